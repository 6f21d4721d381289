import type { Vault } from '#platform/crypto/vault.ts';
import type { IdentifierRow } from './store.ts';

const LENGTH = 20;

/** Letters and digits only: what a profile's text shows as it was typed. */
const plainToken = (print: string): string => `qp${print.replaceAll(/[-_]/g, '').slice(0, LENGTH)}`;

const tokensFor = (vault: Vault, { userId, id }: Pick<IdentifierRow, 'userId' | 'id'>): string[] =>
  vault.fingerprints('profile token', `${userId} ${id}`).map(plainToken);

/**
 * What the person puts into a profile's text. It belongs to one entry of their list: a copy proves nothing for anybody
 * else, and an old one nothing once the user name was taken off and added again.
 */
export const profileToken = (vault: Vault, row: Pick<IdentifierRow, 'userId' | 'id'>): string =>
  String(tokensFor(vault, row)[0]);

export const holdsToken = (vault: Vault, row: Pick<IdentifierRow, 'userId' | 'id'>, text: string): boolean =>
  tokensFor(vault, row).some((token) => text.includes(token));
