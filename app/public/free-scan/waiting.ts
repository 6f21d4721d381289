import { redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import { scanKeysIn, tokenIn } from '#app/cookies.ts';
import { waitingInput } from '#contract/scans/waiting-input.ts';
import { readWaited } from '#core/scans/queries/waiting.ts';
import type { Route } from './+types/waiting.ts';

/** Nothing to see here. */
export const loader = () => redirect('/free-scan');

const noStore = { 'cache-control': 'no-store' };

/** Whether the mailed link was opened: the page that waits asks, with the address in the body, where no log keeps it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { platform } = context.get(requestContext);
  const parsed = waitingInput.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) return Response.json({}, { status: 400, headers: noStore });
  const cookies = request.headers.get('cookie');
  const requestToken = tokenIn(platform.config, cookies, 'qp_scan_request');
  const keys = scanKeysIn(platform.config, cookies);
  return Response.json(await readWaited(platform, parsed.data, { requestToken, keys }), { headers: noStore });
}
