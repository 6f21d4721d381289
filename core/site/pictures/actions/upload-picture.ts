import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import type { PictureReason, UploadedPicture } from '#contract/site/picture.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireClean } from '#core/base/require-clean.ts';
import { pictureUploaded } from '#core/site/pictures/events.ts';
import { inspectPicture } from '#core/site/pictures/internal/inspect.ts';
import { BrokenPicture, stripMetadata } from '#core/site/pictures/internal/strip-metadata.ts';
import { pictureLimits, picturePath, uploadTypes } from '#core/site/pictures/rules.ts';
import { pictures } from '#core/site/pictures/schema.ts';
import { requireCan } from '#core/site/policy.ts';

const refusePicture = (reason: PictureReason, cause?: unknown) =>
  new AppError('invalid', { publicMessage: fault('picture-not-taken', reason), field: 'picture', cause });

/** What is kept of a file. @throws AppError `invalid` */
function readUpload(bytes: Uint8Array) {
  if (bytes.byteLength > pictureLimits.bytes) throw refusePicture('large');
  const inspected = inspectPicture(bytes);
  if (typeof inspected === 'string') throw refusePicture(inspected);
  if (!uploadTypes.some((type) => type === inspected.type)) throw refusePicture('kind-to-upload');
  try {
    return { ...inspected, kept: stripMetadata(bytes, inspected.type) };
  } catch (error) {
    if (error instanceof BrokenPicture) throw refusePicture('broken', error);
    throw error;
  }
}

/**
 * Keeps a picture that staff hand over, without what it says about its maker. The same file again is the same picture.
 * It goes a day later if nothing names it by then.
 * @returns where it stands; posts and branding name it by that address
 * @throws AppError `forbidden`, `invalid` with what is wrong with the file
 */
export async function uploadPicture(ctx: Context, bytes: Uint8Array): Promise<UploadedPicture> {
  const { actor, platform } = ctx;
  requireCan(actor, 'picture.upload');
  const { kept, type, width, height } = readUpload(bytes);
  await requireClean(platform, bytes, 'picture');
  const hash = createHash('sha256').update(kept).digest('hex');
  const url = picturePath(hash);
  const fetchedAt = platform.clock.now();
  const row = { url, hash, contentType: type, width, height, bytes: kept, fetchedAt };
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const [added] = await tx.insert(pictures).values(row).onConflictDoNothing().returning({ url: pictures.url });
    if (added) await record(tx, ctx, pictureUploaded, { entityId: null, newValues: { path: url, width, height } });
    else await tx.update(pictures).set({ fetchedAt }).where(eq(pictures.url, url));
  });
  return { path: url, width, height };
}
