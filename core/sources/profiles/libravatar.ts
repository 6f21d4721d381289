import { defineSource, type Exposure } from '#core/sources/define.ts';
import { foundOrClear, readBytes, readText } from '#core/sources/internal/read.ts';
import { Recognised } from '#core/sources/internal/recognised.ts';
import { vendors } from '#core/sources/internal/vendors.ts';
import { hashOf } from '#core/sources/queries/subject.ts';
import type { OutgoingResponse } from '#platform/http/outgoing.ts';

/** https://wiki.libravatar.org/api/; an unknown address may be sent on to Gravatar, which is asked by itself. */
export const libravatar = defineSource({
  id: 'libravatar',
  name: 'Libravatar',
  homepage: 'https://www.libravatar.org/',
  category: 'identity',
  reveals: 'A photo tied to your address.',
  clearCovers: 'No photo is kept at Libravatar itself. Gravatar, where it sends others, is asked by itself.',
  needs: 'email',
  privacy: 'P1',
  key: null,
  hosts: ['seccdn.libravatar.org'],
  vendor: vendors.libravatar,
  timeoutMs: 10_000,
  maxBytes: 2_000_000,
  cacheHours: 24,
  credit: null,
  removal: 'Sign in at libravatar.org to remove the photo or the account.',
  async check(subject, { ask }) {
    const hash = hashOf('sha256', subject.email);
    const response = await ask({ url: `https://seccdn.libravatar.org/avatar/${hash}?d=404` });
    if (response.status === 404) return foundOrClear([], readText(response, NO_IMAGE, { status: 404, type: HTML }));
    if (response.status === 302) return foundOrClear([], readSentOn(response, hash));
    return foundOrClear(
      [photo],
      readBytes(response, (body) => (isImage(body) ? body : null)),
    );
  },
});

const HTML = /^text\/html\b/i;
/** The whole body, as the server's own source has it. */
const NO_IMAGE = /^<h1>Image not found<\/h1>$/i;

/** Sent on to Gravatar, or to its copy of Gravatar, with the same hash: there is no image here. */
function readSentOn(response: OutgoingResponse, hash: string): Recognised<true> {
  const isGravatar = ({ hostname, pathname }: URL) =>
    (/(?:^|\.)gravatar\.com$/.test(hostname) && pathname === `/avatar/${hash}`) ||
    (/(?:^|\.)libravatar\.org$/.test(hostname) && pathname.replace(/\/$/, '') === `/gravatarproxy/${hash}`);
  return Recognised.from(response, {
    status: 302,
    type: null,
    read({ headers }) {
      const to = URL.parse(headers.get('location') ?? '', 'https://seccdn.libravatar.org/');
      return to && isGravatar(to) ? true : null;
    },
  });
}

const photo: Exposure = {
  key: 'avatar',
  kind: 'profile',
  classes: ['photo', 'public-profile'],
  exposed: ['Photo'],
  breach: null,
  where: 'Libravatar',
  url: null,
  since: null,
  stillPublic: true,
  certainty: 'verified',
  reach: 'own-profile',
  passwordStorage: null,
  evidence: [],
};

const STARTS = [
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x47, 0x49, 0x46, 0x38], // GIF
  [0x52, 0x49, 0x46, 0x46], // WebP
];
const isImage = (body: Uint8Array) => STARTS.some((start) => start.every((byte, index) => body[index] === byte));
