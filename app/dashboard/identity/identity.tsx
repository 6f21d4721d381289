import { Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
import { acts, defineAct, type Sent } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { pageTitle } from '#app/page-title.ts';
import { scanWords } from '#app/scan/scan-words.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import titles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import type { Texts } from '#contract/base/texts.ts';
import { brokersPath } from '#contract/brokers/types.ts';
import { identifierId, identifierInput, profileInput } from '#contract/identifiers/input.ts';
import { askedKey, type IdentifierView, type LastAsked } from '#contract/identifiers/types.ts';
import { companiesPath } from '#contract/removal/company.ts';
import { answeredWords } from '#contract/scans/coverage.ts';
import { sensitivePath } from '#contract/sensitive/types.ts';
import { addIdentifier } from '#core/identifiers/actions/add-identifier.ts';
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
import { sourceWords } from '#core/sources/queries/words.ts';
import type { Route } from './+types/identity.ts';
import { HibpDomain } from './hibp-domain.tsx';
import { IdentifierCard } from './identifier-card.tsx';
import styles from './identity.module.css';
import type english from './identity.texts.en.ts';
import { identityTexts } from './identity.texts.ts';
import { LikelyProfiles } from './likely-profiles.tsx';
import { ProveProfile } from './prove-profile.tsx';
import { ScanAgain } from './scan-again.tsx';

/** What somebody is looked for by: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : [];

export async function loader(args: Route.LoaderArgs) {
  const language = languageOf(args);
  const { title } = await identityTexts.in(language);
  const ctx = args.context.get(requestContext);
  const identifiers = await listOwnIdentifiers(ctx);
  const siteIn = (name: string) => sourceWords(language)(name, 'names');
  return {
    title,
    identifiers: identifiers.map(({ profiles, ...identifier }) => ({
      ...identifier,
      profiles: profiles.map(({ site, at }) => ({ site: siteIn(site), at })),
    })),
    sites: provingSites(ctx.platform).map(({ id, name }) => ({ id, name: siteIn(name) })),
    asksHibp: asksHibpAboutDomains(ctx.platform),
    scansLeft: await countScansAgain(ctx),
    asked: await readLastAsked(ctx, identifiers),
    likely: await readLikelyProfiles(ctx, language),
  };
}

type Shown = Texts<typeof english>;

const textsIn = ({ language }: Sent) => identityTexts.in(language);
const readFailures = async (language: Language) => (await identityTexts.in(language)).failures;

/** Said in the toast once a form is done. */
const said =
  (choose: (texts: Shown) => string) =>
  async (_done: unknown, _ctx: unknown, sent: Sent): Promise<string> =>
    choose(await textsIn(sent));

/** What has been looked for: what is there in a sentence, what is not as a warning. */
function tellOutcome<State extends string>(texts: Readonly<Record<State, string | Said>>, state: State) {
  const found: string | Said = texts[state];
  return typeof found === 'string' ? found : ({ variant: 'destructive', ...found } as const);
}

interface Said {
  readonly title: string;
  readonly description: string;
}

export const action = acts(readFailures, {
  add: defineAct({
    schema: identifierInput,
    keep: ['kind', 'value'],
    run: addIdentifier,
    done: async (what, _ctx, sent) => (what === 'added' ? null : (await textsIn(sent)).added[what]),
  }),
  link: defineAct({
    schema: identifierId,
    keep: ['id'],
    run: mailIdentifierLink,
    done: said(({ linkStillWorks }) => linkStillWorks),
  }),
  check: defineAct({
    schema: identifierId,
    keep: ['id'],
    run: checkDomain,
    done: async (state, _ctx, sent) => tellOutcome((await textsIn(sent)).record, state),
  }),
  profile: defineAct({
    schema: profileInput,
    keep: ['id', 'source'],
    run: proveProfile,
    done: async (state, _ctx, sent) => tellOutcome((await textsIn(sent)).token, state),
  }),
  hibp: defineAct({
    schema: identifierId,
    keep: ['id'],
    run: showDomainToHibp,
    done: async ({ state }, _ctx, sent) => tellOutcome((await textsIn(sent)).pwned, state),
    value: ({ record }) => record,
  }),
  remove: defineAct({
    schema: identifierId,
    keep: ['id'],
    run: removeIdentifier,
    done: said(({ removed }) => removed),
  }),
  scan: defineAct({
    run: scanAgain,
    done: said(({ scanStarted }) => scanStarted),
    to: (scanId) => `/dashboard/scans/${scanId}`,
  }),
});

export const clientAction = clientActs(readFailures);

/** When it was last asked about, and with what outcome. */
function Asked({ asked }: { asked: LastAsked | undefined }) {
  const texts = useTexts(identityTexts);
  const words = useTexts(scanWords);
  const { longDate } = useFormats();
  if (!asked) return <p className={classes(text.small, text.soft)}>{texts.notLookedFor}</p>;
  return (
    <p className={classes(text.small, text.soft)}>
      {withLinks(texts.lastLookedFor(longDate(asked.at), answeredWords(asked, words)), (date) => (
        <time dateTime={asked.at}>{date}</time>
      ))}
    </p>
  );
}

export default function Identity({
  loaderData: { identifiers, sites, asksHibp, scansLeft, asked, likely },
}: Route.ComponentProps) {
  useOwnChanges();
  const texts = useTexts(identityTexts);
  const linkTo = useLinks();
  const lastAsked = ({ kind, value }: IdentifierView) => <Asked asked={asked[askedKey(kind, value)]} />;
  return (
    <>
      <div className={titles.pageTitle}>
        <div className={titles.text}>
          <h1 className={text.displayMd}>{texts.title}</h1>
          <p className={classes(text.soft, styles.lead)}>{texts.lead}</p>
          <p className={text.soft}>
            {withLinks(texts.mailbox, (words) => (
              <Link {...linkTo('/mailbox')}>{words}</Link>
            ))}
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
      <p className={text.soft}>
        {withLinks(texts.privateSites, (words) => (
          <Link to={sensitivePath}>{words}</Link>
        ))}
      </p>
      <div className={styles.brokers}>
        <h2 className={text.displaySm}>{texts.forBrokers}</h2>
        <p className={classes(text.soft, styles.lead)}>{texts.forBrokersText}</p>
        <p>
          <Link to={brokersPath}>{texts.brokers}</Link>
        </p>
        <p>
          <Link to={companiesPath}>{texts.companies}</Link>
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
