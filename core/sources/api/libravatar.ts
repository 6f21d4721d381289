import { defineSource } from '../define.ts';
import { changed, clear } from '../read.ts';
import { hashOf } from '../subject.ts';

/** https://wiki.libravatar.org/api/; an unknown address may be sent on to Gravatar, which is asked by itself. */
export const libravatar = defineSource({
  id: 'libravatar',
  name: 'Libravatar',
  homepage: 'https://www.libravatar.org/',
  category: 'identity',
  reveals: 'A photo tied to your address.',
  needs: 'email',
  privacy: 'P1',
  key: null,
  hosts: ['seccdn.libravatar.org'],
  pace: { everyMs: 500, burst: 2, concurrency: 2 },
  timeoutMs: 10_000,
  maxBytes: 2_000_000,
  cacheHours: 24,
  credit: null,
  removal: 'Sign in at libravatar.org to remove the photo or the account.',
  async check(subject, { ask }) {
    const response = await ask({
      url: `https://seccdn.libravatar.org/avatar/${hashOf('sha256', subject.email)}?d=404`,
    });
    if (response.status === 404) return clear;
    if (response.status >= 300 && response.status < 400)
      return /gravatar/i.test(response.headers.get('location') ?? '') ? clear : changed(response);
    if (response.status !== 200 || !isImage(response.body)) changed(response);
    return {
      state: 'found',
      exposures: [
        {
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
        },
      ],
    };
  },
});

const STARTS = [
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x47, 0x49, 0x46, 0x38], // GIF
  [0x52, 0x49, 0x46, 0x46], // WebP
];
const isImage = (body: Uint8Array) => STARTS.some((start) => start.every((byte, index) => body[index] === byte));
