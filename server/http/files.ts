import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { type Bytes, chooseEncoding, type Encodings, isUnchanged } from './encodings.ts';
import { workerPolicy } from './headers.ts';

interface StaticFile extends Encodings {
  type: string;
  cacheControl: string;
  /** The script of a worker. */
  isWorker: boolean;
}

/** As Vite names it after its module, with a hash. */
const WORKER = /^assets\/[\w-]*worker-[\w-]+\.js$/;

const bytesOf = (file: string): Bytes => new Uint8Array(readFileSync(file));
const bytesIfAny = (file: string): Bytes | null => (existsSync(file) ? bytesOf(file) : null);

function readStaticFile(root: string, name: string): StaticFile {
  const file = path.join(root, name);
  const plain = bytesOf(file);
  return {
    type: getMimeType(name) ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    cacheControl: name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    isWorker: WORKER.test(name),
    plain,
    br: bytesIfAny(`${file}.br`),
    gzip: bytesIfAny(`${file}.gz`),
  };
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
    const { name, bytes, etag } = chooseEncoding(file, c.req.header('accept-encoding') ?? '');
    const headers = {
      'content-type': file.type,
      etag,
      'cache-control': file.cacheControl,
      vary: 'accept-encoding',
      ...(name ? { 'content-encoding': name } : {}),
      ...(file.isWorker ? { 'content-security-policy': workerPolicy } : {}),
    };
    if (isUnchanged(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
    return c.body(bytes, 200, { ...headers, 'content-length': String(bytes.byteLength) });
  };
}
