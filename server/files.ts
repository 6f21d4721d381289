import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';

type Bytes = Uint8Array<ArrayBuffer>;

interface StaticFile {
  type: string;
  etag: string;
  cacheControl: string;
  plain: Bytes;
  br: Bytes | null;
  gzip: Bytes | null;
}

const bytesOf = (file: string): Bytes => new Uint8Array(readFileSync(file));
const bytesIfAny = (file: string): Bytes | null => (existsSync(file) ? bytesOf(file) : null);

function readStaticFile(root: string, name: string): StaticFile {
  const file = path.join(root, name);
  const plain = bytesOf(file);
  return {
    type: getMimeType(name) ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    cacheControl: name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    plain,
    br: bytesIfAny(`${file}.br`),
    gzip: bytesIfAny(`${file}.gz`),
  };
}

/** Encodings that the client takes, by the header's own words; `br;q=0` refuses. */
export function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

function encodingOf(file: StaticFile, accepted: string): { name: 'br' | 'gzip' | null; bytes: Bytes } {
  if (file.br && accepts(accepted, 'br')) return { name: 'br', bytes: file.br };
  if (file.gzip && accepts(accepted, 'gzip')) return { name: 'gzip', bytes: file.gzip };
  return { name: null, bytes: file.plain };
}

/** Each encoding is a representation of its own, so each has its own etag (RFC 9110, 8.8.3). */
const etagOf = (file: StaticFile, encoding: string | null): string =>
  encoding === null ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`;

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((value) => value.trim().replace(/^W\//, '') === etag || value.trim() === '*');
}

/**
 * Serves the files under `root`, read into memory once (a few MB). The build wrote `.br` and `.gz` beside them.
 * Hashed names never change; the others are looked at again every hour.
 */
export function staticFiles(root: string): MiddlewareHandler {
  const files = new Map<string, StaticFile>();
  for (const name of globSync('**/*', { cwd: root })) {
    const hidden = name.split(path.sep).some((part) => part.startsWith('.'));
    if (hidden || /\.(?:br|gz)$/.test(name) || !statSync(path.join(root, name)).isFile()) continue;
    const slashed = name.split(path.sep).join('/');
    files.set(`/${slashed}`, readStaticFile(root, slashed));
  }
  return async (c, next) => {
    const file = files.get(c.req.path);
    if (!file) return c.req.path.startsWith('/assets/') ? c.notFound() : next();
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const { name, bytes } = encodingOf(file, c.req.header('accept-encoding') ?? '');
    const etag = etagOf(file, name);
    const headers = {
      'content-type': file.type,
      etag,
      'cache-control': file.cacheControl,
      vary: 'accept-encoding',
      ...(name ? { 'content-encoding': name } : {}),
    };
    if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
    return c.body(bytes, 200, { ...headers, 'content-length': String(bytes.byteLength) });
  };
}
