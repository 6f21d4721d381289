import { createHash } from 'node:crypto';
import { pictureLimits } from '#core/site/pictures/rules.ts';
import { type Outgoing, OutgoingError, type OutgoingFailure } from '#platform/http/outgoing.ts';
import { type Inspected, inspectPicture } from './inspect.ts';

export interface FetchedPicture extends Inspected {
  url: string;
  hash: string;
  bytes: Uint8Array;
}

/** Why there is no copy; the message is for whoever named the address. */
export class PictureError extends Error {}

const failures: Readonly<Record<OutgoingFailure, string>> = {
  timeout: 'the server did not answer in time.',
  unreachable: 'the server could not be reached.',
  'too-large': `it is larger than ${pictureLimits.bytes / 1024 / 1024} MB.`,
  'forbidden-address': 'the address does not lead to the open internet.',
  'host-not-allowed': 'the address does not lead to the open internet.',
  'too-many-redirects': 'the address leads on too often.',
  'name-not-found': 'there is no server of this name.',
};

/**
 * Fetches a picture over the one way out. @param url as `pictureAddress` (contract/site/picture.ts) gives it
 * @throws PictureError
 */
export async function fetchPicture(outgoing: Outgoing, url: string, signal?: AbortSignal): Promise<FetchedPicture> {
  const bytes = await downloadPicture(outgoing, url, signal).catch((error: unknown) => {
    if (error instanceof OutgoingError) throw new PictureError(failures[error.reason], { cause: error });
    throw error;
  });
  const inspected = inspectPicture(bytes);
  if (typeof inspected === 'string') throw new PictureError(inspected);
  return { ...inspected, url, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}

async function downloadPicture(outgoing: Outgoing, url: string, signal: AbortSignal | undefined): Promise<Uint8Array> {
  const { status, body } = await outgoing.fetch({
    url,
    headers: { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif,image/x-icon' },
    allow: 'input',
    timeoutMs: pictureLimits.timeoutMs,
    maxBytes: pictureLimits.bytes,
    maxRedirects: pictureLimits.redirects,
    ...(signal && { signal }),
  });
  if (status !== 200) throw new PictureError(`the server answered ${status}.`);
  return body;
}
