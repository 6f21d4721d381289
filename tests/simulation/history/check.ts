import type { Add, Entry, Read } from './history.ts';

const isBefore = (one: { endedAt: number | null }, other: { begunAt: number }): boolean =>
  one.endedAt !== null && one.endedAt < other.begunAt;

/**
 * Whether there is an order of everything that was asked for in which each operation takes effect between being asked for
 * and being told, and each read shows just what has taken effect by then (linearizability). Adds are only ever added, so
 * that it can be decided add by add, and by comparing reads.
 * @returns what there is no such order for; empty where there is one
 */
export function faultsOfHistory(entries: readonly Entry[]): string[] {
  const faults: string[] = [];
  for (const [of, own] of Map.groupBy(entries, (entry) => entry.of)) {
    const adds = own.filter((entry) => entry.kind === 'add');
    const reads = own.filter((entry) => entry.kind === 'read').toSorted((a, b) => a.begunAt - b.begunAt);
    const found = reads.some(({ shown }) => typeof shown === 'number')
      ? faultsOfSums(adds, reads)
      : [...faultsOfNames(adds), ...reads.flatMap((read) => faultsOfSet(adds, read)), ...faultsOfOrder(reads)];
    faults.push(...found.map((fault) => `${of}: ${fault}`));
  }
  return [...new Set(faults)];
}

const shownBy = ({ shown }: Read): readonly string[] => (typeof shown === 'number' ? [] : shown);
const nameOf = (add: Add): string => add.shownAs ?? add.name;

/** What was acknowledged twice under one name is the same. */
function faultsOfNames(adds: readonly Add[]): string[] {
  return [...Map.groupBy(adds, ({ name }) => name)].flatMap(([name, own]) => {
    const told = new Set(own.flatMap(({ outcome, shownAs }) => (outcome === 'ok' && shownAs ? [shownAs] : [])));
    return told.size > 1 ? [`${name} was acknowledged as ${[...told].join(' and ')}`] : [];
  });
}

function faultsOfSet(adds: readonly Add[], read: Read): string[] {
  const faults: string[] = [];
  const shown = shownBy(read);
  if (new Set(shown).size < shown.length)
    faults.push(`${shown.find((one, at) => shown.indexOf(one) < at)} is shown twice`);
  for (const add of adds)
    if (add.outcome === 'ok' && isBefore(add, read) && !shown.includes(nameOf(add)))
      faults.push(`${add.name} was acknowledged, and is lost`);
  const begun = [...Map.groupBy(adds, ({ name }) => name).values()].filter((own) =>
    own.some(({ begunAt }) => begunAt < (read.endedAt ?? 0)),
  );
  const isKnown = (name: string) =>
    begun.some((own) => own.some((add) => add.outcome === 'ok' && nameOf(add) === name));
  // Nobody was told by what name those are shown that were not acknowledged: each may be there once.
  const unknown = begun.filter((own) => own.every(({ outcome }) => outcome !== 'ok'));
  const unnamed = unknown.filter((own) => own.some(({ outcome }) => outcome === 'unknown'));
  const strangers = [...new Set(shown)].filter((name) => !isKnown(name));
  const named = strangers.filter((name) => adds.some((add) => add.name === name));
  for (const name of named)
    if (!unnamed.some(([first]) => first?.name === name)) faults.push(`${name} was refused, and took effect`);
  if (strangers.length > unnamed.length)
    faults.push(`${strangers.length - unnamed.length} are shown that nobody asked for`);
  return faults;
}

/** What was shown once is shown by every read that begins later; reads at one time agree on which came first. */
function faultsOfOrder(reads: readonly Read[]): string[] {
  const faults: string[] = [];
  for (const [at, one] of reads.entries())
    for (const other of reads.slice(at + 1)) {
      const gone = shownBy(one).filter((name) => !shownBy(other).includes(name));
      const come = shownBy(other).filter((name) => !shownBy(one).includes(name));
      if (gone.length > 0 && isBefore(one, other)) faults.push(`${gone[0]} was shown, and is lost`);
      else if (gone.length > 0 && come.length > 0)
        faults.push(`${gone[0]} and ${come[0]} were shown without each other`);
    }
  return faults;
}

/** Where only a sum is shown: that of everything acknowledged before, and of some of what else may have taken effect by then. */
function faultsOfSums(adds: readonly Add[], reads: readonly Read[]): string[] {
  const faults: string[] = [];
  let least = 0;
  const once = [...Map.groupBy(adds, ({ name }) => name).values()];
  for (const read of reads) {
    if (typeof read.shown !== 'number') continue;
    const sure = once.filter((own) => own.some((add) => add.outcome === 'ok' && isBefore(add, read)));
    const maybe = once.filter(
      (own) =>
        !sure.includes(own) && own.some(({ outcome, begunAt }) => outcome !== 'fail' && begunAt < (read.endedAt ?? 0)),
    );
    const amountOf = (own: readonly Add[]) => own[0]?.amount ?? 0;
    const base = sure.reduce((sum, own) => sum + amountOf(own), 0);
    let sums = new Set([base]);
    for (const own of maybe) sums = new Set([...sums, ...[...sums].map((sum) => sum + amountOf(own))]);
    if (!sums.has(read.shown)) faults.push(`${read.shown} is shown, where it can be ${[...sums].join(' or ')}`);
    const earlier = reads.filter((one) => isBefore(one, read)).map(({ shown }) => Number(shown));
    least = Math.max(0, ...earlier);
    if (read.shown < least) faults.push(`${read.shown} is shown, after ${least}`);
  }
  return faults;
}
