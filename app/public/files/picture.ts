import { requestContext } from '#app/context.ts';
import { notFound } from '#core/base/errors.ts';
import { findPicture } from '#core/site/pictures/queries/pictures.ts';
import type { Route } from './+types/picture.ts';

/** A picture that is kept for posts and branding. Its address is its content, so browsers keep it. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const picture = await findPicture(context.get(requestContext).platform, params.hash);
  if (!picture) throw notFound();
  return new Response(new Uint8Array(picture.bytes), {
    headers: {
      'content-type': picture.contentType,
      'content-length': String(picture.bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      // Readers of the feed show it on pages of their own.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
