import { isbot } from 'isbot';
import { analyticsEvents } from '#core/analytics/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
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
const BATCH = 500;
/** While the database is away, older visits are forgotten rather than memory filled. */
const MOST_WAITING = 5_000;

export interface VisitCounter {
  /** Costs a push onto a list. */
  add(visit: Visit): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Gathers visits in memory and writes them together. What a crash loses is a few seconds of counting. */
export function createVisitCounter({ database, clock, log }: Platform): VisitCounter {
  let waiting: (typeof analyticsEvents.$inferInsert)[] = [];
  let writing: Promise<void> = Promise.resolve();
  const writeBatch = async () => {
    const batch = waiting.splice(0, BATCH);
    if (batch.length === 0) return;
    try {
      await database.transaction(systemScope, (tx) => tx.insert(analyticsEvents).values(batch));
    } catch (error) {
      log.warn('Visits could not be counted', { error, count: batch.length });
    }
    if (waiting.length > 0) await writeBatch();
  };
  const flushBatch = () => {
    writing = writing.then(writeBatch);
    return writing;
  };
  const timer = setInterval(flushBatch, FLUSH_MS).unref();
  return {
    add({ device, country }) {
      if (waiting.length >= MOST_WAITING) waiting = waiting.slice(-MOST_WAITING / 2);
      waiting.push({
        eventType: 'page_view',
        deviceInfo: device ? { device } : null,
        locationInfo: country ? { country } : null,
        createdAt: clock.now(),
      });
    },
    flush: flushBatch,
    close() {
      clearInterval(timer);
      return flushBatch();
    },
  };
}
