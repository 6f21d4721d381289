import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openProxy } from '#platform/http/stand-in.fixture.ts';
import { type ObjectStore, ObjectStoreError } from './object-store.ts';
import { type Fault, openStorage, refuse, type StandInStorage } from './s3.fixture.ts';
import { createS3Store, type S3Config } from './s3.ts';
import { expectedSignature } from './s3-signature.fixture.ts';
import { partBytesFor } from './s3-upload.ts';

const MIB = 2 ** 20;
let storage: StandInStorage;
let store: ObjectStore;
let folder: string;

const storeWith = (change: Partial<S3Config> = {}, env: Record<string, string> = {}) =>
  createS3Store({ ...storage.config, ...change }, { env, ca: storage.ca, pauseMs: 1 });
const fileOf = (bytes: Uint8Array) => {
  const file = path.join(folder, 'source');
  writeFileSync(file, bytes);
  return file;
};
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ObjectStoreError ? error : Promise.reject(error)),
  );

const unavailable: Fault = (request, response) => {
  request.resume();
  refuse(response, 503, 'SlowDown');
  return true;
};
const hangUp: Fault = (request) => {
  request.once('data', () => request.socket.destroy());
  return true;
};

beforeEach(async () => {
  storage = await openStorage({ pageSize: 3 });
  store = storeWith();
  folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-objects-'));
});
afterEach(async () => {
  await store.close();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the stand-in', () => {
  it.each([
    ['GET', '/test.txt', { range: 'bytes=0-9' }, 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'],
    ['GET', '/?max-keys=2&prefix=J', {}, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
    ['GET', '/?lifecycle', {}, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ])('works signatures out as the documentation of S3 does: %s %s', (method, url, more, signature) => {
    const headers = {
      host: 'examplebucket.s3.amazonaws.com',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      ...more,
    };
    const names = Object.keys(headers).sort().join(';');
    const authorization = `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`;
    const request = { method, url, headers: { ...headers, authorization } };
    expect(expectedSignature(request, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(signature);
  });
});

describe('an object', () => {
  it('is kept under its name below the prefix, read, and removed', async () => {
    await store.put('a note.json', Buffer.from('hello'));
    expect([...storage.objects.keys()]).toEqual(['here/a note.json']);
    expect((await store.get('a note.json', 100))?.toString()).toBe('hello');
    await store.remove('a note.json');
    expect(await store.get('a note.json', 100)).toBeNull();
    await store.remove('a note.json');
  });

  it('that is larger than was asked for is not read', async () => {
    await store.put('large', Buffer.alloc(200));
    expect((await failureOf(store.get('large', 100)))?.code).toBe('too-large');
  });

  it('of a small file goes in one request, also an empty one', async () => {
    await store.putFile('empty', fileOf(new Uint8Array()));
    expect(storage.objects.get('here/empty')).toHaveLength(0);
    expect(storage.asked).toEqual(['PUT here/empty']);
  });

  it('of a large file goes in parts of 8 MiB, so that memory is bounded', async () => {
    const bytes = randomBytes(20 * MIB);
    await store.putFile('large', fileOf(bytes));
    expect(storage.objects.get('here/large')?.equals(bytes)).toBe(true);
    expect(storage.largestBody()).toBe(8 * MIB);
    expect(storage.uploads.size).toBe(0);
    await store.getFile('large', path.join(folder, 'back'));
    expect(readFileSync(path.join(folder, 'back')).equals(bytes)).toBe(true);
  });

  it('of any size fits into the 10,000 parts that there may be', () => {
    for (const size of [1, 80_000 * MIB, 80_000 * MIB + 1, 5_000_000 * MIB])
      expect(Math.ceil(size / partBytesFor(size))).toBeLessThanOrEqual(10_000);
    expect(partBytesFor(80_000 * MIB)).toBe(8 * MIB);
    expect(partBytesFor(80_000 * MIB + 1)).toBe(9 * MIB);
  });
});

describe('a list', () => {
  it('is whole when it comes in pages', async () => {
    const names = Array.from({ length: 8 }, (_, at) => `list/${at} & <more>`);
    for (const name of names) await store.put(name, Buffer.from('x'));
    await store.put('other', Buffer.from('x'));
    expect(await store.list('list/')).toEqual(names.map((name) => ({ name, bytes: 1 })));
    expect(storage.asked.filter((one) => one === 'GET ')).toHaveLength(3);
  });

  it('that is none is no empty list', async () => {
    storage.failNext((_request, response) => Boolean(response.end('<html>Welcome</html>')));
    expect((await failureOf(store.list('')))?.code).toBe('unexpected');
  });

  it('holds no text from outside: entities of its own are not expanded', async () => {
    const page = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "expanded">]>
      <ListBucketResult><Contents><Key>here/&a;&b;</Key><Size>1</Size></Contents></ListBucketResult>`;
    storage.failNext((_request, response) => Boolean(response.end(page)));
    expect(await store.list('')).toEqual([{ name: '&a;&b;', bytes: 1 }]);
  });
});

describe('what passes', () => {
  it('is tried again: 503, a broken connection, and an error inside of 200', async () => {
    const bytes = randomBytes(9 * MIB);
    const failedInside: Fault = (request, response) => {
      request.resume();
      refuse(response, 200, 'InternalError');
      return true;
    };
    const untouched: Fault = () => false;
    storage.failNext(unavailable, untouched, hangUp, unavailable, untouched, untouched, failedInside);
    await store.putFile('large', fileOf(bytes));
    expect(storage.objects.get('here/large')?.equals(bytes)).toBe(true);
  });

  it('is given up after five tries, and an upload that failed is aborted', async () => {
    const untouched: Fault = () => false;
    storage.failNext(untouched, ...Array.from({ length: 5 }, () => unavailable));
    const failure = await failureOf(store.putFile('large', fileOf(randomBytes(9 * MIB))));
    expect(failure).toMatchObject({ code: 'SlowDown', status: 503 });
    expect(storage.uploads.size).toBe(0);
    expect(storage.objects.size).toBe(0);
  });

  it('is known to be done where only the answer was lost', async () => {
    const bytes = randomBytes(9 * MIB);
    const doneUnheard: Fault = (request, response) => {
      response.end = () => response.destroy();
      return request.method !== 'POST';
    };
    const untouched: Fault = () => false;
    storage.failNext(untouched, untouched, untouched, doneUnheard);
    await store.putFile('large', fileOf(bytes));
    expect(storage.objects.get('here/large')?.equals(bytes)).toBe(true);
  });

  it('in a download leaves no half file', async () => {
    const bytes = randomBytes(MIB);
    await store.put('it', bytes);
    const cut: Fault = (_request, response) => {
      response.writeHead(200, { 'content-length': bytes.length });
      response.write(bytes.subarray(0, 1_000), () => response.destroy());
      return true;
    };
    storage.failNext(cut);
    await store.getFile('it', path.join(folder, 'back'));
    expect(readFileSync(path.join(folder, 'back')).equals(bytes)).toBe(true);
    storage.failNext(cut, cut, cut, cut, cut);
    expect((await failureOf(store.getFile('it', path.join(folder, 'again'))))?.code).toBe('incomplete');
    expect(existsSync(path.join(folder, 'again'))).toBe(false);
  });

  it('never writes over a file of this machine', async () => {
    await store.put('it', Buffer.from('theirs'));
    await expect(store.getFile('it', fileOf(Buffer.from('mine')))).rejects.toThrow('EEXIST');
    expect(readFileSync(path.join(folder, 'source'), 'utf8')).toBe('mine');
  });
});

describe('a refusal', () => {
  it.each([
    ['a wrong secret', { secretAccessKey: 'other' }, 'SignatureDoesNotMatch'],
    ['a wrong key', { accessKeyId: 'OTHER' }, 'InvalidAccessKeyId'],
    ['a wrong region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
    ['a bucket that is not there', { bucket: 'none' }, 'NoSuchBucket'],
  ])('of %s comes at once and says why, without the secret', async (_what, change, code) => {
    const other = storeWith(change);
    for (const call of [() => other.list(''), () => other.get('x', 10), () => other.put('x', Buffer.from('x'))]) {
      const failure = await failureOf(call());
      expect(failure).toMatchObject({ code, message: expect.not.stringContaining('secret') });
    }
    expect(storage.asked).toHaveLength(3);
    await other.close();
  });

  it('of a bucket elsewhere says where', async () => {
    storage.failNext((_request, response) => {
      response.setHeader('x-amz-bucket-region', 'eu-west-9');
      refuse(response, 301, 'PermanentRedirect');
      return true;
    });
    expect((await failureOf(store.list('')))?.message).toContain('The bucket is in eu-west-9.');
  });

  it('of an authority that nobody knows is no answer', async () => {
    const other = createS3Store(storage.config, { env: {}, pauseMs: 1 });
    expect(await failureOf(other.list(''))).toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining('certificate'),
    });
    await other.close();
  });
});

it('goes through the proxy that the environment names', async () => {
  const proxy = await openProxy({ port: Number(new URL(storage.config.endpoint).port) });
  const other = storeWith({ endpoint: 'https://objects.example' }, { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` });
  await other.put('x', Buffer.from('x'));
  expect(proxy.tunnels).toEqual(['objects.example:443']);
  expect(storage.objects.size).toBe(1);
  await other.close();
  await proxy.close();
});

it('names the bucket by its host where the address does', async () => {
  const { port } = new URL(storage.config.endpoint);
  const proxy = await openProxy({ port: Number(port) });
  const other = storeWith(
    { endpoint: 'https://backups.objects.example' },
    { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` },
  );
  const seen: (string | undefined)[] = [];
  storage.failNext((request, response) => {
    seen.push(request.url, request.headers.host);
    response.end();
    return true;
  });
  await other.put('x', Buffer.alloc(0));
  expect(seen).toEqual(['/here/x', 'backups.objects.example']);
  await other.close();
  await proxy.close();
});
