import { Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { pageTitle } from '#app/page-title.ts';
import { classes } from '#app/ui/classes.ts';
import titles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import { brokersPath } from '#contract/brokers/types.ts';
import { identifierId, identifierInput } from '#contract/identifiers/input.ts';
import { identifierFailures } from '#contract/identifiers/types.ts';
import { type Added, addIdentifier } from '#core/identifiers/actions/add-identifier.ts';
import { checkDomain } from '#core/identifiers/actions/check-domain.ts';
import { mailIdentifierLink } from '#core/identifiers/actions/mail-identifier-link.ts';
import { removeIdentifier } from '#core/identifiers/actions/remove-identifier.ts';
import { listOwnIdentifiers } from '#core/identifiers/queries/own-identifiers.ts';
import type { Route } from './+types/identity.ts';
import { IdentifierCard } from './identifier-card.tsx';
import styles from './identity.module.css';

/** What somebody is looked for by: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'What we look for')];

export async function loader({ context }: Route.LoaderArgs) {
  return { identifiers: await listOwnIdentifiers(context.get(requestContext)) };
}

const { prove: _, ...failures } = identifierFailures;

/** What the list itself does not show. */
const added: Readonly<Record<Added, string | null>> = {
  added: null,
  mailed: 'It is on your list. We have sent it a link: open it to show that the mailbox is yours.',
  proven: 'It is on your list, and proven: its mailbox is one of yours.',
};

const seen = {
  there: 'The record is there: the domain is yours.',
  missing: 'The record was not found. It can take an hour to be seen after it was published.',
  unknown: 'The record could not be looked for just now. Please try again in a few minutes.',
} as const;

export const action = acts(failures, {
  add: defineAct({
    schema: identifierInput,
    keep: ['kind', 'value'],
    run: addIdentifier,
    done: (what) => added[what],
  }),
  link: defineAct({
    schema: identifierId,
    keep: ['id'],
    run: mailIdentifierLink,
    done: 'A link that works is in the mailbox.',
  }),
  check: defineAct({ schema: identifierId, keep: ['id'], run: checkDomain, done: (state) => seen[state] }),
  remove: defineAct({
    schema: identifierId,
    keep: ['id'],
    run: removeIdentifier,
    done: 'Removed. No later scan asks about it.',
  }),
});

export const clientAction = clientActs(failures);

export default function Identity({ loaderData: { identifiers } }: Route.ComponentProps) {
  useOwnChanges();
  return (
    <>
      <div className={titles.pageTitle}>
        <div className={titles.text}>
          <h1 className={text.displayMd}>What we look for</h1>
          <p className={classes(text.soft, styles.lead)}>
            Your Detailed Exposure Report asks about everything here that is proven, and about the user names that you
            give. Nothing is asked about what still waits for its proof.
          </p>
        </div>
      </div>
      <IdentifierCard kind="email" identifiers={identifiers} />
      <IdentifierCard kind="domain" identifiers={identifiers} />
      <IdentifierCard kind="username" identifiers={identifiers} />
      <div className={styles.brokers}>
        <h2 className={text.displaySm}>For data brokers</h2>
        <p className={classes(text.soft, styles.lead)}>
          These stay with you: no source is asked about them. They say which data brokers are likely to hold you, and
          stand in the letters that you send.
        </p>
        <p>
          <Link to={brokersPath}>Brokers likely to hold you</Link>
        </p>
      </div>
      <IdentifierCard kind="country" identifiers={identifiers} />
      <div className={styles.side}>
        <IdentifierCard kind="name" identifiers={identifiers} />
        <IdentifierCard kind="town" identifiers={identifiers} />
      </div>
    </>
  );
}
