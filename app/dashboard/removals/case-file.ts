import { requestContext } from '#app/context.ts';
import { requirePerson } from '#app/guards.ts';
import { notFound } from '#core/base/errors.ts';
import { caseFiles, getCaseFile } from '#core/removal/queries/case-files.ts';
import type { Route } from './+types/case-file.ts';

export const middleware = [requirePerson];

/** A file of a request: its letter, the bundle for an authority, or its last day. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const file = caseFiles.find((one) => url.pathname.endsWith(`/${one}`));
  if (!file) throw notFound();
  const { body, contentType } = await getCaseFile(context.get(requestContext), params.caseId, file);
  return new Response(body, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${file}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}
