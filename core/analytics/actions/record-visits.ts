import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import { visitLimits } from '#core/analytics/rules.ts';
import { analyticsEvents } from '#core/analytics/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { networkOf } from '#platform/limits/network.ts';
import type { Platform } from '#platform/platform.ts';
import { remembered } from '#platform/remembered.ts';

type DeviceClass = 'desktop' | 'mobile' | 'tablet';

/** A coarse class; null where the browser does not say. */
export function deviceOf(userAgent: string | null): DeviceClass | null {
  if (!userAgent) return null;
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'mobile' : 'desktop';
}

/** A page that somebody looked at. Nothing in it says who. */
export interface Visit {
  device: DeviceClass | null;
  /** ISO 3166-1 alpha-2 */
  country: string | null;
}

/** A machine, or a person on what device. */
const clientOf = remembered((userAgent) => ({ isMachine: isbot(userAgent), device: deviceOf(userAgent) }));

const COUNTRY = /^[A-Z]{2}$/;
/** What proxies say for "not known" and for Tor. */
const NOWHERE = new Set(['XX', 'T1', 'ZZ']);

/**
 * What may be counted of a request: nothing for machines, and nothing for people who ask not to be (DNT, Sec-GPC).
 * @param countryHeader the header in which a proxy of ours names the country; null = never read
 */
export function visitOf(headers: Pick<Headers, 'get'>, countryHeader: string | null): Visit | null {
  const userAgent = headers.get('user-agent');
  if (!userAgent) return null;
  const { isMachine, device } = clientOf(userAgent);
  if (isMachine) return null;
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return null;
  if (/prefetch|prerender/.test(`${headers.get('purpose')} ${headers.get('sec-purpose')}`)) return null;
  const named = (countryHeader && headers.get(countryHeader)?.toUpperCase()) || '';
  return { device, country: COUNTRY.test(named) && !NOWHERE.has(named) ? named : null };
}

const FLUSH_MS = 5_000;
const MINUTE_MS = 60_000;

export interface VisitCounter {
  /**
   * Adds to a number in memory.
   * @param ip of the client, which is compared within the minute and kept nowhere
   */
  add(visit: Visit, ip: string | null): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

type EventRow = typeof analyticsEvents.$inferInsert & { id: string; count: number };

/** One row for each minute, kind of device and country, whichever process adds to it. */
function rowOf({ device, country }: Visit, minute: number, count: number): EventRow {
  const hash = createHash('sha256').update(`page_view ${minute} ${device} ${country}`).digest();
  return {
    id: hash.toString('hex', 0, 16),
    eventType: 'page_view',
    deviceInfo: device ? { device } : null,
    locationInfo: country ? { country } : null,
    count,
    createdAt: new Date(minute * MINUTE_MS),
  };
}

const addRows = (tx: Transaction, rows: EventRow[]) =>
  tx
    .insert(analyticsEvents)
    .values(rows)
    .onConflictDoUpdate({
      target: [analyticsEvents.id, analyticsEvents.createdAt],
      set: { count: sql`${analyticsEvents.count} + excluded.count` },
    });

/**
 * Adds visits up in memory, by minute, kind of device and country, and writes the sums together. What a crash loses is a
 * few seconds of counting; while the database is away, the sums are let go.
 */
export function createVisitCounter({ database, clock, log }: Platform): VisitCounter {
  let waiting = new Map<string, EventRow>();
  let writing: Promise<void> = Promise.resolve();
  let minute = 0;
  const networks = new Map<string, number>();

  /** Whether the client's network has an allowance left in this minute. */
  function isAdmitted(ip: string | null, now: number): boolean {
    if (now !== minute) networks.clear();
    minute = now;
    const network = networkOf(ip);
    const seen = networks.get(network) ?? 0;
    if (seen >= visitLimits.perNetwork || (seen === 0 && networks.size >= visitLimits.networks)) return false;
    networks.set(network, seen + 1);
    return true;
  }

  const writeSums = async () => {
    // In one order, so that two processes never wait for each other.
    const rows = [...waiting.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    waiting = new Map();
    if (rows.length === 0) return;
    try {
      await database.transaction(systemScope, (tx) => addRows(tx, rows));
    } catch (error) {
      log.warn('Visits could not be counted', { error, count: rows.reduce((sum, { count }) => sum + count, 0) });
    }
  };
  const flush = () => {
    writing = writing.then(writeSums);
    return writing;
  };
  const timer = setInterval(flush, FLUSH_MS).unref();
  return {
    add(visit, ip) {
      const now = Math.floor(clock.now().getTime() / MINUTE_MS);
      if (!isAdmitted(ip, now)) return;
      const key = `${now} ${visit.device} ${visit.country}`;
      const row = waiting.get(key);
      if (row) row.count += 1;
      else waiting.set(key, rowOf(visit, now, 1));
    },
    flush,
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}
