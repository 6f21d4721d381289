import { createHash } from 'node:crypto';
import { bytes, notFound, type Question, type Reply } from '../reply.ts';

/** Where staff of the stand-in world keep their pictures. */
export const PICTURES = 'pictures.example';

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture of its own at every address: what follows its end makes the bytes differ. */
const pictureAt = (path: string) => Buffer.concat([png, Buffer.from(path)]);

export const answerPictures = ({ url }: Question): Reply =>
  url.pathname.endsWith('.png') && !url.pathname.endsWith('/gone.png')
    ? bytes({ source: null, about: null }, 'image/png', pictureAt(url.pathname))
    : notFound();

/** Where the product shows its copy of a picture of this host. */
export const copyOfPicture = (url: string): string =>
  `/pictures/${createHash('sha256')
    .update(pictureAt(new URL(url).pathname))
    .digest('hex')}`;
