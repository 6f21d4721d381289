import { type FileHandle, open } from 'node:fs/promises';
import { ObjectStoreError } from './object-store.ts';
import { readText, type S3Requests } from './s3-requests.ts';
import { errorIn, uploadIdIn } from './s3-xml.ts';

const MIB = 2 ** 20;
/** Of a part; the last may be smaller. One is held in memory at a time. */
const PART_BYTES = 8 * MIB;
/** An upload has no more. */
const MOST_PARTS = 10_000;

/** So that a file of any size fits into as many parts as there may be. */
export const partBytesFor = (size: number): number =>
  Math.max(PART_BYTES, Math.ceil(Math.ceil(size / MOST_PARTS) / MIB) * MIB);

interface Part {
  number: number;
  etag: string;
}

/**
 * Uploads a file in parts, one after the other. It is there once all of them are; what fails leaves nothing behind that
 * costs money. @throws ObjectStoreError
 */
export async function uploadFile(requests: S3Requests, key: string, file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const partBytes = partBytesFor(size);
    if (size <= partBytes) return await putWhole(requests, key, await readPart(handle, 0, size));
    await uploadParts(requests, key, { handle, size, partBytes });
  } finally {
    await handle.close();
  }
}

export const putWhole = (requests: S3Requests, key: string, body: Uint8Array): Promise<void> =>
  requests.send({ method: 'PUT', key, body }, ({ body: answer }) => answer.dump());

interface Source {
  handle: FileHandle;
  size: number;
  partBytes: number;
}

async function uploadParts(requests: S3Requests, key: string, source: Source): Promise<void> {
  const uploadId = await beginUpload(requests, key);
  try {
    const parts = await sendParts(requests, key, uploadId, source);
    await completeUpload(requests, key, uploadId, parts);
  } catch (error) {
    await abortUpload(requests, key, uploadId);
    throw error;
  }
  await requireSize(requests, key, source.size);
}

const beginUpload = (requests: S3Requests, key: string): Promise<string> =>
  requests.send({ method: 'POST', key, query: { uploads: '' } }, async (answer) => {
    const uploadId = uploadIdIn(await readText(answer));
    if (uploadId === null) throw new ObjectStoreError('The storage began no upload.', { code: 'unexpected' });
    return uploadId;
  });

async function sendParts(
  requests: S3Requests,
  key: string,
  uploadId: string,
  { handle, size, partBytes }: Source,
): Promise<Part[]> {
  const parts: Part[] = [];
  for (let at = 0; at < size; at += partBytes) {
    const number = parts.length + 1;
    const body = await readPart(handle, at, Math.min(partBytes, size - at));
    const query = { partNumber: String(number), uploadId };
    const etag = await requests.send({ method: 'PUT', key, query, body }, async ({ headers, body: answer }) => {
      await answer.dump();
      if (typeof headers.etag !== 'string')
        throw new ObjectStoreError('The storage did not name the part it took.', { code: 'unexpected' });
      return headers.etag;
    });
    parts.push({ number, etag });
  }
  return parts;
}

async function readPart(handle: FileHandle, at: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  for (let read = 0; read < length; ) {
    const { bytesRead } = await handle.read(bytes, read, length - read, at + read);
    if (bytesRead === 0) throw new Error('The file was cut while it was uploaded.');
    read += bytesRead;
  }
  return bytes;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * A storage may take long, begin its answer with 200, and say in it that it failed. Where an earlier try was done and only its
 * answer was lost, the upload is no longer known: then the object itself has to say whether it is there.
 */
async function completeUpload(
  requests: S3Requests,
  key: string,
  uploadId: string,
  parts: readonly Part[],
): Promise<void> {
  const listed = parts.map(
    ({ number, etag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`,
  );
  const body = Buffer.from(`<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`);
  try {
    await requests.send({ method: 'POST', key, query: { uploadId }, body }, async (answer) => {
      const refused = errorIn(await readText(answer));
      if (refused) throw new ObjectStoreError(`The storage answers ${refused.code}: ${refused.message}.`, refused);
    });
  } catch (error) {
    if (!(error instanceof ObjectStoreError && error.code === 'NoSuchUpload')) throw error;
  }
}

/** What cannot be aborted now is named by the rule of the bucket that ends unfinished uploads. */
const abortUpload = (requests: S3Requests, key: string, uploadId: string): Promise<void> =>
  requests
    .send({ method: 'DELETE', key, query: { uploadId }, accept: [404] }, ({ body }) => body.dump())
    .catch(() => {});

const requireSize = (requests: S3Requests, key: string, size: number): Promise<void> =>
  requests.send({ method: 'HEAD', key }, async ({ headers, body }) => {
    await body.dump();
    if (Number(headers['content-length']) !== size)
      throw new ObjectStoreError('What the storage has is not as long as what it was sent.', { code: 'incomplete' });
  });
