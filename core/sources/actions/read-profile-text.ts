import { randomUUID } from 'node:crypto';
import type { Source } from '#core/sources/define.ts';
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

/** `unknown`: the source could not be asked, or gave no answer that is documented. */
type ProfileText = { state: 'read'; text: string } | { state: 'nobody' | 'unknown' };

/**
 * Asks a source once, within the pace of its vendor, for what the owner of a profile wrote about themself. Call it outside
 * of transactions.
 * @param source one with `profileText`
 */
export async function readProfileText(
  platform: Platform,
  source: Source & Required<Pick<Source, 'profileText'>>,
  username: string,
): Promise<ProfileText> {
  try {
    const text = await askInTurn(platform, source, username);
    return text === null ? { state: 'nobody' } : { state: 'read', text };
  } catch (error) {
    const isTheirs = error instanceof NoSlotError || error instanceof OutgoingError || error instanceof SourceTrouble;
    if (!isTheirs)
      platform.log.error('a profile was asked and the check itself failed', { sourceId: source.id, error });
    return { state: 'unknown' };
  }
}

async function askInTurn(
  platform: Platform,
  source: Source & Required<Pick<Source, 'profileText'>>,
  username: string,
): Promise<string | null> {
  const { clock, config, outgoing } = platform;
  const paced = pacedWith(config, source);
  const pace = paceOf(platform);
  const holder = `profile ${randomUUID()}`;
  const latest = new Date(clock.now().getTime() + PATIENCE_MS);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const slot = (await pace.reserve([paced], { until: latest, holder, asker: 'visitor' })).get(source.id);
    if (!slot) return Promise.reject(new NoSlotError());
    return await pace.take(paced, { slot, holder, asker: 'visitor', latest, signal }, (told) => {
      const means = { key: keyOf(source, config), now: clock.now(), catalogue: catalogueNow(platform), signal };
      const asked = { ...means, outgoing: pacedOutgoing(outgoing, { source: paced, pace, holder, latest, told }) };
      const { ask, end } = limitedAsk(source, asked);
      return source.profileText({ kind: 'username', username }, { ...means, ask }).finally(end);
    });
  } finally {
    await pace.release(holder);
  }
}
