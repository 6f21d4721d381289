import { Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { pageTitle } from '#app/page-title.ts';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import titles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import { brokersPath } from '#contract/brokers/types.ts';
import { identifierId, identifierInput, profileInput } from '#contract/identifiers/input.ts';
import { askedKey, type IdentifierView, identifierFailures, type LastAsked } from '#contract/identifiers/types.ts';
import { companiesPath } from '#contract/removal/company.ts';
import { answeredWords } from '#contract/scans/coverage.ts';
import { sensitivePath } from '#contract/sensitive/types.ts';
import { type Added, addIdentifier } from '#core/identifiers/actions/add-identifier.ts';
import { checkDomain } from '#core/identifiers/actions/check-domain.ts';
import { mailIdentifierLink } from '#core/identifiers/actions/mail-identifier-link.ts';
import { proveProfile } from '#core/identifiers/actions/prove-profile.ts';
import { removeIdentifier } from '#core/identifiers/actions/remove-identifier.ts';
import { showDomainToHibp } from '#core/identifiers/actions/show-domain-to-hibp.ts';
import { listOwnIdentifiers } from '#core/identifiers/queries/own-identifiers.ts';
import { provingSites } from '#core/identifiers/queries/proving-sites.ts';
import { countScansAgain, scanAgain } from '#core/orders/actions/scan-again.ts';
import { readLastAsked } from '#core/scans/queries/last-asked.ts';
import { readLikelyProfiles } from '#core/scans/queries/likely-profiles.ts';
import { asksHibpAboutDomains } from '#core/sources/actions/prove-domain-to-hibp.ts';
import type { Route } from './+types/identity.ts';
import { HibpDomain } from './hibp-domain.tsx';
import { IdentifierCard } from './identifier-card.tsx';
import styles from './identity.module.css';
import { LikelyProfiles } from './likely-profiles.tsx';
import { ProveProfile } from './prove-profile.tsx';
import { ScanAgain } from './scan-again.tsx';

/** What somebody is looked for by: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'What we look for')];

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const identifiers = await listOwnIdentifiers(ctx);
  return {
    identifiers,
    sites: provingSites(ctx.platform),
    asksHibp: asksHibpAboutDomains(ctx.platform),
    scansLeft: await countScansAgain(ctx),
    asked: await readLastAsked(ctx, identifiers),
    likely: await readLikelyProfiles(ctx),
  };
}

const { prove: _, ...failures } = identifierFailures;

/** What the list itself does not show. */
const added: Readonly<Record<Added, string | null>> = {
  added: null,
  mailed: 'It is on your list. We have sent it a link: open it to show that the mailbox is yours.',
  proven: 'It is on your list, and proven: its mailbox is one of yours.',
};

const warnToast = (title: string, description: string) => ({ variant: 'destructive', title, description }) as const;

const seen = {
  there: 'The record is there: the domain is yours.',
  missing: warnToast(
    'Not there yet',
    'The record was not found. It can take an hour to be seen after it was published.',
  ),
  unknown: warnToast('Not checked', 'The record could not be looked for just now. Please try again in a few minutes.'),
};

const seenAt = {
  there: 'The token is there: the profile is yours. You can take it out again.',
  missing: warnToast(
    'Not there yet',
    'The token was not found in the text of the profile. It can take some minutes to be seen.',
  ),
  nobody: warnToast('No such profile', 'There is no public profile under this user name.'),
  unknown: warnToast('Not checked', 'The site could not be asked just now. Please try again in a few minutes.'),
};

const shown = {
  shown: 'Have I Been Pwned has seen its record. The next scan asks about every address of the domain.',
  missing: warnToast(
    'One more record',
    'Have I Been Pwned has not seen its record yet. It stands at your domain below.',
  ),
  unknown: warnToast('Not checked', 'Have I Been Pwned gave no answer just now. Please try again in a few minutes.'),
};

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
    done: 'A link that still works is already in your mailbox.',
  }),
  check: defineAct({ schema: identifierId, keep: ['id'], run: checkDomain, done: (state) => seen[state] }),
  profile: defineAct({
    schema: profileInput,
    keep: ['id', 'source'],
    run: proveProfile,
    done: (state) => seenAt[state],
  }),
  hibp: defineAct({
    schema: identifierId,
    keep: ['id'],
    run: showDomainToHibp,
    done: ({ state }) => shown[state],
    value: ({ record }) => record,
  }),
  remove: defineAct({
    schema: identifierId,
    keep: ['id'],
    run: removeIdentifier,
    done: 'Removed. No later scan asks about it.',
  }),
  scan: defineAct({ run: scanAgain, done: 'The scan has started.', to: (scanId) => `/dashboard/scans/${scanId}` }),
});

export const clientAction = clientActs(failures);

/** When it was last asked about, and with what outcome. */
function Asked({ asked }: { asked: LastAsked | undefined }) {
  const { longDate } = useFormats();
  if (!asked) return <p className={classes(text.small, text.soft)}>Not looked for yet.</p>;
  return (
    <p className={classes(text.small, text.soft)}>
      Last looked for on <time dateTime={asked.at}>{longDate(asked.at)}</time>: {answeredWords(asked)}.
    </p>
  );
}

export default function Identity({
  loaderData: { identifiers, sites, asksHibp, scansLeft, asked, likely },
}: Route.ComponentProps) {
  useOwnChanges();
  const lastAsked = ({ kind, value }: IdentifierView) => <Asked asked={asked[askedKey(kind, value)]} />;
  return (
    <>
      <div className={titles.pageTitle}>
        <div className={titles.text}>
          <h1 className={text.displayMd}>What we look for</h1>
          <p className={classes(text.soft, styles.lead)}>
            Your Detailed Exposure Report covers everything here that is proven, and the user names that you give. It
            leaves out whatever is still waiting for proof.
          </p>
          <p className={text.soft}>
            Not sure where you have accounts? <Link to="/mailbox">Your own browser can find them in your mailbox</Link>,
            and nothing of your mail leaves it.
          </p>
        </div>
      </div>
      {scansLeft > 0 && <ScanAgain left={scansLeft} />}
      <div className={styles.side}>
        <IdentifierCard kind="email" identifiers={identifiers} more={lastAsked} />
        <IdentifierCard
          kind="domain"
          identifiers={identifiers}
          more={(identifier) => (
            <>
              {lastAsked(identifier)}
              <HibpDomain identifier={identifier} isAsked={asksHibp} />
            </>
          )}
        />
      </div>
      <IdentifierCard
        kind="username"
        identifiers={identifiers}
        more={(identifier) => (
          <>
            {lastAsked(identifier)}
            <LikelyProfiles profiles={likely[askedKey(identifier.kind, identifier.value)]} />
            <ProveProfile identifier={identifier} sites={sites} />
          </>
        )}
      />
      <p>
        <Link to={sensitivePath}>Private sites</Link>{' '}
        <span className={text.soft}>are left out of every scan, unless you have them asked for you alone.</span>
      </p>
      <div className={styles.brokers}>
        <h2 className={text.displaySm}>For data brokers</h2>
        <p className={classes(text.soft, styles.lead)}>
          No source is asked about these. They tell us which data brokers are likely to have your data, and go into the
          letters and forms that you send.
        </p>
        <p>
          <Link to={brokersPath}>Brokers likely to have your data</Link>
        </p>
        <p>
          <Link to={companiesPath}>Write to another company</Link>
        </p>
      </div>
      <div className={styles.side}>
        <IdentifierCard kind="country" identifiers={identifiers} />
        <IdentifierCard kind="name" identifiers={identifiers} />
        <IdentifierCard kind="town" identifiers={identifiers} />
        <IdentifierCard kind="phone" identifiers={identifiers} />
      </div>
    </>
  );
}
