import { readFileSync } from 'node:fs';
import type { SiteRow } from './row.ts';
import { siteSource } from './site-source.ts';

/** `readRows` checks them in a test and in `npm run sources`: done at each start, it would take longer than all else that reads them. */
const readFile = (name: string): readonly SiteRow[] =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));

/** Every row of the sites on which lists agree. */
export const siteRows = readFile('sites');

/** Sites that one list knows. */
export const moreSiteRows = readFile('more-sites');

/** The sites that are asked: no other file asks them, and nothing stands against it. */
export const siteSources = [...siteRows, ...moreSiteRows]
  .filter(({ askedBy, notAsked }) => !askedBy && !notAsked)
  .map(siteSource);
