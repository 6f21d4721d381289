import { counted } from '#contract/base/plural.ts';
import verdicts from '#contract/proof/words/verdict.texts.en.ts';
import { type Answered, answeredWords } from '#contract/scans/coverage.ts';
import type { Band } from '#contract/scans/severity.ts';
import scanWords from '#contract/scans/words/scan-words.texts.en.ts';

const bands: Readonly<Record<Band, string>> = {
  critical: 'critical',
  high: 'high',
  medium: 'medium',
  low: 'low',
  quiet: 'quiet',
};

export default {
  verdicts,
  title: 'Check a report',
  description: 'Whether a report is as we issued it, and which part is not. The file never leaves your device.',
  lead: 'See whether a report is as we issued it, and if not, which part was changed. The file stays on this device: it is read here, and nobody is asked.',

  check: 'Check a file',
  drop: 'Drop a report or a certificate here, as it was downloaded, or a CSV file together with its seal, or',
  choose: 'Choose a file',
  checking: 'Checking…',
  file: 'Report',
  needsScripts: 'This check runs in your browser and needs JavaScript.',

  genuine: (issuer: string, day: string) => `Genuine: issued by ${issuer} on ${day}, nothing was changed`,
  failed: 'The file could not be read',
  failedText: 'Nothing is known about it. Choose it again.',
  more: (count: number) => `And ${count} more.`,

  reportFor: 'Report for',
  issued: 'Issued',
  scanned: 'Scanned',
  score: 'Score',
  findings: 'Findings',
  findingCount: (count: number) => counted('en', count, { one: 'finding', other: 'findings' }),
  coverage: 'Coverage',
  answered: (answered: Answered) => answeredWords(answered, scanWords),
  bands,
  noScore: 'Not enough answered to give a score',
  between: (from: number, to: number) => `${from} to ${to}`,
  scored: (exposed: string, band: string) => `${exposed} out of 100: ${band}`,
  scoredOpen: (open: string, band: string, exposed: string) => `${open} out of 100: ${band}; ${exposed} on record`,
  report: 'Report',
  table: 'Table',
  lines: (count: number) => counted('en', count, { one: 'line', other: 'lines' }),

  gone: 'Seen gone',
  asked: 'Asked',
  askedOn: (company: string, day: string) => `${company}, on ${day}`,
  found: 'Found',
  absent: 'Absent',
  log: 'Audit log',
  notChecked: 'Not checked',
  notProved: (why: string) => `Does not prove it: ${why}`,
  proved: (entry: number, size: number) => `Entry ${entry} of ${size} in the signed log says so`,

  proves: 'What it proves, and what it does not',
  provesText: (name: string) => [
    `A genuine report says, word for word, what ${name} found and which source answered what, at the time that it names. It does not prove that a source told the truth, or that the same would be found today. Nor does it say who handed it to you: see whose report it is.`,
    'A certificate says that something we had found was absent when we looked three times, each time while the source passed its tests. It holds the entry of our audit log that says so, and the hashes that lead to a signed head.',
  ],
  withoutUs: 'Check it without us',
  command: 'In a copy of our source code, on a machine that need not be online:',
  key: 'It exits with status 1 and names the parts that were changed. Our public key is the last argument: write it down, or compare it with a copy from elsewhere. Programs find it at [/verify/key].',
  formerKeys: 'Earlier keys that are still accepted:',
  seal: 'The seal at the end of the JSON file is a [signed note] with a line for each part: its SHA-256 and its name. So anyone can write their own verifier.',
};
