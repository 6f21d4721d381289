import { z } from 'zod';
import { clearedCookies, scanKeysIn } from '#app/cookies.ts';
import { defineAct } from '#app/forms/act.ts';
import { preferencesInput } from '#contract/accounts/preferences-input.ts';
import { savePreferences } from '#core/accounts/profile/actions/save-preferences.ts';
import { endOwnSession } from '#core/accounts/sessions/actions/end-own-session.ts';
import { signOutEverywhere } from '#core/accounts/sessions/actions/sign-out-everywhere.ts';
import { forgetScans } from '#core/scans/actions/forget-scans.ts';

/** What the forms of the settings page do. */
export const settingsActs = {
  preferences: defineAct({
    schema: preferencesInput,
    run: savePreferences,
    done: { title: 'Preferences saved', description: 'Every page uses them from now on.' },
  }),
  'end-session': defineAct({
    schema: z.strictObject({ sessionId: z.string() }),
    run: (ctx, { sessionId }) => endOwnSession(ctx, sessionId),
    done: { title: 'Signed out there', description: 'That device has to sign in again.' },
  }),
  'end-others': defineAct({
    run: (ctx) => signOutEverywhere(ctx, { keepThis: true }),
    done: { title: 'Signed out everywhere else', description: 'Only this device is still signed in.' },
  }),
  'end-all': defineAct({
    async run(ctx, _, { request, headers }) {
      await signOutEverywhere(ctx, { keepThis: false });
      const { config } = ctx.platform;
      const scanKeys = scanKeysIn(config, request.headers.get('cookie'));
      await forgetScans(ctx, scanKeys, null);
      for (const cookie of clearedCookies(config, scanKeys)) headers.append('set-cookie', cookie);
    },
    done: { title: 'Signed out everywhere', description: 'Every device has to sign in again.' },
    to: '/',
  }),
};
