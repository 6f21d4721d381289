import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asvsIds } from '#tests/asvs/ids.ts';
import type { AsvsRow, Proof } from '#tests/asvs/row.ts';
import { root } from '../processes.ts';
import { titlesIn } from './titles.ts';

const chapters: Readonly<Record<string, string>> = {
  1: 'Encoding and sanitization',
  2: 'Validation and business logic',
  3: 'Web frontend security',
  4: 'API and web service',
  5: 'File handling',
  6: 'Authentication',
  7: 'Session management',
  8: 'Authorization',
  9: 'Self-contained tokens',
  10: 'OAuth and OIDC',
  11: 'Cryptography',
  12: 'Secure communication',
  13: 'Configuration',
  14: 'Data protection',
  15: 'Secure coding and architecture',
  16: 'Security logging and error handling',
  17: 'WebRTC',
};

const intro = `# OWASP ASVS 5.0

Written by \`npm run asvs\` from \`tests/asvs/\`; a test fails when a test that is named here no longer exists or is skipped, or when this table is
out of date. Ids and levels are those of the [OWASP Application Security Verification Standard 5.0.0](https://github.com/OWASP/ASVS/tree/v5.0.0_release)
(CC BY-SA 4.0); what each asks for is told in short words of our own, and the standard has the full ones.

*Met* names tests that would fail without the control; a title with \`%s\` or \`\${…}\` is a test with many cases. *Open* says what is missing, or that no test
shows it, also where we believe that it is so. Tests of \`deploy/Caddyfile\` run where Caddy is installed or can be downloaded from Debian, and say so elsewhere. Nobody else has
assessed the product. [mutants.md](mutants.md) lists controls that were taken away to see their tests fail.
`;

const proofText = ({ file, title }: Proof) => `\`${file}\`: ${title.replaceAll('|', '\\|').replaceAll('<', '&lt;')}`;

const statusOf = ({ met, notApplicable, open }: AsvsRow): [string, string] => {
  if (met) return ['met', met.map(proofText).join('<br>')];
  return notApplicable === undefined ? ['open', open ?? ''] : ['not applicable', notApplicable];
};

const count = (rows: readonly AsvsRow[], level: AsvsRow['level'], stand: string) =>
  rows.filter((row) => row.level === level && statusOf(row)[0] === stand).length;

function summaryOf(rows: readonly AsvsRow[]): string {
  const lines = ([1, 2] as const).map(
    (level) =>
      `| ${level} | ${['met', 'not applicable', 'open'].map((stand) => count(rows, level, stand)).join(' | ')} |`,
  );
  return ['| level | met | not applicable | open |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

/** The text of docs/asvs.md. */
export function writeTable(rows: readonly AsvsRow[]): string {
  const parts = [intro, summaryOf(rows)];
  for (const [chapter, own] of Map.groupBy(rows, ({ id }) => id.split('.')[0] ?? '')) {
    const lines = own.map((row) => {
      const [stand, because] = statusOf(row);
      return `| ${row.id} | ${row.level} | ${row.about} | ${stand} | ${because} |`;
    });
    const head = ['| id | level | about | | by what, or why |', '| --- | --- | --- | --- | --- |'];
    parts.push(`\n## V${chapter} ${chapters[chapter]}\n`, ...head, ...lines);
  }
  return `${parts.join('\n')}\n`;
}

const known = new Map<string, ReturnType<typeof titlesIn> | null>();

function titlesOf(file: string): ReturnType<typeof titlesIn> | null {
  const at = path.join(root, file);
  if (!known.has(file)) known.set(file, existsSync(at) ? titlesIn(file, readFileSync(at, 'utf8')) : null);
  return known.get(file) ?? null;
}

/** What is wrong with a test that a row names; null when it is there, and is run. */
export function faultOf({ file, title }: Proof, read: typeof titlesOf = titlesOf): string | null {
  const titles = read(file);
  if (!titles) return `${file} does not exist`;
  const found = titles.get(title);
  if (!found) return `${file} has no test "${title}"`;
  return found.isSkipped ? `${file}: "${title}" is skipped` : null;
}

/** What is wrong with the rows, a line each. */
export function faultsOf(rows: readonly AsvsRow[], read?: typeof titlesOf): string[] {
  const faults = rows.flatMap(({ id, met = [] }) =>
    met.flatMap((proof) => {
      const fault = faultOf(proof, read);
      return fault === null ? [] : [`${id}: ${fault}`];
    }),
  );
  for (const level of [1, 2] as const) {
    const own = rows.filter((row) => row.level === level).map(({ id }) => id);
    faults.push(...asvsIds[level].filter((id) => !own.includes(id)).map((id) => `${id}: is missing at level ${level}`));
    faults.push(...own.filter((id) => !asvsIds[level].includes(id)).map((id) => `${id}: is none of level ${level}`));
  }
  return faults;
}
