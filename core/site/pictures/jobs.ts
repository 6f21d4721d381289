import { and, inArray, lt, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import { isUploaded, pictureAddress } from '#contract/site/picture.ts';
import { AppError } from '#core/base/errors.ts';
import { requireClean } from '#core/base/require-clean.ts';
import { namePicturesOfBranding } from '#core/site/branding/queries/assets.ts';
import { keepPictures } from '#core/site/pictures/actions/keep-pictures.ts';
import { fetchPicture, PictureError } from '#core/site/pictures/internal/fetch.ts';
import { namePicturesOfPosts } from '#core/site/posts/queries/published-posts.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { defineJob } from '#platform/queue/define.ts';
import { pictureLimits } from './rules.ts';
import { pictures } from './schema.ts';

/** Lists of the pictures that the site shows, as they were typed. */
const shown = [namePicturesOfPosts, namePicturesOfBranding];

/** Tries of one run; what is left has its turn an hour later. */
const AT_ONCE = 30;

/**
 * Fetches the pictures of rows that were written before there were copies, or by hand, and forgets those that nothing
 * names any more.
 */
export const pictureUpkeep = defineJob({
  name: 'picture.upkeep',
  input: z.strictObject({}),
  schedule: '*/10 * * * *',
  options: { concurrency: 1, expireInSeconds: 600 },
  async run(platform, _input, { signal }) {
    const named = await platform.database.transaction(systemScope, async (tx) => {
      const lists = [];
      for (const list of shown) lists.push(await list(tx));
      return [...new Set(lists.flat().flatMap((url) => pictureAddress(url) ?? []))];
    });
    await fetchMissing(platform, named, signal);
    await forgetUnused(platform, named);
  },
});

async function fetchMissing(platform: Platform, named: readonly string[], signal: AbortSignal): Promise<void> {
  const { database, outgoing, clock, log } = platform;
  if (named.length === 0) return;
  const kept = await database.transaction(systemScope, (tx) =>
    tx
      .select({ url: pictures.url })
      .from(pictures)
      .where(inArray(pictures.url, [...named])),
  );
  const have = new Set(kept.map(({ url }) => url));
  const missing = named.filter((url) => !have.has(url) && !isUploaded(url));
  // Another part of them each time, so that those that cannot be had do not keep the others.
  const from = missing.length > AT_ONCE ? Math.floor(Math.random() * missing.length) : 0;
  for (const url of [...missing.slice(from), ...missing.slice(0, from)].slice(0, AT_ONCE)) {
    signal.throwIfAborted();
    try {
      const fetched = await fetchPicture(outgoing, url, signal);
      await requireClean(platform, fetched.bytes);
      await database.transaction(systemScope, (tx) => keepPictures(tx, [fetched], clock.now()));
    } catch (error) {
      if (!(error instanceof PictureError || error instanceof AppError)) throw error;
      log.warn('A picture of the site could not be fetched', { reason: error.message });
    }
  }
}

async function forgetUnused({ database, clock }: Platform, named: readonly string[]): Promise<void> {
  const old = lt(pictures.fetchedAt, new Date(clock.now().getTime() - pictureLimits.unusedMs));
  const unused = named.length > 0 ? and(old, notInArray(pictures.url, [...named])) : old;
  await database.transaction(systemScope, (tx) => tx.delete(pictures).where(unused));
}
