import { inArray } from 'drizzle-orm';
import { BREACH_SCAN, WATCH_SCAN } from '#core/scans/rules.ts';
import { userScans } from '#core/scans/schema.ts';

/** Rows of scans that were made again for somebody who is watched, as a whole or for a new breach. */
export const isWatchScan = inArray(userScans.scanType, [WATCH_SCAN, BREACH_SCAN]);

/** Whether a report was made from the one before, with the answers about new breaches (`renewReport`). */
export const isRenewed = ({ scanType }: { scanType: string }): boolean => scanType === BREACH_SCAN;
