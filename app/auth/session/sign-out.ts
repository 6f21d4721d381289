import { redirect, redirectDocument } from 'react-router';
import { formFailure } from '#app/auth/form-failure.ts';
import { beginLeaving } from '#app/browser/connection/leaving.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { signOutHere } from './sign-out-here.ts';

/** Reading the address signs nobody out. */
export const loader = () => redirect('/');

/** Signs out and leads home, from wherever it was asked. A whole page: nothing of the account stays in the tab. */
export const action = acts(
  formFailure,
  {
    send: defineAct({
      isAlwaysTaken: true,
      async run(ctx, _, sent) {
        await signOutHere(ctx, sent);
        return redirectDocument(addressIn(sent.language, '/'));
      },
    }),
  },
  { page: '/dashboard' },
);

export const clientAction = clientActs(formFailure, { leaving: beginLeaving });
