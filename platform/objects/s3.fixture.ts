import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { openStandIn, type StandIn } from '#platform/http/stand-in.fixture.ts';
import type { S3Config } from './s3-requests.ts';
import { authorizationOf, digestOf, expectedSignature } from './s3-signature.fixture.ts';

/** Takes a request in place of the storage, before its body is read. @returns false to leave it to the storage */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** For tests: storage that answers over TLS in the form that S3 documents, and believes nobody whose signature is wrong. */
export interface StandInStorage {
  config: S3Config;
  caFile: string;
  ca: string;
  objects: Map<string, Buffer>;
  /** Parts of uploads that nobody has completed or aborted. */
  uploads: Map<string, Map<number, Buffer>>;
  /** `PUT key`, in the order in which they were asked, those that failed among them. */
  asked: string[];
  /** The largest body of one request. */
  largestBody(): number;
  /** Each takes one request and is used up by it. */
  failNext(...faults: Fault[]): void;
  close(): Promise<void>;
}

const SKEW_MS = 15 * 60_000;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function refuse(response: ServerResponse, status: number, code: string, message = 'No.'): void {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(text);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @param pageSize names in a page of a listing */
export async function openStorage({ pageSize = 1_000 } = {}): Promise<StandInStorage> {
  const objects: StandInStorage['objects'] = new Map();
  const uploads: StandInStorage['uploads'] = new Map();
  const asked: string[] = [];
  const faults: Fault[] = [];
  let largest = 0;
  const config: S3Config = {
    endpoint: '',
    bucket: 'backups',
    prefix: 'here/',
    region: 'eu-test-1',
    accessKeyId: 'AKIDTEST',
    secretAccessKey: 'secret/of+the=test',
  };
  const standIn: StandIn = await openStandIn((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'https://localhost');
    asked.push(`${request.method} ${decodeURIComponent(pathname.replace(/^\/[^/]+\/?/, ''))}`);
    if (faults.shift()?.(request, response)) return;
    bodyOf(request)
      .then((body) => {
        largest = Math.max(largest, body.length);
        const refusal = refusalFor(request, body, config);
        if (refusal) return refuse(response, ...refusal);
        answer({ request, response, body, config, objects, uploads, pageSize });
      })
      .catch(() => response.destroy());
  });
  config.endpoint = `https://localhost:${standIn.port}`;
  return {
    config,
    caFile: standIn.caFile,
    ca: standIn.ca,
    objects,
    uploads,
    asked,
    largestBody: () => largest,
    failNext: (...more) => void faults.push(...more),
    close: standIn.close,
  };
}

/** Who is not let in, and why. */
function refusalFor(request: IncomingMessage, body: Buffer, config: S3Config): [number, string, string?] | null {
  const { method = '', url = '', headers } = request;
  const said = authorizationOf({ method, url, headers });
  if (!said) return [403, 'AccessDenied'];
  if (said.accessKeyId !== config.accessKeyId) return [403, 'InvalidAccessKeyId'];
  if (said.region !== config.region) return [400, 'AuthorizationHeaderMalformed', `expecting '${config.region}'`];
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(headers['x-amz-date'])) ?? [];
  if (!(Math.abs(Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`) - Date.now()) < SKEW_MS))
    return [403, 'RequestTimeTooSkewed'];
  if (said.signature !== expectedSignature({ method, url, headers }, config.secretAccessKey))
    return [403, 'SignatureDoesNotMatch'];
  if (headers['x-amz-content-sha256'] !== digestOf(body)) return [400, 'XAmzContentSHA256Mismatch'];
  return null;
}

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
  config: S3Config;
  objects: StandInStorage['objects'];
  uploads: StandInStorage['uploads'];
  pageSize: number;
}

function answer(asked: Asked): unknown {
  const { request, response, config, objects } = asked;
  const url = new URL(request.url ?? '', config.endpoint);
  const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
  const key = rest.join('/');
  if (bucket !== config.bucket) return refuse(response, 404, 'NoSuchBucket');
  if (key === '') return list(asked, url.searchParams);
  if (url.searchParams.has('uploads') || url.searchParams.has('uploadId')) return upload(asked, url.searchParams, key);
  if (request.method === 'PUT') {
    objects.set(key, asked.body);
    return response.writeHead(200, { etag: '"whole"' }).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  const found = objects.get(key);
  if (!found) return refuse(response, 404, 'NoSuchKey');
  response.writeHead(200, { 'content-length': found.length }).end(request.method === 'HEAD' ? undefined : found);
}

function list({ response, objects, pageSize }: Asked, params: URLSearchParams): void {
  const after = params.get('continuation-token') ?? '';
  const names = [...objects.keys()].filter((key) => key.startsWith(params.get('prefix') ?? '')).sort();
  const left = names.filter((name) => name > after);
  const page = left.slice(0, pageSize);
  const isTruncated = left.length > page.length;
  const contents = page.map(
    (key) => `<Contents><Key>${escaped(key)}</Key><Size>${objects.get(key)?.length}</Size></Contents>`,
  );
  const next = isTruncated ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
}

function upload({ request, response, body, objects, uploads }: Asked, params: URLSearchParams, key: string): unknown {
  if (params.has('uploads')) {
    const id = randomUUID();
    uploads.set(id, new Map());
    return response.end(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
  }
  const id = params.get('uploadId') ?? '';
  const parts = uploads.get(id);
  if (!parts) return refuse(response, 404, 'NoSuchUpload');
  if (request.method === 'PUT') {
    const number = Number(params.get('partNumber'));
    parts.set(number, body);
    return response.writeHead(200, { etag: `"${digestOf(body)}"` }).end();
  }
  uploads.delete(id);
  if (request.method === 'DELETE') return response.writeHead(204).end();
  const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>&quot;([0-9a-f]+)&quot;<\/ETag>/g)];
  const wanted = named.map(([, number, etag]) => ({ etag, part: parts.get(Number(number)) ?? Buffer.alloc(0) }));
  if (wanted.some(({ etag, part }) => digestOf(part) !== etag)) return refuse(response, 400, 'InvalidPart');
  objects.set(key, Buffer.concat(wanted.map(({ part }) => part)));
  response.end('<CompleteMultipartUploadResult/>');
}
