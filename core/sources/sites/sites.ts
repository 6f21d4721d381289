import { readFileSync } from 'node:fs';
import type { SiteRow } from './row.ts';
import { siteSource } from './site-source.ts';

/**
 * Every row. `readRows` checks them in a test and in `npm run sources`: done at each start, it would take longer than all
 * else that reads them.
 */
export const siteRows: readonly SiteRow[] = JSON.parse(readFileSync(new URL('./sites.json', import.meta.url), 'utf8'));

/** The sites that are asked: no other file asks them, and nothing stands against it. */
export const siteSources = siteRows.filter(({ askedBy, notAsked }) => !askedBy && !notAsked).map(siteSource);
