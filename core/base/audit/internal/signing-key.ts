import { DASH, openNote, renameVerifierKey } from '#core/base/audit/tree/note.ts';
import { type Config, ConfigError } from '#platform/config.ts';
import type { Transaction } from '#platform/database/database.ts';
import { auditSigner } from './checkpoint.ts';
import { findNewestCheckpoint } from './read.ts';

type Keys = Pick<Config, 'appUrl' | 'auditSigningKey' | 'formerAuditKeys'>;

/** Whether one of our keys signed a checkpoint, under whatever name: the name of a key follows from APP_URL. */
export function isSignedByUs(note: string, config: Keys): boolean {
  const ours = [auditSigner(config).verifierKey, ...config.formerAuditKeys];
  const names = note
    .split('\n')
    .filter((line) => line.startsWith(`${DASH} `))
    .map((line) => line.split(' ')[1] ?? '');
  return names.some((name) => {
    const keys = ours.map((key) => renameVerifierKey(key, name));
    return openNote(note, keys) !== null;
  });
}

/**
 * A log goes on under the key that it was signed with, or under a new one once AUDIT_KEYS_FORMER names the former: what a wrong
 * key signed would look like forgery.
 * @throws ConfigError
 */
export async function requireSigningKey(tx: Transaction, config: Keys): Promise<void> {
  const newest = await findNewestCheckpoint(tx);
  if (newest !== null) requireSignedByUs(newest.note, config);
}

/** @throws ConfigError */
export function requireSignedByUs(note: string, config: Keys): void {
  if (isSignedByUs(note, config)) return;
  const problem =
    'is not the key that signed the newest checkpoint of the audit log, and AUDIT_KEYS_FORMER does not name that key; put the key back, or change it as docs/operations.md says under "Keys"';
  throw new ConfigError([{ name: 'AUDIT_SIGNING_KEY', problem }]);
}
