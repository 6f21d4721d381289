import { ChevronDown, Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import type { DashboardHandle } from '#app/dashboard/shell/app-bar.tsx';
import { pageTitle } from '#app/page-title.ts';
import { CompanySteps } from '#app/scan/company/company-steps.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import titles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Country } from '#contract/identifiers/types.ts';
import { type AuthorityView, complaintNote } from '#contract/removal/authority.ts';
import { type CompanyLetter, companiesPath, type FoundCompany, fewestSearched } from '#contract/removal/company.ts';
import { dropUrl } from '#contract/removal/drop.ts';
import { getCompanyLetter, searchCompanies } from '#core/removal/directory/queries/companies.ts';
import type { Route } from './+types/companies.ts';
import styles from './companies.module.css';
import identity from './identity.module.css';
import { Letter } from './letter.tsx';

/** A letter with somebody's name: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const handle: DashboardHandle = {
  trail: [{ label: 'What we look for', to: '/dashboard/identity' }, { label: 'Companies' }],
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Write to a company')];

const MOST_LETTERS = 80;

/** Whom somebody writes to may tell of their health or belief: it stands in no path, and nothing of it is kept. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const q = (url.searchParams.get('q') ?? '').slice(0, MOST_LETTERS);
  const id = url.searchParams.get('company');
  return {
    q,
    found: q.trim().length >= fewestSearched ? searchCompanies(ctx.platform.config, q) : null,
    chosen: id === null ? null : await getCompanyLetter(ctx, id),
  };
}

function Found({ found, q }: { found: readonly FoundCompany[]; q: string }) {
  if (found.length === 0)
    return <p role="status">Nobody in our directory is called “{q}”. Their privacy notice says whom to write to.</p>;
  return (
    <ul className={styles.found} aria-label="Companies found">
      {found.map(({ id, name, service, domain }) => (
        <li key={id}>
          <Link to={`${companiesPath}?${new URLSearchParams({ q, company: id })}`}>{service ?? name}</Link>{' '}
          <span className={classes(text.small, text.soft)}>{[service && name, domain].filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

function WithoutLetter({ country }: Pick<CompanyLetter, 'country'>) {
  return country === null ? (
    <p>
      <Link to="/dashboard/identity#country">Say where you live</Link>, and a letter under the law of your country is
      written for you.
    </p>
  ) : (
    <p>
      We have no letter for your country that this company would have to answer. You can still ask in your own words.
    </p>
  );
}

/** Where to go with a bad answer, or none. */
function Complaint({ country, authorities }: { country: Country; authorities: readonly AuthorityView[] }) {
  return (
    <details className={styles.complaint}>
      <summary>
        If they refuse or do not answer
        <ChevronDown aria-hidden="true" />
      </summary>
      <p>{complaintNote(country)}</p>
      {authorities.length > 1 && <p>It is the one of the state in which you live, or in which the company is.</p>}
      <ul>
        {authorities.map(({ id, name, url, email, language }) => (
          <li key={id} lang={language ?? undefined}>
            {url ? (
              <a href={url} rel="noreferrer nofollow" target="_blank">
                {name}
              </a>
            ) : (
              name
            )}
            {email && <span className={classes(text.small, text.soft)}> {email}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What a Californian does first: one request there reaches every registered broker. */
function Californians({ rights }: { rights: string }) {
  return (
    <p className={text.small}>
      If you live in California, begin with{' '}
      <a href={dropUrl} rel="noreferrer nofollow" target="_blank">
        DROP
      </a>
      : one request there reaches every data broker that is registered with the state, and this is one of them.{' '}
      <a href={rights} rel="noreferrer nofollow" target="_blank">
        What they say about your rights
      </a>
    </p>
  );
}

function Chosen({
  chosen: { routes, domain, asksForId, rights, country, letter, authorities, checks },
}: {
  chosen: CompanyLetter;
}) {
  const { name, contact } = routes;
  return (
    <Card
      head={
        <h2 className={text.displayXs}>
          {name} {domain && <span className={classes(text.small, text.soft)}>{domain}</span>}
        </h2>
      }
    >
      <div className={styles.chosen}>
        <CompanySteps company={routes} checks={checks} />
        {rights && country === 'US' && <Californians rights={rights} />}
        {asksForId && (
          <p className={text.small}>
            They often ask for a copy of an identity document. Ask first whether something else is enough; if you send
            one, cover the number, the photo and all that they do not need.
          </p>
        )}
        {contact && letter && <Letter letter={letter} email={contact.email} name={contact.name} />}
        {contact && !letter && <WithoutLetter country={country} />}
        {country && authorities.length > 0 && <Complaint country={country} authorities={authorities} />}
      </div>
    </Card>
  );
}

export default function Companies({ loaderData: { q, found, chosen } }: Route.ComponentProps) {
  return (
    <>
      <div className={titles.pageTitle}>
        <div className={titles.text}>
          <h1 className={text.displayMd}>Write to a company</h1>
          <p className={classes(text.soft, identity.lead)}>
            Companies, public bodies and services that you can ask to close your account or to delete your data. Nothing
            is sent for you, and whom you look up here is not kept.
          </p>
        </div>
      </div>
      <Form className={styles.search} role="search" action={companiesPath} preventScrollReset>
        <TextField
          label="Company, service or domain"
          type="search"
          name="q"
          minLength={fewestSearched}
          maxLength={MOST_LETTERS}
          defaultValue={q}
        />
        <Button type="submit">
          <Search aria-hidden="true" />
          Search
        </Button>
      </Form>
      {found && <Found found={found} q={q} />}
      {chosen && <Chosen chosen={chosen} />}
    </>
  );
}
