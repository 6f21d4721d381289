import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type ObjectStore, ObjectStoreError, type StoredObject } from './object-store.ts';
import {
  createS3Requests,
  readText,
  readUpTo,
  type S3Answer,
  type S3Config,
  type S3Options,
  type S3Requests,
} from './s3-requests.ts';
import { putWhole, uploadFile } from './s3-upload.ts';
import { listingIn } from './s3-xml.ts';

export type { S3Config } from './s3-requests.ts';

/** Storage that speaks S3's interface: AWS, MinIO, Garage, Ceph, R2, B2 and others. Nothing is opened before the first question. */
export function createS3Store(config: S3Config, options: S3Options): ObjectStore {
  const requests = createS3Requests(config, options);
  const { prefix } = config;
  const keyOf = (name: string) => `${prefix}${name}`;
  return {
    place: `${config.endpoint}, bucket ${config.bucket}${prefix && `, under ${prefix}`}`,
    putFile: (name, file) => uploadFile(requests, keyOf(name), file),
    put: (name, bytes) => putWhole(requests, keyOf(name), bytes),
    get: (name, mostBytes) =>
      requests.send({ method: 'GET', key: keyOf(name), accept: [404] }, async (answer) => {
        if (answer.statusCode !== 404) return readUpTo(answer, mostBytes);
        await requireObjectMissing(answer);
        return null;
      }),
    getFile: (name, target) => requests.send({ method: 'GET', key: keyOf(name) }, ({ body }) => writeNew(body, target)),
    list: async (start) =>
      (await listAll(requests, keyOf(start))).map((one) => ({ ...one, name: one.name.slice(prefix.length) })),
    remove: (name) => requests.send({ method: 'DELETE', key: keyOf(name), accept: [404] }, ({ body }) => body.dump()),
    close: () => requests.close(),
  };
}

/** A bucket that is not there has no objects either, and must not look like an empty one. */
async function requireObjectMissing(answer: S3Answer): Promise<void> {
  const text = await readText(answer);
  if (text.includes('NoSuchBucket'))
    throw new ObjectStoreError('There is no such bucket.', { code: 'NoSuchBucket', status: 404 });
}

/** A try that broke off leaves no half file. */
async function writeNew(body: S3Answer['body'], target: string): Promise<void> {
  try {
    await pipeline(body, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) await rm(target, { force: true });
    throw error;
  }
}

async function listAll(requests: S3Requests, prefix: string): Promise<StoredObject[]> {
  const objects: StoredObject[] = [];
  let next: string | null = null;
  do {
    const query: Record<string, string> = {
      'list-type': '2',
      prefix,
      ...(next === null ? {} : { 'continuation-token': next }),
    };
    const page = await requests.send({ method: 'GET', key: '', query }, async (answer) => {
      const listing = listingIn(await readText(answer));
      if (listing === null)
        throw new ObjectStoreError('The storage answers with something that is no listing.', { code: 'unexpected' });
      return listing;
    });
    objects.push(...page.objects);
    next = page.next;
  } while (next !== null);
  return objects.sort((one, other) => (one.name < other.name ? -1 : 1));
}
