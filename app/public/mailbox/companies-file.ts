import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { requestContext } from '#app/context.ts';
import type { Context } from '#core/base/context.ts';
import { writeCompanyFile } from '#core/removal/directory/queries/company-file.ts';
import type { Route } from './+types/companies-file.ts';

type Platform = Context['platform'];

/** The catalogue of breaches is read once a day. */
const FRESH_MS = 3_600_000;
/** 130 KB in 0.2 s; the best takes five seconds for a tenth less. */
const QUALITY = 5;

interface Packed {
  etag: string;
  plain: string;
  br: Uint8Array<ArrayBuffer>;
  madeAt: number;
}

const files = new WeakMap<Platform, Promise<Packed>>();

async function packFile(platform: Platform): Promise<Packed> {
  // A script, since the policy of the page that reads it allows nothing else to be loaded.
  const plain = `export default ${JSON.stringify(await writeCompanyFile(platform))};\n`;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const br = new Uint8Array(await promisify(brotliCompress)(plain, { params }));
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, br, madeAt: platform.clock.now().getTime() };
}

/** The file of this hour; drawn up when it is first asked for. */
async function currentFile(platform: Platform): Promise<Packed> {
  const known = await files.get(platform)?.catch(() => null);
  if (known && platform.clock.now().getTime() - known.madeAt < FRESH_MS) return known;
  const packing = packFile(platform);
  files.set(platform, packing);
  return packing;
}

/** What the page that reads a mailbox knows of companies: the same for everybody, so that asking for it tells nothing. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { etag, plain, br } = await currentFile(context.get(requestContext).platform);
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    vary: 'accept-encoding',
    etag,
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
    ? new Response(br, { headers: { ...headers, 'content-encoding': 'br' } })
    : new Response(plain, { headers });
}
