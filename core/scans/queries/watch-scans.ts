import { eq } from 'drizzle-orm';
import { WATCH_SCAN } from '#core/scans/rules.ts';
import { userScans } from '#core/scans/schema.ts';

/** Rows of scans that were made again for somebody who is watched. */
export const isWatchScan = eq(userScans.scanType, WATCH_SCAN);
