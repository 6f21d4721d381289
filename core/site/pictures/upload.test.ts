import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { imageSize } from 'image-size';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Context, visitor } from '#core/base/context.ts';
import { addAsset } from '#core/site/branding/actions/add-asset.ts';
import { getBranding } from '#core/site/branding/queries/assets.ts';
import { stripMetadata } from '#core/site/pictures/internal/strip-metadata.ts';
import { findPicture } from '#core/site/pictures/queries/pictures.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice, assistant, insertCast } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { picturesOutside, png, uploadedPath } from '#tests/pictures.ts';
import { createWorld, type World } from '#tests/world.ts';
import { uploadPicture } from './actions/upload-picture.ts';
import { pictureUpkeep } from './jobs.ts';
import { pictureLimits } from './rules.ts';
import { pictures } from './schema.ts';

const DAY = 86_400_000;
const bytesOf = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const segment = (marker: string, content: Buffer) =>
  Buffer.concat([bytesOf(`ff${marker}`), bytesOf((content.byteLength + 2).toString(16).padStart(4, '0')), content]);
const exif = (orientation: number) =>
  segment(
    'e1',
    Buffer.concat([
      bytesOf(`457869660000 4d4d002a00000008 0001 0112 0003 00000001 000${orientation}0000 00000000`),
      Buffer.from('51.5074 N, Alice’s phone'),
    ]),
  );

/** One pixel, with what a camera writes around it. */
const photo = (orientation: number): Buffer =>
  Buffer.concat([
    bytesOf('ffd8'),
    segment('e0', bytesOf('4a46494600 0101 00 0001 0001 00 00')),
    exif(orientation),
    segment('e2', Buffer.from('ICC_PROFILE\0colours')),
    segment('fe', Buffer.from('made by Alice')),
    segment('c0', bytesOf('08 0001 0001 01 01 11 00')),
    segment('da', bytesOf('01 01 00 00 3f 00')),
    bytesOf('aa ff00 ffd0 bb'),
    bytesOf('ffd9'),
    Buffer.from('a film behind the picture'),
  ]);

const chunk = (name: string, data: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.byteLength);
  return Buffer.concat([size, Buffer.from(name), data, Buffer.alloc(4)]);
};

describe('of a picture that is uploaded', () => {
  it('a JPEG keeps its pixels and colours, and loses place, words and what follows its end', () => {
    const stripped = Buffer.from(stripMetadata(photo(1), 'image/jpeg'));
    expect(stripped.toString('latin1')).not.toMatch(/Exif|51\.5074|Alice|film/);
    expect(stripped.toString('latin1')).toContain('ICC_PROFILE');
    expect(stripped.subarray(-7).toString('hex')).toBe('aaff00ffd0bbffd9'.slice(2));
    expect(imageSize(stripped)).toMatchObject({ width: 1, height: 1, type: 'jpg' });
  });

  it.each([3, 6, 8])('a JPEG that was held %i way round still is, and says nothing else', (orientation) => {
    const stripped = Buffer.from(stripMetadata(photo(orientation), 'image/jpeg'));
    expect(imageSize(stripped).orientation).toBe(orientation);
    expect(stripped.toString('latin1')).not.toMatch(/51\.5074|Alice/);
  });

  it('a PNG loses its texts, its time and what follows its end', () => {
    const texts = Buffer.concat([chunk('tEXt', Buffer.from('Author\0Alice')), chunk('eXIf', Buffer.from('51.5'))]);
    const written = Buffer.concat([png.subarray(0, 33), texts, png.subarray(33), Buffer.from('more')]);
    expect(Buffer.from(stripMetadata(written, 'image/png'))).toEqual(png);
  });

  it('a WebP loses its chunks of metadata, and its header no longer counts them', () => {
    const part = (name: string, data: string) =>
      Buffer.concat([Buffer.from(name), bytesOf(`${(data.length / 2).toString(16).padStart(2, '0')}000000${data}`)]);
    const body = [
      part('VP8X', '0c000000000000000000'),
      part('VP8L', '2f000000'),
      part('EXIF', 'aabb'),
      part('XMP ', 'cc00'),
    ];
    const size = (parts: Buffer[]) => 4 + parts.reduce((sum, one) => sum + one.byteLength, 0);
    const file = (parts: Buffer[]) =>
      Buffer.concat([
        Buffer.from('RIFF'),
        bytesOf(`${size(parts).toString(16).padStart(2, '0')}000000`),
        Buffer.from('WEBP'),
        ...parts,
      ]);
    const stripped = stripMetadata(file(body), 'image/webp');
    expect(Buffer.from(stripped)).toEqual(file([part('VP8X', '00000000000000000000'), part('VP8L', '2f000000')]));
  });
});

onEachDatabase('a picture that staff upload', (open, _kind, { rule }) => {
  let world: World;
  const as = (actor: Context['actor']): Context => ({ actor, client: null, platform: world });
  const keptNow = () =>
    world.database.transaction(systemScope, (tx) => tx.select().from(pictures).where(eq(pictures.url, uploadedPath)));
  const upkeep = () =>
    pictureUpkeep.run(world, {}, { id: '', attempt: 1, lastAttempt: false, signal: AbortSignal.timeout(60_000) });
  beforeAll(async () => {
    world = await createWorld({ database: await open(), outgoing: picturesOutside() });
    await insertCast(world.database);
  });
  afterAll(async () => {
    await world.close();
    await world.database.close();
  });

  it('stands at an address made of what is kept of it, and is one however often it is sent', async () => {
    const sent = await Promise.all(Array.from({ length: 4 }, () => uploadPicture(as(assistant), png)));
    expect(new Set(sent.map(({ path }) => path))).toEqual(new Set([uploadedPath]));
    const kept = await findPicture(world, uploadedPath.replace('/pictures/', ''));
    expect(kept?.contentType).toBe('image/png');
    expect(
      `/pictures/${createHash('sha256')
        .update(kept?.bytes ?? '')
        .digest('hex')}`,
    ).toBe(uploadedPath);
    expect(await keptNow()).toHaveLength(1);
  });

  rule.each<[string, Buffer, RegExp]>([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /no PNG/],
    [
      'an animation',
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      /choose a PNG, JPEG/,
    ],
    ['a picture that breaks off', png.subarray(0, 50), /breaks off/],
    ['a file that is too large', Buffer.concat([png, Buffer.alloc(pictureLimits.bytes)]), /larger than 5 MB/],
  ])('is refused where it is %s', async (_what, bytes, why) => {
    await expect(uploadPicture(as(admin), bytes)).rejects.toMatchObject({
      code: 'invalid',
      field: 'picture',
      publicMessage: expect.stringMatching(why),
    });
  });

  rule('is taken from staff alone', async () => {
    await expect(uploadPicture(as(alice), png)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(uploadPicture(as(visitor), png)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  rule('is shown where it is named, kept as long as it is, and gone a day later otherwise', async () => {
    await uploadPicture(as(admin), png);
    const asset = { id: crypto.randomUUID(), assetType: 'logo' as const, assetUrl: uploadedPath };
    await addAsset(as(admin), asset);
    expect(await getBranding(as(visitor))).toMatchObject({ logoUrl: uploadedPath });
    world.clock.advance(2 * DAY);
    await upkeep();
    expect(await keptNow()).toHaveLength(1);
    const other = (await uploadPicture(as(admin), photo(1))).path;
    world.clock.advance(DAY + 1);
    await upkeep();
    await expect(addAsset(as(admin), { ...asset, id: crypto.randomUUID(), assetUrl: other })).rejects.toMatchObject({
      field: 'assetUrl',
      publicMessage: 'This picture is not kept here any more. Please choose it again.',
    });
  });
});
