import { toHex } from './bytes.ts';
import type { FileVerdict } from './verify-file.ts';
import type { ReportFault } from './verify-report.ts';

const sections: ReadonlyMap<string, string> = new Map(
  Object.entries({
    about: 'Who issued it, and when',
    removal: 'What was seen gone, and where',
    looks: 'The order of the looks',
    log: 'The proof from the audit log',
    person: 'Whose report it is, and what was looked for',
    score: 'The score',
    comparison: 'What has changed since an earlier report',
    coverage: 'How many sources answered',
    findings: 'The order of the findings',
    checks: 'The order of the answers',
    method: 'How the score was worked out',
    format: 'The name of the format',
    seal: 'The seal, so that nothing in the file can be believed',
    file: 'How the file is written',
    pages: 'The pages of the PDF',
    table: 'The table',
    attachment: 'The data attached to the PDF',
  }),
);

const rows: ReadonlyMap<string, string> = new Map([
  ['findings', 'The finding'],
  ['checks', 'The answer of'],
  ['looks', 'The look'],
]);

/** What a person calls a part of the report: "The finding “Larkfield lost your password”". */
function partWords({ part, title, line, near }: ReportFault): string {
  const [section = '', id] = part.split(/ (.*)/s);
  const row = id === undefined ? undefined : rows.get(section);
  if (row) return title === undefined ? `${row} ${id}` : `${row} “${title}”`;
  const where = line === undefined ? '' : `, in line ${line}${near ? `, near “${near}”` : ''}`;
  return `${sections.get(part) ?? `“${part}”`}${where}`;
}

const endings = { changed: 'changed', missing: 'taken away', added: 'put in' } as const;

/** "The score: changed." */
export const faultWords = (fault: ReportFault): string => `${partWords(fault)}: ${endings[fault.how]}.`;

/** What a verdict comes to, in one sentence for a headline. */
export function verdictTitle(verdict: FileVerdict): string {
  switch (verdict.kind) {
    case 'genuine':
    case 'genuine-table':
      return 'Genuine: nothing was changed';
    case 'changed':
      return 'Changed: this is not what was signed';
    case 'unknown-key':
      return 'Signed by a key we do not know';
    case 'no-report':
      return 'This is not one of our reports or certificates';
    case 'unable':
      return 'This browser cannot check signatures';
    case 'table':
      return 'A table without its seal';
    case 'seal':
      return 'A seal without its table';
    case 'too-large':
      return 'This file is too large to be a report';
  }
}

/** What follows from it, in a sentence or two; of what was changed, the parts are said by `faultWords`. */
export function verdictDetail(verdict: FileVerdict): string {
  switch (verdict.kind) {
    case 'genuine':
    case 'genuine-table':
      return `Issued by ${verdict.key.name}, key ${toHex(verdict.key.keyId)}.`;
    case 'changed':
      return 'Somebody, or some program, altered the file after it was issued:';
    case 'unknown-key':
      return `It says that ${verdict.name} signed it, with the key ${verdict.keyId}. Another installation may have issued it, or somebody made it up: believe nothing in it.`;
    case 'no-report':
      return 'Choose the PDF or JSON file of the report or certificate, or its CSV file and the seal of that, as they were downloaded.';
    case 'unable':
      return 'It does not know Ed25519, or not on a page without TLS. That says nothing about the file: try a newer browser, or the command.';
    case 'table':
      return 'The seal of a CSV file is a file of its own, downloaded beside it. Choose it now, or drop both here together.';
    case 'seal':
      return 'It says what the CSV file of a report was. Choose that file now, or drop both here together.';
    case 'too-large':
      return 'A report is a few megabytes at most.';
  }
}
