import { Link } from 'react-router';
import { classes } from '#app/ui/classes.ts';
import text from '#app/ui/styles/text.module.css';
import {
  type CompanyRoutes,
  type CompanyStep,
  companiesPath,
  companyHeading,
  companySteps,
  foundByName,
  noCompanyKnown,
} from '#contract/removal/company.ts';
import type { FindingView } from '#contract/scans/types.ts';
import styles from './finding-company.module.css';

function Way({ label, url }: CompanyStep['routes'][number]) {
  if (url === null) return <span>{label}</span>;
  const isPage = !url.startsWith('mailto:');
  return (
    <a href={url} {...(isPage && { rel: 'noreferrer nofollow', target: '_blank' })}>
      {label}
    </a>
  );
}

function Steps({ company }: { company: CompanyRoutes }) {
  return (
    <ol className={styles.steps}>
      {companySteps(company).map(({ text: words, hint, routes }) => (
        <li key={words}>
          <strong>{words}</strong>
          {hint && <span className={text.soft}>{hint}</span>}
          <span className={classes(styles.ways, text.small)}>
            {routes.map((way) => (
              <Way key={way.label} {...way} />
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface FindingCompanyProps {
  finding: Pick<FindingView, 'company'>;
  /** Whether its reader has an account, in which a letter can be written. */
  hasAccount: boolean;
}

/** What can be asked of the company that lost the data. It is no step that lowers the score: what has leaked stays out. */
export function FindingCompany({ finding: { company }, hasAccount }: FindingCompanyProps) {
  if (company === null) return null;
  return (
    <>
      <h3>{companyHeading}</h3>
      {company === 'unknown' ? (
        <p className={text.soft}>{noCompanyKnown}</p>
      ) : (
        <div className={styles.company}>
          {company.isByName && <p className={text.soft}>{foundByName}</p>}
          <Steps company={company} />
          {hasAccount && company.contact && (
            <p>
              <Link to={`${companiesPath}?company=${company.id}`}>Your letter to {company.contact.name}</Link>
            </p>
          )}
        </div>
      )}
    </>
  );
}
