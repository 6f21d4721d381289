import { Search } from 'lucide-react';
import { Form, Link, redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import { ResidenceField } from '#app/dashboard/removals/residence-field.tsx';
import type { DashboardHandle } from '#app/dashboard/shell/app-bar.tsx';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { useAct } from '#app/forms/use-act.ts';
import { languageOf } from '#app/language/language-of.ts';
import { textOf, useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { pageTitle } from '#app/page-title.ts';
import { CompanySteps } from '#app/scan/company/company-steps.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import titles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { type CompanyView, companiesPath, type FoundCompany, fewestSearched } from '#contract/removal/company.ts';
import { casePath } from '#contract/removal/desk.ts';
import { prepareCaseInput } from '#contract/removal/desk-input.ts';
import { dropUrl } from '#contract/removal/drop.ts';
import { prepareCase } from '#core/removal/actions/prepare-case.ts';
import { getCompany, searchCompanies } from '#core/removal/directory/queries/companies.ts';
import type { Route } from './+types/companies.ts';
import styles from './companies.module.css';
import { companiesTexts } from './companies.texts.ts';
import identity from './identity.module.css';
import { identityTexts } from './identity.texts.ts';

/** A letter with somebody's name: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const handle: DashboardHandle = {
  trail: [
    { label: textOf(identityTexts, ({ title }) => title), to: '/dashboard/identity' },
    { label: textOf(companiesTexts, ({ trail }) => trail) },
  ],
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : [];

const MOST_LETTERS = 80;

/** What a request begins with: a finding, and the scan that found it. */
interface Began {
  finding: string | null;
  scan: string | null;
}

const beganWith = (query: URLSearchParams): Began => ({
  finding: query.get('finding')?.slice(0, 300) ?? null,
  scan: query.get('scan')?.slice(0, 36) ?? null,
});

/** Whom somebody writes to may tell of their health or belief: it stands in no path, and nothing of it is kept. */
export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const ctx = context.get(requestContext);
  const q = (url.searchParams.get('q') ?? '').slice(0, MOST_LETTERS);
  const id = url.searchParams.get('company');
  const { title } = await companiesTexts.in(languageOf(args));
  return {
    title,
    q,
    found: q.trim().length >= fewestSearched ? searchCompanies(ctx.platform.config, q) : null,
    chosen: id === null ? null : await getCompany(ctx, id),
    began: beganWith(url.searchParams),
  };
}

const failures = async (language: Language) => (await companiesTexts.in(language)).failures;

export const action = acts(failures, {
  prepare: defineAct({
    schema: prepareCaseInput,
    keep: ['company'],
    run: async (ctx, input) => redirect(casePath(await prepareCase(ctx, input))),
  }),
});

export const clientAction = clientActs(failures);

function Found({ found, q }: { found: readonly FoundCompany[]; q: string }) {
  const texts = useTexts(companiesTexts);
  if (found.length === 0) return <p role="status">{texts.nobody(q)}</p>;
  return (
    <ul className={styles.found} aria-label={texts.found}>
      {found.map(({ id, name, service, domain }) => (
        <li key={id}>
          <Link to={`${companiesPath}?${new URLSearchParams({ q, company: id })}`}>{service ?? name}</Link>{' '}
          <span className={classes(text.small, text.soft)}>{[service && name, domain].filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** The way to a letter: the request to this company, or what one needs. */
function Request({ chosen, began }: { chosen: CompanyView; began: Began }) {
  const texts = useTexts(companiesTexts);
  const { routes, residence, case: own, isLeftOut } = chosen;
  const act = useAct({ intent: 'prepare' });
  if (own && own.state !== 'closed')
    return (
      <p>
        <ButtonLink to={casePath(own.id)} variant="primary">
          {texts.request}
        </ButtonLink>
      </p>
    );
  return (
    <act.Form method="post" className={styles.prepare}>
      <input type="hidden" name="intent" value="prepare" />
      <input type="hidden" name="company" value={routes.id} />
      {began.finding && <input type="hidden" name="finding" value={began.finding} />}
      {began.scan && <input type="hidden" name="scan" value={began.scan} />}
      <ResidenceField residence={residence} error={act.errorOf('residence')} />
      {isLeftOut && <p className={text.small}>{texts.leftOut}</p>}
      <Button type="submit" variant="primary" busy={act.isBusy} busyLabel={texts.writing}>
        {texts.write}
      </Button>
    </act.Form>
  );
}

/** What a Californian does first: one request there reaches every registered broker. */
function Californians({ rights }: { rights: string }) {
  const { californians } = useTexts(companiesTexts);
  const linkTo = (href: string) => (words: string) => (
    <a href={href} rel="noreferrer nofollow" target="_blank">
      {words}
    </a>
  );
  return <p className={text.small}>{withLinks(californians, linkTo(dropUrl), linkTo(rights))}</p>;
}

function Chosen({ chosen, began }: { chosen: CompanyView; began: Began }) {
  const texts = useTexts(companiesTexts);
  const { routes, domain, asksForId, rights, residence } = chosen;
  return (
    <Card
      head={
        <h2 className={text.displayXs}>
          {routes.name} {domain && <span className={classes(text.small, text.soft)}>{domain}</span>}
        </h2>
      }
    >
      <div className={styles.chosen}>
        <CompanySteps company={routes} checks={chosen.checks} />
        {rights && (residence === null || residence === 'US-CA') && <Californians rights={rights} />}
        {asksForId && <p className={text.small}>{texts.asksForId}</p>}
        {routes.contact && <Request chosen={chosen} began={began} />}
      </div>
    </Card>
  );
}

export default function Companies({ loaderData: { q, found, chosen, began } }: Route.ComponentProps) {
  const texts = useTexts(companiesTexts);
  return (
    <>
      <div className={titles.pageTitle}>
        <div className={titles.text}>
          <h1 className={text.displayMd}>{texts.title}</h1>
          <p className={classes(text.soft, identity.lead)}>{texts.lead}</p>
        </div>
      </div>
      <Form className={styles.search} role="search" action={companiesPath} preventScrollReset>
        <TextField
          label={texts.query}
          type="search"
          name="q"
          minLength={fewestSearched}
          maxLength={MOST_LETTERS}
          defaultValue={q}
        />
        <Button type="submit">
          <Search aria-hidden="true" />
          {texts.search}
        </Button>
      </Form>
      {found && <Found found={found} q={q} />}
      {chosen && <Chosen key={chosen.routes.id} chosen={chosen} began={began} />}
    </>
  );
}
