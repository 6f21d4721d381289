import { useComments } from '#app/scan/comments/comments.tsx';
import { classes } from '#app/ui/classes.ts';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { levelClass, Severity } from '#app/ui/display/severity.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { companyHeading, companyLines, noCompanyKnown } from '#contract/removal/company.ts';
import { withoutFindings } from '#contract/scans/coverage.ts';
import { openQuestionsIn, paperHeadings, questionsNote, questionWords } from '#contract/scans/paper.ts';
import { proofSentences } from '#contract/scans/proofs.ts';
import type { Todo, Todos } from '#contract/scans/todos.ts';
import {
  certaintyLabel,
  type FindingGroup,
  type FindingView,
  findingGroups,
  type ScanView,
} from '#contract/scans/types.ts';
import styles from './paper-report.module.css';

const stateOf = { todo: null, watch: null, done: 'Dealt with', information: null } as const;

function Evidence({ finding, todo }: { finding: FindingView; todo: Todo | undefined }) {
  const formats = useFormats();
  const { partialDate, plural } = formats;
  const comment = useComments()[finding.id];
  const { certainty, since, url, lowersScoreBy: effect } = finding;
  const facts = [
    finding.exposed.join(', '),
    since ? `Since ${partialDate(since)}` : 'The source does not say since when',
    `${certaintyLabel[certainty.level]}. ${certainty.because}`,
    ...finding.evidence.map(({ label, value }) => `${label}: ${value}`),
    ...(url ? [url] : []),
    ...(effect ? [`Dealing with it lowers your score by ${plural(effect, 'point')}`] : []),
  ];
  return (
    <li className={classes(styles.finding, levelClass(finding.severity))}>
      <h4>
        <Severity level={finding.severity} plain /> {finding.title}
        {stateOf[finding.group] && <span className={text.soft}> ({stateOf[finding.group]})</span>}
      </h4>
      <p className={text.soft}>{facts.join(' · ')}</p>
      {finding.proofs.length > 0 && <p className={text.soft}>How we know: {proofSentences(finding.proofs, formats)}</p>}
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
  if (company === null) return null;
  if (company === 'unknown') return <p className={text.soft}>{noCompanyKnown}</p>;
  return (
    <>
      <p className={text.soft}>{companyHeading}:</p>
      <ul>
        {companyLines(company).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

const headings: Readonly<Record<FindingGroup, string>> = {
  todo: 'To do',
  watch: 'Watch',
  done: 'Done',
  information: 'Information',
};

/** What was found, by what is to be done about it, each with its evidence and steps. */
export function PaperFindings({ scan, todos }: { scan: ScanView; todos: Todos | undefined }) {
  const { findings, coverage, identifiers } = scan;
  const { title, text: words } = withoutFindings(coverage, identifiers);
  const questions = openQuestionsIn({ findings }, { todos, comments: useComments() });
  return (
    <section className={styles.page} aria-labelledby="evidence">
      <h2 className={text.displayMd} id="evidence">
        {paperHeadings.evidence}
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
            <h3 className={text.displayXs}>{headings[group]}</h3>
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
  if (findings.length === 0) return null;
  return (
    <>
      <h2 className={text.displayMd}>{paperHeadings.questions}</h2>
      <p>{questionsNote(findings.length, formats)}</p>
      <ul className={styles.answers}>
        {findings.map((finding) => (
          <li key={finding.id}>{questionWords(finding, formats)}</li>
        ))}
      </ul>
    </>
  );
}
