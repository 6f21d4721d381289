import { sql } from 'drizzle-orm';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import type { Source } from './define.ts';
import { createGate, type Gate, NoSlotError } from './gate.ts';

export type Paced = Pick<Source, 'id' | 'pace'>;

/** Keeps every source within its pace: over all scans and instances by the database, in this process by a gate. */
export interface Pace {
  /**
   * Takes one slot per source, all in one statement. A slot later than `until` is not taken: the source is then
   * missing from the answer.
   * @returns time of the slot by source id
   */
  reserve(sources: readonly Paced[], until: Date): Promise<Map<string, Date>>;
  /** Nobody asks this source before `until`: it told us to wait. Slots taken already are waited out in this process. */
  pause(source: Paced, until: Date): Promise<void>;
  /**
   * Waits for the slot and for a place among the questions that may run at once, then runs `question`.
   * @throws NoSlotError when it could only start after `latest`; the signal's reason while waiting; what `question` throws
   */
  take<Result>(source: Paced, turn: Turn, question: () => Promise<Result>): Promise<Result>;
  /** A further request within a question: takes a slot of its own and waits for it. @throws as `take` */
  takeAnother<Result>(source: Paced, turn: Omit<Turn, 'slot'>, request: () => Promise<Result>): Promise<Result>;
}

export interface Turn {
  slot: Date;
  latest: Date;
  signal: AbortSignal;
}

const paces = new WeakMap<Platform, Pace>();

/** The one pace of this process. */
export function paceOf(platform: Platform): Pace {
  const known = paces.get(platform);
  if (known) return known;
  const made = createPace(platform);
  paces.set(platform, made);
  return made;
}

function createPace(platform: Platform): Pace {
  const { clock } = platform;
  const gates = new Map<string, Gate>();
  const known = new Set<string>();
  const gateOf = (source: Paced): Gate => {
    const gate = gates.get(source.id) ?? createGate(source.pace, clock);
    gates.set(source.id, gate);
    return gate;
  };
  return {
    async reserve(sources, until) {
      if (sources.length === 0) return new Map();
      await addRows(platform, sources, known);
      return reserveSlots(platform, sources, until);
    },
    async pause(source, until) {
      gateOf(source).pause(until);
      await addRows(platform, [source], known);
      await platform.database.transaction(systemScope, (tx) =>
        tx.execute(sql`update source_paces set paused_until = greatest(paused_until, ${until.toISOString()}::timestamptz)
          where source_id = ${source.id}`),
      );
    },
    async take(source, { slot, latest, signal }, question) {
      await sleepUntil(platform, slot, signal);
      return gateOf(source).pass(latest, signal, question);
    },
    async takeAnother(source, { latest, signal }, request) {
      const slot = (await reserveSlots(platform, [source], latest)).get(source.id);
      if (!slot) throw new NoSlotError();
      await sleepUntil(platform, slot, signal);
      return gateOf(source).passAgain(latest, signal, request);
    },
  };
}

async function sleepUntil({ clock }: Platform, time: Date, signal: AbortSignal): Promise<void> {
  const wait = time.getTime() - clock.now().getTime();
  if (wait > 0) await clock.sleep(wait, signal);
  signal.throwIfAborted();
}

/** Rows are made once; in the order of their ids, so that two processes that start together cannot deadlock. */
async function addRows({ database, clock }: Platform, sources: readonly Paced[], known: Set<string>): Promise<void> {
  const missing = sources.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  if (missing.length === 0) return;
  await database.transaction(systemScope, (tx) =>
    tx.execute(sql`insert into source_paces (source_id, next_at)
      select id, ${clock.now().toISOString()}::timestamptz
      from jsonb_array_elements_text(${JSON.stringify(missing)}::jsonb) as id order by id
      on conflict (source_id) do nothing`),
  );
  for (const id of missing) known.add(id);
}

interface Reserved extends Record<string, unknown> {
  source_id: string;
  slot: number;
}

/**
 * Generic cell rate algorithm: `next_at` is the theoretical arrival time of the next question, and `burst` questions
 * may run ahead of it. Rows are locked in the order of their ids: scans that reserve at once cannot deadlock.
 */
async function reserveSlots(
  { database, clock }: Platform,
  sources: readonly Paced[],
  until: Date,
): Promise<Map<string, Date>> {
  const asked = sources.map(({ id, pace }) => ({
    id,
    every_ms: pace.everyMs,
    ahead_ms: pace.everyMs * (pace.burst - 1),
  }));
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const { rows } = await database.transaction(systemScope, (tx) =>
    tx.execute<Reserved>(sql`
      with asked as (
        select id, every_ms * interval '1 millisecond' as every, ahead_ms * interval '1 millisecond' as ahead
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(id text, every_ms integer, ahead_ms integer)
      ), locked as (
        select source_id from source_paces where source_id in (select id from asked) order by source_id for update
      )
      update source_paces p set next_at = greatest(p.next_at, ${now}, p.paused_until) + a.every
      from locked l join asked a on a.id = l.source_id
      where p.source_id = l.source_id
        and greatest(p.next_at - a.ahead, ${now}, p.paused_until) <= ${until.toISOString()}::timestamptz
      returning p.source_id, (extract(epoch from
        greatest(p.next_at - a.every - a.ahead, ${now}, p.paused_until)) * 1000)::float8 as slot`),
  );
  return new Map(rows.map((row) => [row.source_id, new Date(row.slot)]));
}
