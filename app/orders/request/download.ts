import { requestContext } from '#app/context.ts';
import { requirePerson } from '#app/guards.ts';
import { openFile } from '#core/orders/actions/open-file.ts';
import type { Route } from './+types/download.ts';

export const middleware = [requirePerson];

/** A name in ASCII for old clients, and the true one for all others (RFC 6266). */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** A file of an order: saved, never shown, whatever it holds, and kept by no cache. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { name, type, content } = await openFile(context.get(requestContext), params.orderId, params.fileId);
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': type,
      'content-length': String(content.byteLength),
      'content-disposition': dispositionOf(name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}
