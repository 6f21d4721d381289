import { fault } from '#contract/faults/faults.ts';
import { AppError } from '#core/base/errors.ts';
import { findMalware, ScannerError } from '#platform/malware/clamd.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Refuses a file in which the malware scanner finds something, and every file while a scanner is named and does not look: what was not
 * looked at is not clean. Without MALWARE_SCANNER_URL nothing is looked at. Call it outside of transactions.
 * @param field of the form that the file came with
 * @throws AppError `invalid`, `unavailable`
 */
export async function requireClean(
  { config: { malwareScanner }, log }: Pick<Platform, 'config' | 'log'>,
  bytes: Uint8Array,
  field?: string,
): Promise<void> {
  if (malwareScanner === null) return;
  const found = await findMalware(malwareScanner, bytes).catch((error: unknown) => {
    if (!(error instanceof ScannerError)) throw error;
    log.error('A file could not be looked through for malware', { error });
    throw new AppError('unavailable', {
      publicMessage: fault('file-not-checked'),
      cause: error,
    });
  });
  if (found === null) return;
  log.warn('A file with malware was refused', { reason: found, bytes: bytes.byteLength });
  throw new AppError('invalid', {
    publicMessage: fault('malware-found', found),
    ...(field !== undefined && { field }),
  });
}
