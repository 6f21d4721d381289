import { createHash } from 'node:crypto';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import type { AnsweredFile } from '#app/api/define.ts';
import { answerOnce, type KeptAnswer } from '#core/accounts/tokens/actions/answer-once.ts';
import type { Context } from '#core/base/context.ts';
import { AppError, refused } from '#core/base/errors.ts';
import { requireFormAllowance } from '#core/base/limits.ts';
import type { Match } from './match.ts';

const NO_BODY = new Set([204, 304]);
const KEY = /^[\x21-\x7e]{1,200}$/;

/** A UUID of version 8, the same for the same text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function readBody(request: Request): Promise<{ text: string; value: unknown }> {
  const text = await request.text();
  if (text === '') return { text, value: undefined };
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw new HTTPException(415);
  try {
    return { text, value: JSON.parse(text) };
  } catch {
    throw refused('The body is not JSON.');
  }
}

const parseWith = (schema: z.ZodType | undefined, value: unknown): unknown =>
  schema ? schema.parse(value) : undefined;

/** A name in ASCII, and the true one (RFC 6266). */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const fileAnswer = ({ name, type, body }: AnsweredFile): Response =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': dispositionOf(name),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    },
  });

/** Answers a read again with 304 where nothing has changed. */
function readAnswer(request: Request, body: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = { 'content-type': 'application/json', etag, 'cache-control': 'private, no-cache' };
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*')
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

const writeAnswer = ({ status, body }: KeptAnswer): Response =>
  new Response(NO_BODY.has(status) ? null : body, {
    status,
    headers: { 'cache-control': 'no-store', ...(!NO_BODY.has(status) && { 'content-type': 'application/json' }) },
  });

/**
 * Runs an operation for whoever asks. What it answers passes through its schema: what that does not know is not sent.
 * @throws ZodError, AppError, HTTPException 415
 */
export async function runOperation(ctx: Context, request: Request, { operation, params }: Match): Promise<Response> {
  const { answer, method, status } = operation;
  const url = new URL(request.url);
  const sent = method === 'GET' ? { text: '', value: undefined } : await readBody(request);
  const key = method === 'POST' ? request.headers.get('idempotency-key') : null;
  if (key !== null && !KEY.test(key)) throw refused('An Idempotency-Key has 1 to 200 printable characters.');
  const tokenId = ctx.actor.kind === 'person' ? ctx.actor.sessionId : '';
  const input = {
    params: paramsOf(operation.params, params),
    query: parseWith(operation.query, Object.fromEntries(url.searchParams)),
    body: parseWith(operation.body, sent.value),
    requestId: key === null ? crypto.randomUUID() : uuidOf(`${tokenId} ${key}`),
  };
  if (method === 'GET') {
    const given = await operation.run(ctx, input);
    if (answer === 'file') return fileAnswer(given as AnsweredFile);
    return readAnswer(request, JSON.stringify(parseWith(answer, given)));
  }
  const write = async (): Promise<KeptAnswer> => {
    await requireFormAllowance(ctx);
    const given = await operation.run(ctx, input);
    return answer === undefined || answer === 'file'
      ? { status: 204, body: '' }
      : { status: status ?? 200, body: JSON.stringify(answer.parse(given)) };
  };
  if (key === null) return writeAnswer(await write());
  const done = await answerOnce(ctx, { key, request: `${method} ${url.pathname}${url.search} ${sent.text}` }, write);
  const response = writeAnswer(done);
  if (done.isRepeated) response.headers.set('idempotency-replayed', 'true');
  return response;
}

/** An id that can be none names nothing. */
function paramsOf(schema: z.ZodType | undefined, params: Record<string, string>): unknown {
  if (!schema) return undefined;
  const read = schema.safeParse(params);
  if (!read.success) throw new AppError('not-found');
  return read.data;
}
