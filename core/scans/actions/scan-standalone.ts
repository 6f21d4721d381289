import { abortAt, askInTurn, notChecked, pacedCheck, type Run } from '#core/scans/internal/asking/asking.ts';
import { type Change, type Check, type Ended, isEnded, keyOf } from '#core/scans/internal/changes.ts';
import { scanTimes } from '#core/scans/rules.ts';
import { catalogueNow } from '#core/sources/actions/catalogue-now.ts';
import type { Engine } from '#core/sources/actions/engine.ts';
import { paceOf } from '#core/sources/actions/pace.ts';
import type { KnownAnswer, Source, Subject } from '#core/sources/define.ts';
import { admitSource } from '#core/sources/health/actions/admit-source.ts';
import { suspendedSources } from '#core/sources/health/queries/suspended.ts';

export type { Change, Check, Ended } from '#core/scans/internal/changes.ts';

/** A scan that no database knows of. */
export interface StandaloneScan {
  id: string;
  /** Sources with what each is asked about. One that must prove itself is tested first, and left out where it fails. */
  checks: readonly Check[];
  /** Milliseconds after which the scan ends without what has not answered. */
  patienceMs: number;
  /** An answer that was given earlier and still counts. */
  reuse(check: Check): { answer: KnownAnswer; answeredAt: Date } | null;
  /** Called with everything that becomes of a check, as it happens. */
  onChange(change: Change): void;
  /** Called once a source that must prove itself was tested. */
  onTested?(source: Source, takesPart: boolean): void;
  signal: AbortSignal;
}

/**
 * Asks sources as a scan of the server does, with its controls, twins, quarantine and paces, and saves nothing.
 * @returns what became of each check that took part, in their order
 * @throws the signal's reason
 */
export async function scanStandalone(engine: Engine, scan: StandaloneScan): Promise<Ended[]> {
  const start = engine.clock.now().getTime();
  const stop = new AbortController();
  const clear = abortAt(engine, new Date(start + scan.patienceMs), stop);
  const signal = AbortSignal.any([scan.signal, stop.signal]);
  const latest = new Date(start + Math.max(0, scan.patienceMs - scanTimes.lastQuestionMs));
  const ended = new Map<string, Ended>();
  const note = (change: Change) => {
    const told = change.state === 'waiting' ? endedUnasked(engine, change.check) : change;
    if (isEnded(told)) ended.set(keyOf(told.check), told);
    scan.onChange(told);
  };
  const run: Run = {
    platform: engine,
    scan,
    catalogue: catalogueNow(engine),
    pace: paceOf(engine),
    holder: scan.id,
    asker: 'visitor',
    progress: { note, settled: async () => {} },
    latest,
    questions: { asked: 0, open: 0 },
    retryLater: false,
    retryDelayMs: 0,
    signal,
  };
  try {
    const checks = await admitChecks(run, scan);
    await askAll(run, reuseAnswers(engine, { ...scan, checks }, note));
    scan.signal.throwIfAborted();
    await withdrawRecalled(engine, [...ended.values()], note);
    return checks.flatMap((check) => ended.get(keyOf(check)) ?? []);
  } finally {
    clear();
    stop.abort(new Error('the scan has ended'));
  }
}

/** A question for which the limits of its vendor left no time. */
const endedUnasked = ({ clock }: Engine, check: Check): Ended => ({
  check,
  state: 'ended',
  answer: notChecked('limited'),
  startedAt: null,
  finishedAt: clock.now(),
  reusedFrom: null,
});

/** Tests the sources that must prove themselves. @returns the checks of those that take part */
async function admitChecks(run: Run, { checks, onTested }: StandaloneScan): Promise<readonly Check[]> {
  const { platform, latest, signal } = run;
  const refused = new Set<Source>();
  const test = async (source: Source) => {
    const takesPart = await admitSource(platform, source, { asker: 'visitor', latest, signal }).catch(
      unlessStopped(run),
    );
    if (!takesPart) refused.add(source);
    onTested?.(source, takesPart);
  };
  const unproved = new Set(checks.map(({ source }) => source).filter(({ mustProve }) => mustProve));
  await Promise.all([...unproved].map(test));
  return checks.filter(({ source }) => !refused.has(source));
}

/** A source whose test is not over when the time is up does not take part. */
const unlessStopped =
  ({ signal }: Run) =>
  (error: unknown): false => {
    if (signal.aborted) return false;
    throw error;
  };

function reuseAnswers({ clock }: Engine, { checks, reuse }: StandaloneScan, note: (change: Change) => void): Check[] {
  return checks.filter((check) => {
    const reused = reuse(check);
    if (!reused) return true;
    const { answer, answeredAt } = reused;
    note({ check, state: 'ended', answer, startedAt: null, finishedAt: clock.now(), reusedFrom: answeredAt });
    return false;
  });
}

async function askAll(run: Run, checks: readonly Check[]): Promise<void> {
  const { platform, pace, holder, asker, latest, progress } = run;
  const suspended = await suspendedSources(platform);
  const isOut = ({ source }: Check) => suspended.has(source.id);
  for (const check of checks.filter(isOut))
    progress.note({ ...endedUnasked(platform, check), answer: notChecked('suspended') });
  const asked = checks.filter((check) => !isOut(check));
  const paced = asked.map((check) => pacedCheck(run, check));
  const slots = await pace.reserve(paced, { until: latest, holder, asker });
  await Promise.all(asked.map((check, place) => askInTurn(run, check, slots.get(paced[place]?.id ?? ''))));
  await pace.release(holder);
}

/** What a source said before it was caught lying does not count. */
async function withdrawRecalled(
  engine: Engine,
  ended: readonly Ended[],
  note: (change: Change) => void,
): Promise<void> {
  const suspended = await suspendedSources(engine);
  for (const one of ended)
    if (suspended.has(one.check.source.id) && one.answer.state !== 'not-checked')
      note({ ...one, answer: notChecked('withdrawn') });
}

/** Every question that a scan about these identifiers asks. @param subjects by id, in order */
export function checksOf(
  subjects: ReadonlyMap<string, Subject>,
  sourcesFor: (subject: Subject) => readonly Source[],
): Check[] {
  return [...subjects].flatMap(([identifierId, subject]) =>
    sourcesFor(subject).map((source) => ({ source, identifierId, subject })),
  );
}
