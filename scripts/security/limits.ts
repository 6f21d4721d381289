import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { spanInWords } from '#contract/base/span.ts';
import { root } from '../processes.ts';
import { type Chapter, table } from './table.ts';

interface Rate {
  most: number;
  windowSeconds: number;
}

const isRate = (value: unknown): value is Rate =>
  typeof value === 'object' && value !== null && 'most' in value && 'windowSeconds' in value;

const rateInWords = ({ most, windowSeconds }: Rate): string =>
  `${most.toLocaleString('en-GB')} in ${spanInWords(windowSeconds * 1_000)}`;

/** Milliseconds in words. */
function timeInWords(ms: number): string {
  if (ms < 1_000) return `${ms} ms`;
  const isPlain = ms >= 60_000 && ms % 60_000 === 0;
  return isPlain ? spanInWords(ms) : `${(ms / 1_000).toLocaleString('en-GB')} seconds`;
}

/** By what its name ends with. */
function numberInWords(name: string, value: number): string {
  if (/Ms$/.test(name)) return timeInWords(value);
  if (/Seconds$/.test(name)) return spanInWords(value * 1_000);
  if (/Bytes$/.test(name)) return `${(value / 2 ** 20).toLocaleString('en-GB')} MiB`;
  return value.toLocaleString('en-GB', { maximumFractionDigits: 4 });
}

/** A limit in words; null for what is none. */
export function limitInWords(name: string, value: unknown): string | null {
  if (typeof value === 'number') return numberInWords(name, value);
  if (isRate(value)) return rateInWords(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    return value.every(isRate) ? value.map(rateInWords).join(', ') : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  // `waitsMs: { known: 5 }` counts milliseconds as well.
  const unit = /(?:Ms|Seconds|Bytes)$/.exec(name)?.[0] ?? '';
  const parts = Object.entries(value).map(([key, one]) => [key, limitInWords(key + unit, one)] as const);
  if (parts.length === 0 || parts.some(([, words]) => words === null)) return null;
  return parts.map(([key, words]) => `${key}: ${words}`).join('; ');
}

/** The comment above an exported constant, in one line. */
function commentOn(name: string, source: string): string {
  const above = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export const ${name}\\b`).exec(source)?.[1] ?? '';
  return above.replace(/\s*\n\s*\*\s?/g, ' ').trim();
}

/** Every exported constant of a `rules.ts` that is a limit or a time. */
async function readLimits(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const file of globSync('core/**/rules.ts', { cwd: root }).sort()) {
    const source = readFileSync(path.join(root, file), 'utf8');
    const exported: Record<string, unknown> = await import(path.join(root, file));
    for (const name of Object.keys(exported).sort()) {
      const words = limitInWords(name, exported[name]);
      if (words !== null)
        rows.push([`\`${file.replace(/^core\/|\/rules\.ts$/g, '')}\``, `\`${name}\``, words, commentOn(name, source)]);
    }
  }
  return rows;
}

/** ASVS 2.1.3 and 15.1.3. */
export async function limitsChapter(): Promise<Chapter> {
  return {
    title: 'Limits and times',
    asvs: ['2.1.3', '15.1.3'],
    text: `Every limit of the business is a constant of a \`rules.ts\`; here are all of them, with the comment that stands above each. Counts are kept in the database, so they hold for all processes together, and are
spent before the work is done. Who has spent one is answered with 429 and when to come back.

What costs most, and what keeps it from being called too often or piling up:

${table(
  ['work', 'kept down by'],
  [
    [
      'Scans: hundreds of questions to others',
      '`freeScanLimits`, `scansAtOnce`, `serviceScansAtOnce`, `watchScansAtOnce`, `mostOpenScans`; the pace of each source holds for everybody together',
    ],
    [
      'Hashing a password: 19 MiB and two passes',
      'two at once in a process, the others wait their turn; `clientLimits`, `pairLimits`, `ownPasswordLimits`',
    ],
    ['PDF and CSV of a report', '`downloadLimits`'],
    ['Uploads and pictures', '`orderLimits`, `largestFile`, `mostFiles`, `pictureLimits`'],
    ['Mail to an address', '`freeScanLimits`, `clientLimits`, `contactLimits`, `optOutLimits`, `addressWatchLimits`'],
    ['Live streams', 'a number for each network and for the process (`server/live/`)'],
    ['Lists and searches', 'pages of fixed size, a time limit for each statement (`platform/database/`)'],
  ],
)}

${table(['module', 'constant', 'limit', 'what it is'], await readLimits())}`,
  };
}
