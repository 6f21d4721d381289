import { limitedAsk } from '#core/sources/actions/ask.ts';
import { forgetCatalogue } from '#core/sources/actions/catalogue-now.ts';
import { NoSlotError, paceOf } from '#core/sources/actions/pace.ts';
import { pacedOutgoing } from '#core/sources/actions/paced-outgoing.ts';
import { type PublicCatalogue, publicCatalogues } from '#core/sources/catalogues/internal/lists.ts';
import { saveReading } from '#core/sources/catalogues/internal/save-reading.ts';
import { isReadingDue } from '#core/sources/catalogues/rules.ts';
import { breachCatalogues } from '#core/sources/catalogues/schema.ts';
import { catalogueInDatabase } from '#core/sources/internal/catalogue/catalogue-store.ts';
import { quotaOf } from '#core/sources/internal/pacing/quota.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { systemScope } from '#platform/database/scope.ts';
import { OutgoingError } from '#platform/http/outgoing.ts';
import type { Platform } from '#platform/platform.ts';

/** A turn that would come later is left to the next run. */
const PATIENCE_MS = 60_000;
const LIMITS = { timeoutMs: 30_000, maxBytes: 20_000_000 } as const;

/**
 * Reads the public catalogues of breaches that are due, once a day each, and notes what is new in them. One that does not
 * answer, answers something else or has shrunk changes nothing but its own state.
 */
export async function readCatalogues(platform: Platform, signal: AbortSignal): Promise<void> {
  for (const catalogue of await findDue(platform)) {
    signal.throwIfAborted();
    await readCatalogue(platform, catalogue, signal);
  }
}

async function findDue({ database, clock }: Platform): Promise<PublicCatalogue[]> {
  const rows = await database.read(systemScope, (tx) => tx.select().from(breachCatalogues));
  const known = new Map(rows.map((row) => [row.catalogueId, row]));
  const unread = { state: 'unread', triedAt: null } as const;
  return publicCatalogues.filter(({ id }) => isReadingDue(known.get(id) ?? unread, clock.now()));
}

async function readCatalogue(platform: Platform, catalogue: PublicCatalogue, signal: AbortSignal): Promise<void> {
  const body = await fetchInTurn(platform, catalogue, signal);
  if (body === 'no turn') return;
  const list = body === null ? null : parseList(platform, catalogue, body);
  const isBelieved = await saveReading(platform, catalogue, list);
  if (!isBelieved || body === null || catalogue.id !== 'have-i-been-pwned') return;
  await catalogueInDatabase(platform).write({ fetchedAt: platform.clock.now(), body });
  forgetCatalogue(platform);
}

/** @returns null when there was no documented answer */
async function fetchInTurn(
  platform: Platform,
  catalogue: PublicCatalogue,
  signal: AbortSignal,
): Promise<string | null | 'no turn'> {
  const { clock, outgoing, log } = platform;
  const pace = paceOf(platform);
  const source = { id: `catalogue ${catalogue.id}`, quota: quotaOf(catalogue.vendor, false) };
  const latest = new Date(clock.now().getTime() + PATIENCE_MS);
  const who = { holder: source.id, asker: 'watching' } as const;
  const slot = (await pace.reserve([source], { ...who, until: latest })).get(source.id);
  if (!slot) return 'no turn';
  try {
    const headers = { accept: 'application/json' };
    const response = await pace.take(source, { ...who, slot, latest, signal }, (told) => {
      const paced = pacedOutgoing(outgoing, { source, pace, holder: who.holder, latest, told });
      const { ask, end } = limitedAsk(
        { ...LIMITS, hosts: catalogue.hosts },
        { outgoing: paced, now: clock.now(), signal },
      );
      return ask({ url: catalogue.url, headers }).finally(end);
    });
    return response.status === 200 ? response.text() : null;
  } catch (error) {
    if (error instanceof NoSlotError) return 'no turn';
    if (!(error instanceof SourceTrouble || error instanceof OutgoingError)) throw error;
    if (error instanceof SourceTrouble && error.retryAfter !== null)
      await pace.pause(source, new Date(clock.now().getTime() + error.retryAfter * 1_000));
    log.warn('a catalogue of breaches could not be read', { sourceId: catalogue.sourceId, error });
    return null;
  } finally {
    await pace.release(source.id);
  }
}

function parseList({ log }: Platform, catalogue: PublicCatalogue, body: string) {
  try {
    return catalogue.read(body);
  } catch (error) {
    log.warn('a catalogue of breaches has another form', { sourceId: catalogue.sourceId, error });
    return null;
  }
}
