import { z } from 'zod';
import { settingsTexts } from '#app/account/settings/settings.texts.ts';
import { clearedCookies, scanKeysIn } from '#app/cookies.ts';
import { defineAct, type Sent } from '#app/forms/act.ts';
import { preferencesInput } from '#contract/accounts/preferences-input.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { savePreferences } from '#core/accounts/profile/actions/save-preferences.ts';
import { endOwnSession } from '#core/accounts/sessions/actions/end-own-session.ts';
import { signOutEverywhere } from '#core/accounts/sessions/actions/sign-out-everywhere.ts';
import type { Context } from '#core/base/context.ts';
import { forgetScans } from '#core/scans/actions/forget-scans.ts';

const say =
  (done: 'ended' | 'othersEnded' | 'allEnded') =>
  async (_done: unknown, _ctx: Context, { language }: Sent) =>
    (await settingsTexts.in(language))[done];

/** What the forms of the settings page do. */
export const settingsActs = {
  preferences: defineAct({
    schema: preferencesInput,
    async run(ctx, input) {
      await savePreferences(ctx, input);
      // Without scripts this request is answered with the page, which is in the language that was chosen.
      if (ctx.actor.kind === 'person') ctx.actor = { ...ctx.actor, language: input.language };
      return input.language;
    },
    // Already in the language that was chosen.
    done: async (language) => (await settingsTexts.in(language)).saved,
  }),
  'end-session': defineAct({
    schema: z.strictObject({ sessionId: z.string() }),
    run: (ctx, { sessionId }) => endOwnSession(ctx, sessionId),
    done: say('ended'),
  }),
  'end-others': defineAct({
    run: (ctx) => signOutEverywhere(ctx, { keepThis: true }),
    done: say('othersEnded'),
  }),
  'end-all': defineAct({
    async run(ctx, _, { request, headers }) {
      await signOutEverywhere(ctx, { keepThis: false });
      const { config } = ctx.platform;
      const scanKeys = scanKeysIn(config, request.headers.get('cookie'));
      await forgetScans(ctx, scanKeys, null);
      for (const cookie of clearedCookies(config, scanKeys)) headers.append('set-cookie', cookie);
    },
    done: say('allEnded'),
    to: (_done, { language }) => addressIn(language, '/'),
  }),
};
