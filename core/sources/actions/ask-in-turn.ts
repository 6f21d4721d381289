import { randomUUID } from 'node:crypto';
import type { CheckMeans, Source } from '#core/sources/define.ts';
import { NoSlotError } from '#core/sources/internal/pacing/gate.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { keyOf, pacedWith } from '#core/sources/queries/sources.ts';
import { OutgoingError } from '#platform/http/outgoing.ts';
import type { Platform } from '#platform/platform.ts';
import { limitedAsk } from './ask.ts';
import { catalogueNow } from './catalogue-now.ts';
import { paceOf } from './pace.ts';
import { pacedOutgoing } from './paced-outgoing.ts';

/** How long somebody waits for it on a page. */
const PATIENCE_MS = 20_000;

type Asked = Pick<Source, 'id' | 'key' | 'vendor' | 'hosts' | 'timeoutMs' | 'maxBytes'>;

/**
 * Asks a source something on behalf of a person who waits, within the pace of its vendor. Call it outside of transactions.
 * @returns null when the source could not be asked, or gave no answer that is documented
 */
export async function askInTurn<Told>(
  platform: Platform,
  source: Asked,
  question: (means: CheckMeans) => Promise<Told>,
): Promise<{ told: Told } | null> {
  try {
    return { told: await askOnce(platform, source, question) };
  } catch (error) {
    const isTheirs = error instanceof NoSlotError || error instanceof OutgoingError || error instanceof SourceTrouble;
    if (!isTheirs)
      platform.log.error('a source was asked and the question itself failed', { sourceId: source.id, error });
    return null;
  }
}

async function askOnce<Told>(
  platform: Platform,
  source: Asked,
  question: (means: CheckMeans) => Promise<Told>,
): Promise<Told> {
  const { clock, config, outgoing } = platform;
  const paced = pacedWith(config, source);
  const pace = paceOf(platform);
  const holder = `person ${randomUUID()}`;
  const latest = new Date(clock.now().getTime() + PATIENCE_MS);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const slot = (await pace.reserve([paced], { until: latest, holder, asker: 'visitor' })).get(source.id);
    if (!slot) return Promise.reject(new NoSlotError());
    return await pace.take(paced, { slot, holder, asker: 'visitor', latest, signal }, (told) => {
      const means = { key: keyOf(source, config), now: clock.now(), catalogue: catalogueNow(platform), signal };
      const asked = { ...means, outgoing: pacedOutgoing(outgoing, { source: paced, pace, holder, latest, told }) };
      const { ask, end } = limitedAsk(source, asked);
      return question({ ...means, ask }).finally(end);
    });
  } finally {
    await pace.release(holder);
  }
}
