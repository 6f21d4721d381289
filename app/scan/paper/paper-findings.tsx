import { useTexts } from '#app/language/texts.ts';
import { useComments } from '#app/scan/comments/comments.tsx';
import { companyTexts } from '#app/scan/company/company.texts.ts';
import { reportTexts } from '#app/scan/report/texts/report.texts.ts';
import { scanWords } from '#app/scan/scan-words.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { levelClass, Severity } from '#app/ui/display/severity.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { companyLines } from '#contract/removal/company.ts';
import { withoutFindings } from '#contract/scans/coverage.ts';
import { openQuestionsIn, questionWords } from '#contract/scans/paper.ts';
import { proofSentences } from '#contract/scans/proofs.ts';
import type { Todo, Todos } from '#contract/scans/todos.ts';
import { type FindingView, findingGroups, type ScanView } from '#contract/scans/types.ts';
import { paperTexts } from './paper.texts.ts';
import styles from './paper-report.module.css';
import { paperWords } from './paper-words.texts.ts';

function Evidence({ finding, todo }: { finding: FindingView; todo: Todo | undefined }) {
  const formats = useFormats();
  const texts = useTexts(paperTexts);
  const words = useTexts(scanWords);
  const { partialDate } = formats;
  const comment = useComments()[finding.id];
  const { certainty, since, url, lowersScoreBy: effect } = finding;
  const facts = [
    finding.exposed.join(', '),
    since ? texts.since(partialDate(since)) : texts.noDate,
    `${words.certainty[certainty.level]}. ${certainty.because}`,
    ...finding.evidence.map(({ label, value }) => texts.fact(label, value)),
    ...(url ? [url] : []),
    ...(effect ? [texts.lowersScore(effect)] : []),
  ];
  return (
    <li className={classes(styles.finding, levelClass(finding.severity))}>
      <h4>
        <Severity level={finding.severity} plain /> {finding.title}
        {finding.group === 'done' && <span className={text.soft}> ({texts.dealtWith})</span>}
      </h4>
      <p className={text.soft}>{facts.join(' · ')}</p>
      {finding.proofs.length > 0 && (
        <p className={text.soft}>{texts.howWeKnow(proofSentences(finding.proofs, formats, words))}</p>
      )}
      <ul>
        {finding.steps.map((step, place) => (
          <li key={step.id} className={todo?.steps.includes(place) ? styles.ticked : undefined}>
            {step.text}
          </li>
        ))}
      </ul>
      <Company company={finding.company} />
      {comment && (
        <p>
          {comment.by}, {formats.longDate(comment.at)}: {comment.text}
        </p>
      )}
    </li>
  );
}

function Company({ company }: Pick<FindingView, 'company'>) {
  const texts = useTexts(companyTexts);
  if (company === null) return null;
  if (company === 'unknown') return <p className={text.soft}>{texts.unknown}</p>;
  return (
    <>
      <p className={text.soft}>{texts.heading}:</p>
      <ul>
        {companyLines(company, texts).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** What was found, by what is to be done about it, each with its evidence and steps. */
export function PaperFindings({ scan, todos }: { scan: ScanView; todos: Todos | undefined }) {
  const { findings, coverage, identifiers } = scan;
  const { groups } = useTexts(reportTexts);
  const { headings } = useTexts(paperWords);
  const { title, text: words } = withoutFindings(coverage, identifiers, useTexts(scanWords));
  const questions = openQuestionsIn({ findings }, { todos, comments: useComments() });
  return (
    <section className={styles.page} aria-labelledby="evidence">
      <h2 className={text.displayMd} id="evidence">
        {headings.evidence}
      </h2>
      {findings.length === 0 && (
        <EmptyState as="h3" title={title}>
          {words}
        </EmptyState>
      )}
      {findingGroups.map((group) => {
        const own = findings.filter((finding) => finding.group === group && !questions.includes(finding));
        if (own.length === 0) return null;
        return (
          <div key={group}>
            <h3 className={text.displayXs}>{groups[group]}</h3>
            <ul className={styles.evidence}>
              {own.map((finding) => (
                <Evidence key={finding.id} finding={finding} todo={todos?.[finding.id]} />
              ))}
            </ul>
          </div>
        );
      })}
      <Questions findings={questions} />
    </section>
  );
}

/** What may be somebody else's, in short. */
function Questions({ findings }: { findings: readonly FindingView[] }) {
  const formats = useFormats();
  const paper = useTexts(paperWords);
  const words = useTexts(scanWords);
  if (findings.length === 0) return null;
  return (
    <>
      <h2 className={text.displayMd}>{paper.headings.questions}</h2>
      <p>{paper.questionsNote(findings.length)}</p>
      <ul className={styles.answers}>
        {findings.map((finding) => (
          <li key={finding.id}>{questionWords(finding, formats, paper, words)}</li>
        ))}
      </ul>
    </>
  );
}
