import { expect, it } from 'vitest';
import { BrokenPictureError, concatBytes, viewOf } from './bytes.ts';
import { pictureKindOf, stripPicture } from './picture-kind.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const segment = (marker: number, content: Uint8Array) =>
  concatBytes([Uint8Array.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255]), content]);
const hex = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString('latin1');

const SECRET = 'Leeds 53.8 north';
const scan = Uint8Array.from([0xff, 0xda, 0, 4, 1, 0, 7, 0xff, 0, 9, 0xff, 0xd0, 8, 0xff, 0xd9]);
const jpeg = (...segments: Uint8Array[]) => concatBytes([Uint8Array.from([0xff, 0xd8]), ...segments, scan]);
const jfif = segment(0xe0, bytesOf('JFIF\0'));
const colours = segment(0xe2, bytesOf('ICC_PROFILE\0colours'));

it('takes Exif, XMP, IPTC and comments out of a JPEG, and what stands behind its end', () => {
  const exif = segment(0xe1, bytesOf(`Exif\0\0${SECRET}`));
  const others = [0xe2, 0xed, 0xfe].map((marker) => segment(marker, bytesOf(SECRET)));
  const dirty = concatBytes([jpeg(jfif, exif, ...others, colours), bytesOf(SECRET)]);
  expect(hex(stripPicture(dirty, 1))).toBe(hex(jpeg(jfif, colours)));
});

it('keeps how a JPEG is turned, and nothing else of its Exif', () => {
  const clean = stripPicture(jpeg(jfif, segment(0xe1, bytesOf(`Exif\0\0${SECRET}`))), 6);
  const [head, rest] = [hex(clean).slice(0, 2 + jfif.length), hex(clean).slice(2 + jfif.length)];
  expect(head).toBe(hex(concatBytes([Uint8Array.from([0xff, 0xd8]), jfif])));
  expect(rest.slice(0, 36)).toContain('Exif\0\0MM\0*');
  expect(rest.slice(36)).toBe(hex(scan));
});

it('takes texts, time and Exif out of a PNG', () => {
  const chunk = (type: string, content = '') => {
    const part = concatBytes([new Uint8Array(4), bytesOf(type), bytesOf(content), new Uint8Array(4)]);
    viewOf(part).setUint32(0, content.length);
    return part;
  };
  const head = concatBytes([Uint8Array.from([0x89]), bytesOf('PNG\r\n'), Uint8Array.from([0x1a, 10])]);
  const kept = [chunk('IHDR', 'x'), chunk('gAMA', '1'), chunk('IDAT', 'pixels'), chunk('IEND')];
  const dropped = ['tEXt', 'iTXt', 'zTXt', 'eXIf', 'tIME', 'prVt'].map((type) => chunk(type, SECRET));
  const [first = head, ...rest] = kept;
  expect(hex(stripPicture(concatBytes([head, first, ...dropped, ...rest, bytesOf(SECRET)]), 1))).toBe(
    hex(concatBytes([head, ...kept])),
  );
});

it('takes Exif and XMP out of a WebP, and the flags that announce them', () => {
  const chunk = (type: string, content: string) => {
    const padded = content.length % 2 ? `${content}\0` : content;
    const part = concatBytes([bytesOf(type), new Uint8Array(4), bytesOf(padded)]);
    viewOf(part).setUint32(4, content.length, true);
    return part;
  };
  const webp = (...chunks: Uint8Array[]) => {
    const file = concatBytes([bytesOf('RIFF'), new Uint8Array(4), bytesOf('WEBP'), ...chunks]);
    viewOf(file).setUint32(4, file.length - 8, true);
    return file;
  };
  const flags = (value: number) => chunk('VP8X', `${String.fromCharCode(value)}\0\0\0\0\0\0\0\0\0`);
  const dirty = webp(flags(0x1c), chunk('VP8 ', 'pixel'), chunk('EXIF', SECRET), chunk('XMP ', SECRET));
  expect(hex(stripPicture(dirty, 1))).toBe(hex(webp(flags(0x10), chunk('VP8 ', 'pixel'))));
});

it('refuses a picture that ends too early, and leaves HEIC alone', () => {
  expect(() => stripPicture(jpeg(jfif).slice(0, 9), 1)).toThrow(BrokenPictureError);
  const heic = bytesOf('\0\0\0\x18ftypheic');
  expect([pictureKindOf(heic), stripPicture(heic, 1)]).toEqual(['heic', null]);
  expect(pictureKindOf(bytesOf('a letter to a friend'))).toBeNull();
});
