import { profileTexts } from '#app/account/profile/profile.texts.ts';
import { clearedCookies } from '#app/cookies.ts';
import { defineAct, type Sent } from '#app/forms/act.ts';
import { proofInput } from '#contract/accounts/factor-input.ts';
import { profileInput } from '#contract/accounts/profile-input.ts';
import { deactivateOwnAccount } from '#core/accounts/profile/actions/deactivate-own-account.ts';
import { updateName } from '#core/accounts/profile/actions/update-name.ts';
import { requestReset } from '#core/accounts/sessions/actions/request-reset.ts';
import type { Context } from '#core/base/context.ts';
import { requestErasure } from '#core/lifecycle/erasure/actions/request-erasure.ts';

const say =
  (done: 'saved' | 'resetSent' | 'deactivated' | 'erasureAsked') =>
  async (_done: unknown, _ctx: Context, { language }: Sent) =>
    (await profileTexts.in(language))[done];

type End = (ctx: Context, input: { proof: string }) => Promise<void>;

/** Ends the account in one of two ways, with a proof of who it is. Its sessions are over then, this browser's too. */
const defineEnding = (end: End, done: 'deactivated' | 'erasureAsked') =>
  defineAct({
    schema: proofInput,
    // Beside its field, not over the button that tries again.
    quiet: ['proof'],
    async run(ctx, input, { headers }) {
      await end(ctx, input);
      for (const cookie of clearedCookies(ctx.platform.config)) headers.append('set-cookie', cookie);
    },
    done: say(done),
  });

/** What the forms of the profile page do. */
export const profileActs = {
  name: defineAct({ schema: profileInput, keep: ['fullName'], run: updateName, done: say('saved') }),
  reset: defineAct({
    async run(ctx) {
      if (ctx.actor.kind === 'person') await requestReset(ctx, { email: ctx.actor.email }, '/reset-password');
    },
    done: say('resetSent'),
  }),
  deactivate: defineEnding(deactivateOwnAccount, 'deactivated'),
  erase: defineEnding(requestErasure, 'erasureAsked'),
};
