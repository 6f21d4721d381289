import type { EntryWords } from './entry-checks.ts';
import { type EntryProof, readEntryProof } from './entry-proof.ts';
import type { ReportContent } from './report-parts.ts';
import { type EntryVerdict, verifyEntryProof } from './verify-entry.ts';

/** One look that counts, in the order of time. */
export interface CertificateLook {
  id: string;
  /** ISO 8601, as are all times here. */
  at: string;
  saw: 'found' | 'absent';
  control: 'passed';
}

/** What a certificate says: that something was found, and seen gone. Its seal is over each section and each look. */
export type RemovalCertificate = {
  about: { issuer: string; company: string; site: string; verify: string; certificate: string; issuedAt: string };
  removal: {
    company: string;
    source: string;
    where: string;
    url: string | null;
    identifier: string;
    sentAt: string | null;
    foundAt: string;
    goneAt: string;
  };
  looks: CertificateLook[];
  /** The entry of the audit log that says so, and its proof. */
  log: EntryProof;
  method: { gone: string; signature: string };
};

/** @returns null for what is no certificate. Its seal must have been checked: nothing here is. */
export const readCertificate = (content: ReportContent): RemovalCertificate | null =>
  'removal' in content && 'log' in content ? (content as unknown as RemovalCertificate) : null;

/** The event of the entry that a certificate stands on. */
export const goneEvent = 'removal.seen-gone';

/**
 * Whether the log's entry stands in the signed log, and is about the case and the time of the certificate. Computes every
 * hash itself and asks nobody.
 * @param key verifier key of the log
 */
export function verifyCertificateEntry(
  { about, removal, log }: RemovalCertificate,
  key: string,
  words: EntryWords,
): Promise<EntryVerdict> {
  const entry = readEntryProof(log)?.entry;
  const isOfGone = entry?.personal?.details?.event === goneEvent;
  const shown = {
    id: entry?.id ?? '',
    createdAt: removal.goneAt,
    hash: entry?.hash ?? null,
    entityType: isOfGone ? 'removal case' : 'another event',
    entityId: about.certificate,
  };
  return verifyEntryProof({ answer: log, shown, key, kept: null, words });
}
