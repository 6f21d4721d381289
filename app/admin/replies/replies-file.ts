import { requestContext } from '#app/context.ts';
import { listReplies } from '#core/site/replies/queries/replies.ts';
import type { Route } from './+types/replies-file.ts';

/** All saved replies for the browser, when somebody is about to insert one. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const replies = await listReplies(context.get(requestContext));
  return Response.json(replies, { headers: { 'cache-control': 'no-store' } });
}
