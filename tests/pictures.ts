import { createHash } from 'node:crypto';
import type { Outgoing, OutgoingRequest } from '#platform/http/outgoing.ts';

/** One pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Where `png` stands once it was uploaded. */
export const uploadedPath = `/pictures/${createHash('sha256').update(png).digest('hex')}`;

/** A picture of its own for each name: a comment makes the bytes differ. */
export const pictureNamed = (name: string): Buffer => Buffer.concat([png, Buffer.from(name)]);

/** Where the copy of a picture stands that `picturesOutside` answers with. */
export const copyOf = (url: string): string =>
  `/pictures/${createHash('sha256').update(pictureNamed(url)).digest('hex')}`;

export interface PicturesOutside extends Outgoing {
  asked: OutgoingRequest[];
}

/** The outside, where a picture stands at every address but those that end in `gone.png`. */
export function picturesOutside(): PicturesOutside {
  const asked: OutgoingRequest[] = [];
  return {
    asked,
    fetch: async (request) => {
      asked.push(request);
      const status = request.url.endsWith('gone.png') ? 404 : 200;
      const body = pictureNamed(request.url);
      return { status, headers: new Headers({ 'content-type': 'image/png' }), body, text: () => '' };
    },
    close: async () => {},
  };
}
