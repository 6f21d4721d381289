import { use } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { reportTexts } from '#app/scan/report/texts/report.texts.ts';
import text from '#app/ui/styles/text.module.css';
import { companiesPath } from '#contract/removal/company.ts';
import type { FindingView } from '#contract/scans/types.ts';
import { companyTexts } from './company.texts.ts';
import { CompanySteps } from './company-steps.tsx';
import styles from './finding-company.module.css';
import { ReportRoutesContext } from './report-context.ts';

interface FindingCompanyProps {
  finding: Pick<FindingView, 'company' | 'id'>;
  /** Whether its reader has an account, in which a letter can be written. */
  hasAccount: boolean;
}

/** What can be asked of the company that lost or shows the data. It is no step that lowers the score before it is seen gone. */
export function FindingCompany({ finding: { company, id }, hasAccount }: FindingCompanyProps) {
  const { scanId, checks } = use(ReportRoutesContext);
  const texts = useTexts(reportTexts);
  const words = useTexts(companyTexts);
  if (company === null) return null;
  return (
    <>
      <h3>{words.heading}</h3>
      {company === 'unknown' ? (
        <p className={text.soft}>{words.unknown}</p>
      ) : (
        <div className={styles.company}>
          {company.isByName && <p className={text.soft}>{words.byName}</p>}
          <CompanySteps company={company} checks={checks} />
          {hasAccount && company.contact && (
            <p>
              <Link
                to={`${companiesPath}?${new URLSearchParams({ company: company.id, finding: id, ...(scanId && { scan: scanId }) })}`}
              >
                {texts.letterTo(company.contact.name)}
              </Link>
            </p>
          )}
        </div>
      )}
    </>
  );
}
