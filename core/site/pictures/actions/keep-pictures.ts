import { inArray } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { isUploaded } from '#contract/site/picture.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireClean } from '#core/base/require-clean.ts';
import { type FetchedPicture, fetchPicture, PictureError } from '#core/site/pictures/internal/fetch.ts';
import { pictureLimits } from '#core/site/pictures/rules.ts';
import { pictures } from '#core/site/pictures/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

/** A picture that a form names, and the form's field that is told when there is none. */
export interface NamedPicture {
  url: string;
  field: string;
}

/**
 * Fetches those of other servers that are not kept yet. To be called before the transaction that saves the form, by whoever may save it.
 * @throws AppError `invalid` for the first that cannot be fetched, has malware in it, or was uploaded and is gone, with its field; `unavailable`
 *   while nobody can look for malware
 */
export async function fetchPictures({ platform, actor }: Context, named: readonly NamedPicture[]) {
  const fieldOf = new Map(named.map(({ url, field }) => [url, field]));
  const urls = [...fieldOf.keys()];
  if (urls.length === 0) return [];
  if (urls.length > pictureLimits.perText + 1)
    throw new AppError('invalid', { publicMessage: fault('many-pictures', pictureLimits.perText) });
  const kept = await platform.database.transaction(scopeOf(actor), (tx) =>
    tx.select({ url: pictures.url }).from(pictures).where(inArray(pictures.url, urls)),
  );
  const missing = urls.filter((url) => kept.every((one) => one.url !== url));
  const gone = missing.find(isUploaded);
  if (gone !== undefined)
    throw new AppError('invalid', {
      publicMessage: fault('picture-gone'),
      field: fieldOf.get(gone) ?? '',
    });
  const fetching = missing.map((url) =>
    fetchPicture(platform.outgoing, url).catch((error: unknown) => {
      if (!(error instanceof PictureError)) throw error;
      const field = fieldOf.get(url) ?? '';
      throw new AppError('invalid', { publicMessage: error.said, field, cause: error });
    }),
  );
  const fetched = await Promise.all(fetching);
  for (const { url, bytes } of fetched) await requireClean(platform, bytes, fieldOf.get(url));
  return fetched;
}

/** Keeps what was fetched; a copy that is there already stays. */
export async function keepPictures(tx: Transaction, fetched: readonly FetchedPicture[], now: Date): Promise<void> {
  if (fetched.length === 0) return;
  const rows = fetched.map(({ type, ...picture }) => ({ ...picture, contentType: type, fetchedAt: now }));
  await tx.insert(pictures).values(rows).onConflictDoNothing();
}
