import type { Source } from '#core/sources/define.ts';
import type { Platform } from '#platform/platform.ts';
import { askInTurn } from './ask-in-turn.ts';

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
  const answer = await askInTurn(platform, source, (means) =>
    source.profileText({ kind: 'username', username }, means),
  );
  if (answer === null) return { state: 'unknown' };
  return answer.told === null ? { state: 'nobody' } : { state: 'read', text: answer.told };
}
