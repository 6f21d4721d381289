import { data } from 'react-router';
import { z } from 'zod';
import { redirectWithToast } from '#app/flash.ts';
import { refusalOf } from '#app/refusal.ts';
import { preferencesInput } from '#contract/preferences-input.ts';
import type { Context } from '#core/context.ts';
import { savePreferences } from '#core/customers/actions.ts';
import { AppError } from '#core/errors.ts';
import { forgetScans } from '#core/scans/actions.ts';
import { clearedCookies, endOwnSession, signOutEverywhere } from '#core/sessions/actions.ts';
import { type SettingsIntent, type SettingsResult, settingsNotDone, settingsWords } from './settings-result.ts';

type Answer = Response | ReturnType<typeof data<SettingsResult>>;

const done = (words: { title: string; description: string }) =>
  data<SettingsResult>({ toast: { variant: 'success', ...words } });

const acts: Record<SettingsIntent, (ctx: Context, fields: unknown, cookie: string | null) => Promise<Answer>> = {
  async preferences(ctx, fields) {
    await savePreferences(ctx, preferencesInput.parse(fields));
    return done(settingsWords.saved);
  },
  async 'end-session'(ctx, fields) {
    await endOwnSession(ctx, z.strictObject({ sessionId: z.string() }).parse(fields).sessionId);
    return done(settingsWords.sessionEnded);
  },
  async 'end-others'(ctx, fields) {
    z.strictObject({}).parse(fields);
    await signOutEverywhere(ctx, { keepThis: true });
    return done(settingsWords.othersEnded);
  },
  async 'end-all'(ctx, fields, cookieHeader) {
    z.strictObject({}).parse(fields);
    await signOutEverywhere(ctx, { keepThis: false });
    const scans = await forgetScans(ctx, cookieHeader, null);
    const answer = redirectWithToast(ctx, '/', { variant: 'success', ...settingsWords.allEnded });
    for (const cookie of clearedCookies(ctx.platform.config)) answer.headers.append('set-cookie', cookie);
    if (scans !== null) answer.headers.append('set-cookie', scans);
    return answer;
  },
};

const isIntent = (value: unknown): value is SettingsIntent => typeof value === 'string' && Object.hasOwn(acts, value);

/** What the forms of the settings page do, told apart by their `intent`. */
export async function postSettings(ctx: Context, request: Request): Promise<Answer> {
  const { intent, ...fields } = Object.fromEntries(await request.formData());
  if (!isIntent(intent)) throw data(null, 400);
  try {
    return await acts[intent](ctx, fields, request.headers.get('cookie'));
  } catch (error) {
    if (error instanceof z.ZodError) throw data(null, 400);
    const told = error instanceof AppError ? error : new AppError('internal', { cause: error });
    const { toast, init } = refusalOf(ctx, told, { otherwise: settingsNotDone[intent] });
    return data<SettingsResult>({ toast }, init);
  }
}
