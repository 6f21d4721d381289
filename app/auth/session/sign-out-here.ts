import { clearedCookies, scanKeysIn } from '#app/cookies.ts';
import type { Sent } from '#app/forms/act.ts';
import { signOut } from '#core/accounts/sessions/actions/sign-out.ts';
import type { Context } from '#core/base/context.ts';
import { forgetScans } from '#core/scans/actions/forget-scans.ts';

/** Ends the session, and this browser's access to results that mailed links opened in it. */
export async function signOutHere(ctx: Context, { request, headers }: Sent): Promise<void> {
  const { config } = ctx.platform;
  const scanKeys = scanKeysIn(config, request.headers.get('cookie'));
  await signOut(ctx);
  await forgetScans(ctx, scanKeys, null);
  for (const cookie of clearedCookies(config, scanKeys)) headers.append('set-cookie', cookie);
}
