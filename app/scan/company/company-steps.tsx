import { classes } from '#app/ui/classes.ts';
import text from '#app/ui/styles/text.module.css';
import { type CompanyRoutes, type CompanyStep, companySteps } from '#contract/removal/company.ts';
import styles from './company-steps.module.css';

function Way({ label, url }: CompanyStep['routes'][number]) {
  if (url === null) return <span>{label}</span>;
  const isPage = !url.startsWith('mailto:');
  return (
    <a href={url} {...(isPage && { rel: 'noreferrer nofollow', target: '_blank' })}>
      {label}
    </a>
  );
}

/** How to close the account at a company, and how to ask it for deletion. */
export function CompanySteps({ company }: { company: CompanyRoutes }) {
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
