import { longestPictureSide, mostPictureBytes, mostPicturePixels } from '#contract/site/picture.ts';

export const pictureTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/x-icon',
] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Those of which everything can be taken that says more than the picture shows. */
export const uploadTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/x-icon'] as const;

export const pictureLimits = {
  bytes: mostPictureBytes,
  pixels: mostPicturePixels,
  side: longestPictureSide,
  /** In one text. */
  perText: 20,
  timeoutMs: 6_000,
  redirects: 3,
  /** How long one that nothing names any more is kept: a save may be under way. */
  unusedMs: 86_400_000,
} as const;

/** Where a kept picture is served. */
export const picturePath = (hash: string): string => `/pictures/${hash}`;
