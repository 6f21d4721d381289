import { remembered } from '#platform/remembered.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** The same content as it is and packed; null where it was not packed that way. */
export interface Encodings {
  /** Of the content as it is, in quotes. */
  etag: string;
  plain: Bytes;
  br: Bytes | null;
  gzip: Bytes | null;
}

/** Encodings that the client takes, by the header's own words; `br;q=0` refuses. */
export function acceptsEncoding(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** Asked of few different headers, thousands of times. Best first. */
const encodingsTaken = remembered((header) =>
  (['br', 'gzip'] as const).filter((name) => acceptsEncoding(header, name)),
);

/**
 * What to send to a client.
 * @param accepted its `accept-encoding`
 * @returns an etag of its own for each encoding: each is a representation of its own (RFC 9110, 8.8.3)
 */
export function chooseEncoding(
  content: Encodings,
  accepted: string,
): { name: 'br' | 'gzip' | null; bytes: Bytes; etag: string } {
  for (const name of encodingsTaken(accepted)) {
    const bytes = content[name];
    if (bytes) return { name, bytes, etag: `${content.etag.slice(0, -1)}-${name}"` };
  }
  return { name: null, bytes: content.plain, etag: content.etag };
}

/** Whether the client has it already. @param ifNoneMatch as the client sent it */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((value) => value.trim().replace(/^W\//, '') === etag || value.trim() === '*');
}
