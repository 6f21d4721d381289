import { requestContext } from '#app/context.ts';
import { requirePerson } from '#app/guards.ts';
import { sizeIn } from '#contract/proof/entry-history.ts';
import { proveOwnEntry } from '#core/base/audit/queries/own-proof.ts';
import type { Route } from './+types/entry-proof.ts';

export const middleware = [requirePerson];

/** The proof of one entry of the person's own log, for the page that checks it. */
export async function loader({ context, params: { entryId }, url }: Route.LoaderArgs): Promise<Response> {
  const proof = await proveOwnEntry(context.get(requestContext), entryId, sizeIn(url.searchParams, 'since'));
  return Response.json(proof, { headers: { 'cache-control': 'no-store' } });
}
