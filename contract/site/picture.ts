/** Bytes of one picture. */
export const mostPictureBytes = 5 * 1024 * 1024;

/** Of a whole picture, as its header says: what unpacks to more is refused unread. */
export const mostPicturePixels = 40_000_000;

/** Pixels */
export const longestPictureSide = 10_000;

/** What staff are told of a picture that they have uploaded. */
export interface UploadedPicture {
  /** Where it stands, `/pictures/…`, and what posts and branding name it by. */
  path: string;
  /** Pixels */
  width: number;
  height: number;
}

/** Whether the address is that of a picture that was uploaded here. */
export const isUploaded = (url: string): boolean => /^\/pictures\/[0-9a-f]{64}$/.test(url);

const drawing = /\.svgz?$/i;

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * The address of a picture, when it is one that a page may load: one that was uploaded here, or https, and no drawing that could hold a
 * script.
 */
export function pictureAddress(url: string | null): string | null {
  if (url && isUploaded(url)) return url;
  if (!url || !URL.canParse(url)) return null;
  const { protocol, username, password, pathname, href } = new URL(url);
  if (protocol !== 'https:' || username !== '' || password !== '') return null;
  const path = decodePath(pathname);
  return path === null || drawing.test(path.trim()) ? null : href;
}

const reasons = [
  'kind',
  'kind-to-upload',
  'large',
  'broken',
  'timeout',
  'unreachable',
  'closed-address',
  'many-redirects',
  'no-server',
  'status',
  'pixels',
] as const;

/** Why a picture is not taken; after some a fact: "status 404", "pixels 12000 × 9000". */
export type PictureReason =
  | Exclude<(typeof reasons)[number], 'status' | 'pixels'>
  | `status ${number}`
  | `pixels ${string}`;

/** The rest of the sentence, for each reason. */
export type PictureReasonWords = Readonly<Record<(typeof reasons)[number], (fact: string) => string>>;

/** @param reason as a fault carries it */
export function wordPictureReason(words: PictureReasonWords, reason: number | string): string {
  const [, name = '', fact = ''] = /^(\S+) ?(.*)$/.exec(String(reason)) ?? [];
  return words[reasons.find((one) => one === name) ?? 'kind'](fact);
}
