import { isTooSmall } from '#core/sources/catalogues/rules.ts';
import type { BreachCatalogue } from '#core/sources/define.ts';
import type { Clock } from '#platform/clock.ts';
import type { Outgoing } from '#platform/http/outgoing.ts';
import { indexCatalogue, parseCatalogue } from './catalogue-entry.ts';

/** The body as it was fetched, kept between processes. */
export interface KeptCatalogue {
  fetchedAt: Date;
  body: string;
}

export interface CatalogueStore {
  read(): Promise<KeptCatalogue | null>;
  write(kept: KeptCatalogue): Promise<void>;
}

export interface Catalogue {
  /**
   * The catalogue of today, else the last one that could be had, else one that is not at hand. Never throws:
   * without it findings have less detail, and what one source reports is not confirmed.
   */
  current(): Promise<BreachCatalogue & { size: number; fetchedAt: Date | null }>;
}

const URL = 'https://haveibeenpwned.com/api/v3/breaches';
const DAY = 86_400_000;
const PATIENCE = 15 * 60_000;

/**
 * The public catalogue of breaches (haveibeenpwned.com, no key, nothing personal leaves us). Fetched at most once a
 * day, and after a failure not again for a quarter of an hour; questions at the same time share one fetch.
 */
export function createCatalogue(means: {
  store: CatalogueStore;
  outgoing: Outgoing;
  clock: Clock;
  /** Told why there is no fresh catalogue. */
  failed?: (error: unknown) => void;
}): Catalogue {
  const { store, outgoing, clock, failed = () => {} } = means;
  let held: Loaded = EMPTY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<Loaded> | null = null;
  const isFresh = ({ fetchedAt }: Loaded) => fetchedAt !== null && clock.now().getTime() - fetchedAt.getTime() < DAY;

  async function load(): Promise<Loaded> {
    const kept = await store.read();
    if (kept && isNewer(kept, held)) held = readKept(kept, failed) ?? held;
    const soon = clock.now().getTime() - triedAt < PATIENCE;
    if (isFresh(held) || soon) return held;
    triedAt = clock.now().getTime();
    const fetched = { fetchedAt: clock.now(), body: await fetchBody(outgoing) };
    const loaded = indexKept(fetched);
    if (isTooSmall(held.size, held.size - loaded.size)) throw new Error('The catalogue of breaches has shrunk');
    await store.write(fetched);
    return loaded;
  }

  return {
    async current() {
      if (isFresh(held)) return held;
      loading ??= load()
        .catch((error) => {
          failed(error);
          return held;
        })
        .finally(() => {
          loading = null;
        });
      held = await loading;
      return held;
    },
  };
}

type Loaded = Awaited<ReturnType<Catalogue['current']>>;
const isNewer = (kept: KeptCatalogue, { fetchedAt }: Loaded) => fetchedAt === null || kept.fetchedAt > fetchedAt;
const EMPTY: Loaded = { atHand: false, find: () => null, size: 0, fetchedAt: null };

function indexKept({ fetchedAt, body }: KeptCatalogue): Loaded {
  const entries = parseCatalogue(body);
  return { ...indexCatalogue(entries), size: entries.length, fetchedAt };
}

function readKept(kept: KeptCatalogue, failed: (error: unknown) => void): Loaded | null {
  try {
    return indexKept(kept);
  } catch (error) {
    failed(error);
    return null;
  }
}

async function fetchBody(outgoing: Outgoing): Promise<string> {
  const response = await outgoing.fetch({
    url: URL,
    headers: { accept: 'application/json' },
    timeoutMs: 20_000,
    maxBytes: 20_000_000,
    allow: ['haveibeenpwned.com'],
  });
  if (response.status !== 200) throw new Error(`The catalogue of breaches answered with status ${response.status}`);
  return response.text();
}
