import { requestContext } from '#app/context.ts';
import { proveConsistency, readPublicHead } from '#core/base/audit/queries/public-head.ts';
import { notFound } from '#core/base/errors.ts';
import type { Route } from './+types/audit-head.ts';

const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
const PLACE = /^\d{1,12}$/;

/**
 * The head of the audit log, for anybody who wants to hold us to it: `checkpoint` and `key` in the forms of C2SP, and
 * `consistency?from=N`, which proves that an older checkpoint is the beginning of the newest.
 */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const { platform } = context.get(requestContext);
  if (params.what === 'consistency') {
    const from = url.searchParams.get('from') ?? '';
    const proof = PLACE.test(from) ? await proveConsistency(platform, Number(from)) : null;
    if (!proof) throw notFound();
    return Response.json(proof, { headers: { 'cache-control': 'no-cache' } });
  }
  const { note, verifierKey } = await readPublicHead(platform);
  if (params.what === 'key') return new Response(`${verifierKey}\n`, { headers });
  if (params.what !== 'checkpoint' || note === null) throw notFound();
  return new Response(note, { headers });
}
