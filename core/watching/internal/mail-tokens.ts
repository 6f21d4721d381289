import { z } from 'zod';
import type { Language } from '#contract/base/languages.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { goOnWatchingPath, stopWatchingPath } from '#contract/watching/types.ts';
import { isSameSecret } from '#platform/crypto/equal.ts';
import type { Vault } from '#platform/crypto/vault.ts';
import type { Platform } from '#platform/platform.ts';
import type { Watch } from './store.ts';

const STOP = 'stop watching';
const GO_ON = 'go on watching';

/**
 * Names a watch and is signed for one purpose: whoever has it can stop that watching, and nothing else. It has no end, as
 * mail is kept, and is nowhere stored.
 */
export const stopTokenOf = (vault: Vault, watchId: string): string => signText(vault, STOP, watchId);

/** The page behind the link of a mail, which mail programs post to as well. */
export const stopUrlOf = ({ vault, config }: Platform, watchId: string, language: Language): string =>
  urlOf(config.appUrl + addressIn(language, stopWatchingPath), stopTokenOf(vault, watchId));

/** Which watch it stops; null for what we have not signed. */
export const readStopToken = (vault: Vault, token: string): string | null =>
  z.uuid().safeParse(readSigned(vault, STOP, token)).data ?? null;

/** The page behind the link with which the reader of an address goes on once, beyond the end that the watch has now. */
export const goOnUrlOf = ({ vault, config }: Platform, { id, endsAt, language }: Watch): string =>
  urlOf(config.appUrl + addressIn(language, goOnWatchingPath), signText(vault, GO_ON, `${id} ${endsAt?.getTime()}`));

const goingOn = z.tuple([z.uuid(), z.coerce.number().int()]);

/** Which watch it lets go on, and beyond which end, in milliseconds; null for what we have not signed. */
export function readGoOnToken(vault: Vault, token: string): { watchId: string; endsAt: number } | null {
  const read = goingOn.safeParse(readSigned(vault, GO_ON, token)?.split(' '));
  return read.success ? { watchId: read.data[0], endsAt: read.data[1] } : null;
}

const urlOf = (address: string, token: string): string => `${address}?token=${encodeURIComponent(token)}`;

const signText = (vault: Vault, purpose: string, text: string): string => `${text}.${vault.fingerprint(purpose, text)}`;

/** What was signed for that purpose; null for anything else. */
function readSigned(vault: Vault, purpose: string, token: string): string | null {
  const at = Math.max(0, token.indexOf('.'));
  const text = token.slice(0, at);
  const isOurs = vault.fingerprints(purpose, text).some((one) => isSameSecret(one, token.slice(at + 1)));
  return isOurs ? text : null;
}
