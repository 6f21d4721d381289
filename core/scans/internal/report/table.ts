import { csvLine, csvStart } from '#contract/base/csv.ts';
import type { SignedReport } from '#contract/proof/report-schema.ts';
import { ownershipLabel } from '#contract/scans/ownership.ts';
import { severityLabel } from '#contract/scans/severity.ts';
import { certaintyLabel, findingCategoryLabel } from '#contract/scans/types.ts';

type Finding = SignedReport['findings'][number];

const markedLabel = { open: 'Open', done: 'Done', 'not-mine': 'Not mine' } as const;

/** Columns of the file, in this order. */
const columns: readonly [name: string, value: (finding: Finding) => string | number][] = [
  ['Severity', ({ severity }) => severityLabel[severity]],
  ['Finding', ({ title }) => title],
  ['Where', ({ where }) => where],
  ['Since', ({ since }) => since ?? ''],
  ['Exposed', ({ exposed }) => exposed.join(', ')],
  ['Category', ({ category }) => findingCategoryLabel[category]],
  ['Certainty', ({ certainty }) => certaintyLabel[certainty.level]],
  ['Whose', ({ whose }) => ownershipLabel[whose.level]],
  ['Points', ({ points }) => points],
  ['Points Open', ({ open }) => open],
  ['Marked', ({ marked }) => markedLabel[marked]],
  ['To Do', ({ steps }) => steps.map(({ text, done }) => (done ? `${text} (done)` : text)).join('\n')],
  ['Evidence', ({ evidence }) => evidence.map(({ label, value }) => `${label}: ${value}`).join('\n')],
  ['Comment', ({ comment }) => (comment ? `${comment.by}: ${comment.text}` : '')],
  ['Address', ({ url }) => url ?? ''],
  ['Sources', ({ sources }) => sources.join(', ')],
];

/** The findings for a spreadsheet, heaviest first. */
export const findingsTable = ({ findings }: Pick<SignedReport, 'findings'>): string =>
  csvStart(columns.map(([name]) => name)) +
  findings.map((finding) => csvLine(columns.map(([, value]) => value(finding)))).join('');
