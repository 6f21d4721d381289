import { createHash } from 'node:crypto';
import { fault, wordFault } from '#contract/faults/faults.ts';
import type { PictureReason } from '#contract/site/picture.ts';
import { pictureLimits } from '#core/site/pictures/rules.ts';
import { type Outgoing, OutgoingError, type OutgoingFailure } from '#platform/http/outgoing.ts';
import { type Inspected, inspectPicture } from './inspect.ts';

export interface FetchedPicture extends Inspected {
  url: string;
  hash: string;
  bytes: Uint8Array;
}

/** Why there is no copy; `said` is the fault for whoever named the address. */
export class PictureError extends Error {
  readonly said: string;

  constructor(reason: PictureReason, options?: ErrorOptions) {
    const said = fault('picture-not-fetched', reason);
    super(wordFault(said), options);
    this.said = said;
  }
}

const failures: Readonly<Record<OutgoingFailure, PictureReason>> = {
  timeout: 'timeout',
  unreachable: 'unreachable',
  'too-large': 'large',
  'forbidden-address': 'closed-address',
  'host-not-allowed': 'closed-address',
  'too-many-redirects': 'many-redirects',
  'name-not-found': 'no-server',
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
  if (status !== 200) throw new PictureError(`status ${status}`);
  return body;
}
