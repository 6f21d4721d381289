import { eq } from 'drizzle-orm';
import { abortAt, askInTurn, pacedCheck } from '#core/scans/internal/asking/asking.ts';
import { pendingChecks, type ScanRun } from '#core/scans/internal/asking/pending-checks.ts';
import {
  type Change,
  type Ended,
  isEnded,
  isWaiting,
  type Question,
  type Waiting,
} from '#core/scans/internal/changes.ts';
import { openDue } from '#core/scans/internal/load.ts';
import { type CheckRow, readParts } from '#core/scans/internal/rows.ts';
import { keepFresh } from '#core/scans/internal/save-changes.ts';
import { userScans } from '#core/scans/schema.ts';
import { catalogueNow } from '#core/sources/actions/catalogue-now.ts';
import { paceOf } from '#core/sources/actions/pace.ts';
import type { Subject } from '#core/sources/define.ts';
import { identifierOf } from '#core/sources/queries/subject.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

export type { Ended } from '#core/scans/internal/changes.ts';

/** One source that is to be asked again about the addresses of a finished scan. */
interface Again {
  scanId: string;
  sourceId: string;
  /** What it has answered since then is not asked again. */
  since: Date;
  /** Everything that the person is looked for by today. */
  subjects: readonly Subject[];
}

/**
 * `asked`: what it answered; empty when it has answered since. `unusable`: the scan cannot be renewed, since it is gone, was
 * never asked this of that source, or is not about what the person is looked for by today. `unfinished`: it still waits for
 * answers. `no-turn`: the limits of its vendor leave no turn now.
 */
export type AskedAgain = { state: 'asked'; ended: Ended[] } | { state: 'unusable' | 'unfinished' | 'no-turn' };

/** Milliseconds. */
const times = { patienceMs: 20_000, runMs: 40_000 } as const;

/**
 * Asks one source again about the addresses of a finished scan, for whom nobody waits. The scan stays as it is: what follows from
 * the answers is for the caller to decide.
 */
export async function askAgain(platform: Platform, again: Again, signal: AbortSignal): Promise<AskedAgain> {
  const found = await findQuestions(platform, again);
  if ('state' in found) return found;
  const scan = await openDue(platform, { id: again.scanId, questions: found.questions });
  if (!scan || !isAboutAll(scan.subjects, again.subjects)) return { state: 'unusable' };
  const changes = new Map<string, Change>();
  const now = platform.clock.now().getTime();
  const stop = new AbortController();
  const clear = abortAt(platform, new Date(now + times.runMs), stop);
  const run: ScanRun = {
    platform,
    scan,
    catalogue: catalogueNow(platform),
    pace: paceOf(platform),
    holder: `again ${again.sourceId} ${scan.id}`,
    asker: 'watching',
    progress: {
      note: (change) => void changes.set(change.check.identifierId, change),
      settled: async () => {},
    },
    latest: new Date(now + times.patienceMs),
    questions: { asked: 0, open: 0 },
    retryLater: false,
    retryDelayMs: times.runMs,
    reusesSince: again.since,
    signal: AbortSignal.any([signal, stop.signal]),
  };
  try {
    await askEach(run);
  } finally {
    clear();
    stop.abort(new Error('the run has ended'));
  }
  signal.throwIfAborted();
  const noted = [...changes.values()];
  const waiting = noted.filter(isWaiting);
  const refused = waiting.filter(({ from }) => from.getTime() > now).map((change) => refusedOf(platform, change));
  const ended = [...noted.filter(isEnded), ...refused];
  await platform.database.transaction(systemScope, (tx) => keepFresh(tx, platform, ended));
  return refused.length < waiting.length ? { state: 'no-turn' } : { state: 'asked', ended };
}

/** A source that was asked, and said that it takes no more questions. */
const refusedOf = ({ clock }: Platform, { check }: Waiting): Ended => ({
  check,
  state: 'ended',
  answer: { state: 'not-checked', reason: 'limited' },
  startedAt: null,
  finishedAt: clock.now(),
  reusedFrom: null,
});

async function askEach(run: ScanRun): Promise<void> {
  const { pace, holder, asker, latest } = run;
  const left = await pendingChecks(run);
  const paced = left.map((check) => pacedCheck(run, check));
  const slots = await pace.reserve(paced, { until: latest, holder, asker });
  await Promise.all(left.map((check, place) => askInTurn(run, check, slots.get(paced[place]?.id ?? ''))));
  await pace.release(holder);
}

type Found = { questions: Question[] } | { state: 'unusable' | 'unfinished' };

function findQuestions({ database }: Platform, { scanId, sourceId, since }: Again): Promise<Found> {
  return database.read(systemScope, async (tx): Promise<Found> => {
    const [scan] = await tx.select().from(userScans).where(eq(userScans.id, scanId));
    if (scan?.status !== 'completed') return { state: 'unusable' };
    const { checks, identifiers } = (await readParts(tx, [scan]))(scanId);
    if (checks.some(({ state }) => state === 'waiting')) return { state: 'unfinished' };
    const own = checks.filter((check) => check.sourceId === sourceId && check.kind === 'email');
    if (own.length < identifiers.filter(({ kind }) => kind === 'email').length) return { state: 'unusable' };
    return { questions: own.filter((check) => !hasSaid(check, since)) };
  });
}

const hasSaid = ({ state, answeredAt, finishedAt }: CheckRow, since: Date): boolean =>
  (state === 'found' || state === 'clear') && (answeredAt ?? finishedAt ?? since) > since;

const nameOf = (subject: Subject): string => `${subject.kind} ${identifierOf(subject).toLowerCase()}`;

/** Whether a scan is about exactly this. */
function isAboutAll(scanned: ReadonlyMap<string, Subject>, wanted: readonly Subject[]): boolean {
  const names = new Set([...scanned.values()].map(nameOf));
  const today = new Set(wanted.map(nameOf));
  return names.size === today.size && [...today].every((name) => names.has(name));
}
