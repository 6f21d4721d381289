import { randomInt } from 'node:crypto';
import type { Exposure, Outcome } from '#core/sources/define.ts';
import { foundOrClear } from '../read.ts';
import type { Recognised } from '../recognised.ts';
import { SourceTrouble } from '../trouble.ts';

/** Somebody in a register, by the name they have there. */
export interface NameRecord {
  where: string;
  name: string;
  url: string;
  employers: readonly string[];
  evidence?: Exposure['evidence'];
}

/** Shown at most: the person is asked about each. */
const MOST = 3;

/**
 * Those of a register's answer who have exactly the name: somebody called so, until the person says it is them.
 * @param total how many the register says there are
 * @throws SourceTrouble `changed` when there are more than it sent, and nobody of the name among those that it sent
 */
export function namesakes(
  name: string,
  records: readonly NameRecord[],
  { total, answer }: { total: number; answer: Recognised<unknown> },
): Outcome {
  const same = records.filter((record) => plainName(record.name) === plainName(name));
  if (total < records.length || (same.length === 0 && total > records.length)) throw new SourceTrouble('changed');
  return foundOrClear(same.slice(0, MOST).map(exposureOf), answer);
}

/** Capitals and blanks tell nobody apart. */
const plainName = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

const exposureOf = ({ where, name, url, employers, evidence = [] }: NameRecord): Exposure => ({
  key: `record:${url}`,
  kind: 'profile',
  classes: ['public-profile', 'name-or-username', ...(employers.length > 0 ? (['ip-or-employer'] as const) : [])],
  exposed: ['Name', ...(employers.length > 0 ? ['Employer'] : [])],
  breach: null,
  where,
  url,
  since: null,
  stillPublic: true,
  certainty: 'candidate',
  reach: 'open',
  passwordStorage: null,
  evidence: [
    { label: 'Name', value: name },
    ...(employers.length > 0 ? [{ label: 'Employer', value: employers.slice(0, 3).join(', ') }] : []),
    ...evidence,
  ],
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const randomWord = () => Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Two words by chance. */
export const impossibleFullName = (): string => `${randomWord()} ${randomWord()}`;
