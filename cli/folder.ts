import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Check, Ended } from '#core/scans/actions/scan-standalone.ts';
import { emptyMemory, type SourceMemory } from '#core/sources/actions/state-in-memory.ts';
import type { KnownAnswer } from '#core/sources/define.ts';
import { identifierOf } from '#core/sources/queries/subject.ts';

/** Goes up when an older file would be misread. */
const FORM = 1;

interface KeptAnswer {
  answer: KnownAnswer;
  answeredAt: Date;
}

/** What stays between two runs, only where a folder was named for it. */
export interface Keeping {
  memory: SourceMemory;
  reuse(check: Check): KeptAnswer | null;
  save(ended: readonly Ended[]): void;
}

/** Nothing stays. */
export const keepNothing = (): Keeping => ({ memory: emptyMemory(), reuse: () => null, save: () => {} });

/** Raw answers are kept for a week at most, whatever a source allows. */
const LONGEST_HOURS = 7 * 24;
const HOUR = 3_600_000;

const keyOf = ({ source, subject }: Check): string => `${source.id} ${subject.kind} ${identifierOf(subject)}`;

/** Keeps answers and what is known of sources in a folder that only its owner can read. */
export function keepIn(folder: string, now: () => Date): Keeping {
  const answersFile = path.join(folder, 'answers.json');
  const sourcesFile = path.join(folder, 'sources.json');
  const answers = readMap<KeptAnswer>(answersFile);
  const memory = readMemory(sourcesFile);
  const isFresh = ({ source }: Check, { answeredAt }: KeptAnswer) =>
    now().getTime() - answeredAt.getTime() < Math.min(source.cacheHours, LONGEST_HOURS) * HOUR;
  return {
    memory,
    reuse(check) {
      const kept = answers.get(keyOf(check));
      return kept && isFresh(check, kept) ? kept : null;
    },
    save(ended) {
      for (const { check, answer, finishedAt, reusedFrom } of ended)
        if (!reusedFrom && answer.state !== 'not-checked')
          answers.set(keyOf(check), { answer, answeredAt: finishedAt });
      const oldest = now().getTime() - LONGEST_HOURS * HOUR;
      const fresh = [...answers].filter(([, { answeredAt }]) => answeredAt.getTime() > oldest);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writePrivate(answersFile, { form: FORM, entries: fresh });
      writePrivate(sourcesFile, { form: FORM, memory: asJson(memory) });
    },
  };
}

/** The whole file or none of it. */
function writePrivate(file: string, value: unknown): void {
  const draft = `${file}.new`;
  writeFileSync(draft, `${JSON.stringify(value)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}

/** Times are written by JSON in one form, which nothing else in these files has. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const reviveTimes = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && TIME.test(value) ? new Date(value) : value;

/** A file in another form is as good as none. */
function readFile(file: string): Record<string, unknown> | null {
  if (!existsSync(file)) return null;
  const read = JSON.parse(readFileSync(file, 'utf8'), reviveTimes) as { form?: number } & Record<string, unknown>;
  return read.form === FORM ? read : null;
}

const readMap = <Value>(file: string): Map<string, Value> =>
  new Map((readFile(file)?.entries as [string, Value][] | undefined) ?? []);

const asJson = ({ slots, paused, health, catalogue }: SourceMemory) => ({
  slots: [...slots].map(([id, own]) => [id, [...own]]),
  paused: [...paused],
  health: [...health],
  catalogue,
});

function readMemory(file: string): SourceMemory {
  const kept = readFile(file)?.memory as ReturnType<typeof asJson> | undefined;
  if (!kept) return emptyMemory();
  const slots = kept.slots as [string, [string, { at: number; holder: string | null }][]][];
  return {
    slots: new Map(slots.map(([id, own]) => [id, new Map(own)])),
    paused: new Map(kept.paused),
    health: new Map(kept.health),
    catalogue: kept.catalogue,
  };
}
