import { setTimeout as sleep } from 'node:timers/promises';
import { type Asked, askSource } from '#core/sources/actions/ask.ts';
import type { Source } from '#core/sources/define.ts';
import { isProvable, type Provable } from '#core/sources/health/internal/health.ts';
import { type ControlKind, type ControlOutcome, isPassedOver, outcomeOf } from '#core/sources/health/rules.ts';
import { indexCatalogue } from '#core/sources/internal/catalogue/catalogue-entry.ts';
import { subjectFrom } from '#core/sources/queries/subject.ts';
import { moreSiteRows, siteRows } from '#core/sources/sites/sites.ts';
import type { Outgoing, OutgoingResponse } from '#platform/http/outgoing.ts';

/** Those that can be asked something whose answer is known. */
export const provableSources = (sources: readonly Source[]): Provable[] => sources.filter(isProvable);

/**
 * `works`: it tells who is there from who is not. `lies`: it finds what nobody can have, or misses what it always has.
 * `gone`: nobody is there any more of whom it was known. `blocked`: it would not answer us. `changed`: it answers in a form
 * that the rule does not know.
 */
export const verdicts = ['works', 'lies', 'changed', 'gone', 'blocked'] as const;
export type Verdict = (typeof verdicts)[number];

export interface CheckedSource {
  source: Provable;
  verdict: Verdict;
  /** The first difference to what the rule expects; empty where it works. */
  difference: string;
  outcomes: Readonly<Record<ControlKind, ControlOutcome[]>>;
}

export interface CheckMeans {
  outgoing: Outgoing;
  keyOf(source: Source): string | null;
  now(): Date;
  /** Between two questions of one vendor. */
  pause?(ms: number): Promise<unknown>;
}

/** Vendors that are asked at once. */
const AT_ONCE = 12;

/** Asks each source for what it is known to have and for what nobody can have; those of one vendor one after the other. */
export async function checkSources(sources: readonly Provable[], means: CheckMeans): Promise<CheckedSource[]> {
  const vendors = [...Map.groupBy(sources, ({ vendor }) => vendor.id).values()];
  const checked: CheckedSource[] = [];
  const checkNextVendor = async () => {
    for (let own = vendors.shift(); own; own = vendors.shift())
      for (const source of own) checked.push(await checkSource(source, means));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, checkNextVendor));
  return checked.sort((a, b) => sources.indexOf(a.source) - sources.indexOf(b.source));
}

interface Seen {
  name: string;
  asked: Asked;
  /** The last answer on the wire; null when there was none. */
  response: OutgoingResponse | null;
}

async function checkSource(source: Provable, means: CheckMeans): Promise<CheckedSource> {
  const { control } = source;
  const known: Seen[] = [];
  for (const name of control.known) {
    const seen = await askAbout(source, name, means);
    known.push(seen);
    if (!isPassedOver(seen.asked)) break;
  }
  const impossible = [await askAbout(source, control.impossible(), means)];
  // A mistake is asked once more before it counts as one.
  if (impossible[0]?.asked.state === 'found') impossible.push(await askAbout(source, control.impossible(), means));
  const outcomes: CheckedSource['outcomes'] = {
    known: [outcomeOf('known', statesOf(known), control)],
    impossible: impossible.map(({ asked }) => outcomeOf('impossible', [asked], control)),
  };
  return { source, outcomes, ...judgeSource(source, known, impossible) };
}

const statesOf = (seen: readonly Seen[]) => seen.map(({ asked }) => asked);

/** After the pause that the vendor's pace asks for. */
async function askAbout(
  source: Provable,
  name: string,
  { outgoing, keyOf, now, pause = sleep }: CheckMeans,
): Promise<Seen> {
  const [{ most, seconds } = { most: 1, seconds: 1 }] = source.vendor.windows;
  await pause((Math.min(seconds, 60) * 1_000) / most);
  let response: OutgoingResponse | null = null;
  const watched: Outgoing = {
    ...outgoing,
    async fetch(request) {
      response = await outgoing.fetch(request);
      return response;
    },
  };
  const subject = subjectFrom({ kind: source.needs, value: name });
  const catalogue = Promise.resolve(indexCatalogue([]));
  const asked = await askSource(source, subject, { outgoing: watched, key: keyOf(source), now: now(), catalogue });
  return { name, asked, response };
}

function judgeSource(source: Provable, known: readonly Seen[], impossible: readonly Seen[]) {
  const lie = impossible.length > 1 && impossible.every(({ asked }) => asked.state === 'found') ? impossible[0] : null;
  if (lie) return { verdict: 'lies', difference: `${wordsOf(lie.response)} about a name that nobody has` } as const;
  const [last] = [known.at(-1) as Seen];
  const silent = [last, ...impossible].find(({ asked }) => asked.state === 'not-checked');
  if (silent) return judgeUnanswered(source, silent, silent === last);
  if (last.asked.state === 'found') return { verdict: 'works', difference: '' } as const;
  const difference = `${wordsOf(last.response)} about ${known.map(({ name }) => name).join(', ')}`;
  return { verdict: source.control.keptBy === 'people' ? 'gone' : 'lies', difference } as const;
}

function judgeUnanswered(source: Provable, { asked, response }: Seen, isKnown: boolean) {
  const reason = 'reason' in asked ? asked.reason : 'changed';
  const about = isKnown ? 'about a known name' : 'about a name that nobody has';
  if (reason === 'conflicting')
    return { verdict: 'changed', difference: `${wordsOf(response)} ${about} shows another name, or none` } as const;
  if (reason !== 'changed')
    return { verdict: 'blocked', difference: `${reason}: ${wordsOf(response)} ${about}` } as const;
  return {
    verdict: 'changed',
    difference: `${wordsOf(response)} ${about}; ${expectedWords(source, isKnown)}`,
  } as const;
}

/** What was answered, in a few words. */
function wordsOf(response: OutgoingResponse | null): string {
  if (!response) return 'no answer';
  const { status, headers, body } = response;
  const location = headers.get('location');
  if (location) return `${status} to ${location.slice(0, 80)}`;
  return `${status} ${headers.get('content-type')?.split(';')[0] ?? 'without a type'}, ${body.byteLength} bytes`;
}

/** What the rule of a row expects. */
function expectedWords({ id }: Source, isKnown: boolean): string {
  const row = [...siteRows, ...moreSiteRows].find((one) => one.id === id);
  if (!row) return 'not the documented form';
  const { status, includes } = isKnown ? row.found : row.absent;
  const words = includes ? ` with ${includes.map((marker) => JSON.stringify(marker)).join(' or ')}` : '';
  return `expected ${status ?? 'an answer'}${words}`;
}

/** One line for each source, those that work last, and a sum. */
export function tableOf(checked: readonly CheckedSource[]): string {
  const order = (one: CheckedSource) => verdicts.indexOf(one.verdict) || verdicts.length;
  const width = Math.max(6, ...checked.map(({ source }) => source.id.length));
  const lines = checked
    .toSorted((a, b) => order(a) - order(b))
    .map(({ source, verdict, difference }) =>
      `${source.id.padEnd(width)}  ${verdict.padEnd(7)}  ${difference}`.trimEnd(),
    );
  const sums = verdicts.map((verdict) => `${checked.filter((one) => one.verdict === verdict).length} ${verdict}`);
  return [...lines, `${checked.length} asked: ${sums.join(', ')}`].join('\n');
}
