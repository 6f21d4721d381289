import { redirect, redirectDocument } from 'react-router';
import { beginLeaving } from '#app/browser/connection/leaving.ts';
import { clearedCookies, scanKeysIn } from '#app/cookies.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { accountWords } from '#contract/accounts/accounts.ts';
import { signOut } from '#core/accounts/sessions/actions/sign-out.ts';
import { forgetScans } from '#core/scans/actions/forget-scans.ts';

/** Reading the address signs nobody out. */
export const loader = () => redirect('/');

/**
 * Ends the session, and this browser's access to results that mailed links opened in it, and leads home, from wherever
 * it was asked. A whole page: nothing of the account stays in the tab.
 */
export const action = acts(
  accountWords.unexpected,
  {
    send: defineAct({
      isAlwaysTaken: true,
      async run(ctx, _, { request, headers }) {
        const { config } = ctx.platform;
        const scanKeys = scanKeysIn(config, request.headers.get('cookie'));
        await signOut(ctx);
        await forgetScans(ctx, scanKeys, null);
        for (const cookie of clearedCookies(config, scanKeys)) headers.append('set-cookie', cookie);
        return redirectDocument('/');
      },
    }),
  },
  { page: '/dashboard' },
);

export const clientAction = clientActs(accountWords.unexpected, { leaving: beginLeaving });
