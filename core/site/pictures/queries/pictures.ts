import { eq, inArray } from 'drizzle-orm';
import { pictureAddress } from '#contract/site/picture.ts';
import { scopeOf, visitor } from '#core/base/context.ts';
import { picturePath } from '#core/site/pictures/rules.ts';
import { pictures } from '#core/site/pictures/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/** Where a picture stands here, by the address that it was named by; null while there is no copy. */
export type PictureOf = (url: string | null) => string | null;

/** Looks up which of the pictures are kept. @param urls as they were typed */
export async function readPictures(tx: Transaction, urls: readonly (string | null)[]): Promise<PictureOf> {
  const addresses = [...new Set(urls.flatMap((url) => pictureAddress(url) ?? []))];
  const rows =
    addresses.length === 0
      ? []
      : await tx
          .select({ url: pictures.url, hash: pictures.hash })
          .from(pictures)
          .where(inArray(pictures.url, addresses));
  const paths = new Map(rows.map(({ url, hash }) => [url, picturePath(hash)]));
  return (url) => paths.get(pictureAddress(url) ?? '') ?? null;
}

/** The bytes of a kept picture; null when there is none of this hash. */
export async function findPicture({ database }: Platform, hash: string) {
  if (!/^[0-9a-f]{64}$/.test(hash)) return null;
  const [row] = await database.read(scopeOf(visitor), (tx) =>
    tx
      .select({ contentType: pictures.contentType, bytes: pictures.bytes })
      .from(pictures)
      .where(eq(pictures.hash, hash))
      .limit(1),
  );
  return row ?? null;
}
