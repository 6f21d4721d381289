import { redirect, redirectDocument } from 'react-router';
import { beginLeaving } from '#app/browser/connection/leaving.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { accountWords } from '#contract/accounts/accounts.ts';
import { signOutHere } from './sign-out-here.ts';

/** Reading the address signs nobody out. */
export const loader = () => redirect('/');

/** Signs out and leads home, from wherever it was asked. A whole page: nothing of the account stays in the tab. */
export const action = acts(
  accountWords.unexpected,
  {
    send: defineAct({
      isAlwaysTaken: true,
      async run(ctx, _, sent) {
        await signOutHere(ctx, sent);
        return redirectDocument('/');
      },
    }),
  },
  { page: '/dashboard' },
);

export const clientAction = clientActs(accountWords.unexpected, { leaving: beginLeaving });
