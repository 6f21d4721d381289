import type { Texts } from '#contract/base/texts.ts';
import { toHex } from './bytes.ts';
import type { FileVerdict } from './verify-file.ts';
import type { ReportFault } from './verify-report.ts';
import type english from './words/verdict.texts.en.ts';

export type VerdictWords = Texts<typeof english>;

const findNamed = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** What a person calls a part of the report: "The finding “Larkfield lost your password”". */
function partWords({ part, title, line, near }: ReportFault, words: VerdictWords): string {
  const [section = '', id] = part.split(/ (.*)/s);
  const row = id === undefined ? undefined : findNamed(words.rows, section);
  if (row) return row(title === undefined ? String(id) : words.quoted(title));
  const name = findNamed(words.sections, part) ?? words.quoted(part);
  if (line === undefined) return name;
  return near ? words.inLineNear(name, line, near) : words.inLine(name, line);
}

/** "The score: changed." */
export const faultWords = (fault: ReportFault, words: VerdictWords): string =>
  words.faults[fault.how](partWords(fault, words));

/** What a verdict comes to, in one sentence for a headline. */
export const verdictTitle = ({ kind }: FileVerdict, words: VerdictWords): string => words.titles[kind];

/** What follows from it, in a sentence or two; of what was changed, the parts are said by `faultWords`. */
export function verdictDetail(verdict: FileVerdict, words: VerdictWords): string {
  switch (verdict.kind) {
    case 'genuine':
    case 'genuine-table':
      return words.issuedBy(verdict.key.name, toHex(verdict.key.keyId));
    case 'unknown-key':
      return words.unknownKey(verdict.name, verdict.keyId);
    default:
      return words.details[verdict.kind];
  }
}
