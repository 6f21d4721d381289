import { createNoteSigner, type NoteSigner, openNote } from '#core/base/audit/tree/note.ts';
import type { Config } from '#platform/config.ts';

/** The head of the tree at one size, as c2sp.org/tlog-checkpoint writes it. */
export interface Checkpoint {
  /** Name of the log: the site's host and `/audit`. */
  origin: string;
  size: number;
  /** 32 bytes */
  root: Buffer;
}

/** Signs with AUDIT_SIGNING_KEY, in the name of this installation's log. */
export function auditSigner({ appUrl, auditSigningKey }: Pick<Config, 'appUrl' | 'auditSigningKey'>): NoteSigner {
  return createNoteSigner(`${new URL(appUrl).host}/audit`, auditSigningKey);
}

export function signCheckpoint(signer: NoteSigner, size: number, root: Buffer): string {
  return signer.sign(`${signer.name}\n${size}\n${root.toString('base64')}\n`);
}

/** @returns null when no key of these has signed it, or when it is no checkpoint */
export function openCheckpoint(note: string, verifierKeys: readonly string[]): Checkpoint | null {
  const [origin, digits = '', encoded = ''] = openNote(note, verifierKeys)?.split('\n') ?? [];
  const root = Buffer.from(encoded, 'base64');
  if (!origin || !/^(0|[1-9]\d{0,14})$/.test(digits) || root.length !== 32) return null;
  return { origin, size: Number(digits), root };
}
