import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { type Dispatcher, EnvHttpProxyAgent, request } from 'undici';
import { proxiesOf } from '#platform/http/proxies.ts';
import { ObjectStoreError } from './object-store.ts';
import { errorIn } from './s3-xml.ts';

/** Where objects lie, and who may write there. */
export interface S3Config {
  /** Origin, e.g. `https://s3.eu-central-1.amazonaws.com`; with the bucket as its first label, or not. */
  endpoint: string;
  bucket: string;
  /** Before every name, e.g. `quietprint/`; may be empty. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Options {
  /** HTTPS_PROXY, HTTP_PROXY and NO_PROXY, in either case. NODE_EXTRA_CA_CERTS is read by Node itself at start. */
  env: Readonly<Record<string, string | undefined>>;
  /** For tests only, as is the one below: certificate authority in place of the system's. */
  ca?: string;
  /** Milliseconds before the first further try; doubled for each that follows. */
  pauseMs?: number;
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Whole key; empty for the bucket itself. */
  key: string;
  query?: Readonly<Record<string, string>>;
  body?: Uint8Array;
  /** Statuses that are answers and no failures, beside 2xx. */
  accept?: readonly number[];
}

/** Its body has to be read or dropped. */
export type S3Answer = Dispatcher.ResponseData;

export interface S3Requests {
  /** Tries again what may go well next time. `use` reads the answer; when it fails, that is a failed try too. @throws ObjectStoreError */
  send<Result>(asked: S3Request, use: (answer: S3Answer) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const TRIES = 5;
const PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const MOST_ERROR_BYTES = 64 * 1024;
/** `incomplete`: the connection broke off. */
const WORTH_ANOTHER_TRY = new Set(['unreachable', 'incomplete', 'RequestTimeout', 'InternalError', 'SlowDown']);
const isPassing = ({ code, status }: ObjectStoreError): boolean =>
  WORTH_ANOTHER_TRY.has(code) || status === 429 || (status !== null && status >= 500 && status !== 501);

/** Signed requests (AWS Signature Version 4, over the digest of each body) to one bucket. */
export function createS3Requests(config: S3Config, options: S3Options): S3Requests {
  const dispatcher = openDispatcher(options);
  const sendOnce = async <Result>(asked: S3Request, use: (answer: S3Answer) => Promise<Result>): Promise<Result> => {
    const answer = await sendSigned(config, dispatcher, asked);
    if (!isFine(answer.statusCode, asked)) throw await refusalOf(answer, config);
    try {
      return await use(answer);
    } catch (error) {
      throw isBrokenOff(error) ? brokenOff(error) : error;
    }
  };
  return {
    async send(asked, use) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await sendOnce(asked, use);
        } catch (error) {
          if (!(error instanceof ObjectStoreError) || !isPassing(error) || attempt === TRIES) throw error;
          await wait(pauseBefore(attempt, options.pauseMs ?? PAUSE_MS));
        }
      }
    },
    close: () => dispatcher.destroy(),
  };
}

/** Between half and the whole of a time that doubles, so that many do not come back together. */
const pauseBefore = (attempt: number, pauseMs: number): number =>
  Math.min(LONGEST_PAUSE_MS, pauseMs * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);

function openDispatcher({ env, ca }: S3Options): Dispatcher {
  const tls = { allowH2: false, timeout: 10_000, ...(ca === undefined ? {} : { ca }) };
  return new EnvHttpProxyAgent({
    ...proxiesOf(env),
    allowH2: false,
    headersTimeout: 60_000,
    bodyTimeout: 60_000,
    connect: tls,
    requestTls: tls,
  });
}

/** The bucket is the first label of the host, or the first part of the path. */
function addressOf({ endpoint, bucket }: S3Config, { key, query = {} }: S3Request): URL {
  const { hostname } = new URL(endpoint);
  const url = new URL(hostname.startsWith(`${bucket}.`) ? `/${key}` : `/${bucket}/${key}`, endpoint);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

async function sendSigned(config: S3Config, dispatcher: Dispatcher, asked: S3Request): Promise<S3Answer> {
  const { accessKeyId, secretAccessKey, region, endpoint } = config;
  const { method, body } = asked;
  const digest = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const signer = new AwsV4Signer({
    method,
    url: addressOf(config, asked).href,
    headers: { 'x-amz-content-sha256': digest },
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
  });
  const { url, headers } = await signer.sign();
  try {
    return await request(url, { dispatcher, method, headers: Object.fromEntries(headers), body: body ?? null });
  } catch (error) {
    throw new ObjectStoreError(`${endpoint} does not answer: ${reasonOf(error)}.`, {
      code: 'unreachable',
      cause: error,
    });
  }
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return error.message || (inner instanceof Error ? inner.message : error.name);
};

const isFine = (status: number, { accept = [] }: S3Request): boolean =>
  (status >= 200 && status < 300) || accept.includes(status);

/** Whatever else fails while an answer is read, such as a full disk, is not the storage's doing. */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:UND_ERR_|ECONNRESET$|EPIPE$|ETIMEDOUT$)/.test(String(error.code));

const brokenOff = (cause: unknown) =>
  new ObjectStoreError(`The answer of the storage ended too early: ${reasonOf(cause)}.`, { code: 'incomplete', cause });

/** What a refusal says. One without a text, as to HEAD, is named by its status. */
async function refusalOf(answer: S3Answer, { bucket }: S3Config): Promise<ObjectStoreError> {
  const status = answer.statusCode;
  const text = (await readUpTo(answer, MOST_ERROR_BYTES).catch(() => Buffer.alloc(0))).toString('utf8');
  const { code, message } = errorIn(text) ?? { code: `status ${status}`, message: '' };
  const region = answer.headers['x-amz-bucket-region'];
  const elsewhere = typeof region === 'string' && status >= 300 && status < 400 ? ` The bucket is in ${region}.` : '';
  return new ObjectStoreError(`The bucket ${bucket} answers ${code}${message && `: ${message}`}.${elsewhere}`, {
    code,
    status,
  });
}

/** Reads a body to its end. @throws ObjectStoreError `too-large` as soon as it has more bytes than allowed */
export async function readUpTo({ body }: S3Answer, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > mostBytes) throw new ObjectStoreError('The answer of the storage is too large.', { code: 'too-large' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The text of a small answer. */
export const readText = async (answer: S3Answer): Promise<string> =>
  (await readUpTo(answer, MOST_TEXT_BYTES)).toString('utf8');

/** A page of a listing has at most 1,000 names of 1,024 bytes. */
const MOST_TEXT_BYTES = 4 * 1024 * 1024;
