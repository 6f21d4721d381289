import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { type CompanyRoutes, type CompanyStep, companySteps } from '#contract/removal/company.ts';
import type { RouteCheck } from '#contract/removal/routes.ts';
import { companyTexts } from './company.texts.ts';
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

/** When the route was last looked at, and what came of it. */
function Checked({ check }: { check: RouteCheck | undefined }) {
  const { checked } = useTexts(companyTexts);
  const { longDate } = useFormats();
  if (!check) return null;
  return <span className={text.soft}> {checked(check.state, longDate(check.at))}</span>;
}

/** How to close the account at a company, and how to ask it for deletion. */
export function CompanySteps({ company, checks = [] }: { company: CompanyRoutes; checks?: readonly RouteCheck[] }) {
  const texts = useTexts(companyTexts);
  return (
    <ol className={styles.steps}>
      {companySteps(company, texts).map(({ text: words, hint, routes }) => (
        <li key={words}>
          <strong>{words}</strong>
          {hint && <span className={text.soft}>{hint}</span>}
          <span className={classes(styles.ways, text.small)}>
            {routes.map((way) => (
              <span key={way.label}>
                <Way {...way} />
                <Checked check={checks.find(({ url }) => url === way.url)} />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
