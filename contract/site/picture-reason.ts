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
