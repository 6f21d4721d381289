import { redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import { leakedRangeInput } from '#contract/accounts/account-input.ts';
import { readLeakedRange } from '#core/accounts/sessions/actions/read-leaked-range.ts';
import type { Route } from './+types/new-password.ts';

/** Nothing to see here. */
export const loader = () => redirect('/');

const noStore = { 'cache-control': 'no-store' };

/** What known breaches say about the first five characters of a hash: asked while a password is being chosen. */
export async function action({ context, request }: Route.ActionArgs) {
  const parsed = leakedRangeInput.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) return Response.json({}, { status: 400, headers: noStore });
  return Response.json(await readLeakedRange(context.get(requestContext), parsed.data), { headers: noStore });
}
