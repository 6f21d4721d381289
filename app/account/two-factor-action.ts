import { data } from 'react-router';
import { appCodeInput, proofInput } from '#contract/factor-input.ts';
import type { Context } from '#core/context.ts';
import {
  beginAppChange,
  beginTwoFactor,
  confirmAppChange,
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
} from '#core/factors/actions.ts';
import { answerForm } from './form-answer.ts';
import { type TwoFactorIntent, type TwoFactorResult, twoFactorNotDone } from './two-factor-result.ts';

const success = (title: string, description: string) => ({ variant: 'success', title, description }) as const;

const acts: Record<TwoFactorIntent, (ctx: Context, fields: unknown) => Promise<TwoFactorResult>> = {
  async begin(ctx, fields) {
    await beginTwoFactor(ctx, proofInput.parse(fields));
    return { toast: success('Almost there', 'Add the account to your app, then enter the code that it shows.') };
  },
  async confirm(ctx, fields) {
    const codes = await confirmTwoFactor(ctx, appCodeInput.parse(fields));
    return { codes, toast: success('Two-factor sign-in is on', 'Now keep the recovery codes somewhere safe.') };
  },
  async change(ctx, fields) {
    await beginAppChange(ctx, proofInput.parse(fields));
    return { toast: success('Almost there', 'Add the account to the new app, then enter the code that it shows.') };
  },
  async 'confirm-change'(ctx, fields) {
    await confirmAppChange(ctx, appCodeInput.parse(fields));
    return { toast: success('The new app is in use', 'Codes of the old one no longer work.') };
  },
  async disable(ctx, fields) {
    await disableTwoFactor(ctx, proofInput.parse(fields));
    return { toast: success('Two-factor sign-in is off', 'Your password alone signs you in again.') };
  },
  async renew(ctx, fields) {
    const codes = await renewRecoveryCodes(ctx, proofInput.parse(fields));
    return { codes, toast: success('New recovery codes', 'The old ones no longer work.') };
  },
};

const isIntent = (value: unknown): value is TwoFactorIntent => typeof value === 'string' && Object.hasOwn(acts, value);

/** What the forms of the two-factor page do, told apart by their `intent`. */
export async function postTwoFactor(ctx: Context, request: Request) {
  const { intent, ...fields } = Object.fromEntries(await request.formData());
  if (!isIntent(intent)) throw data(null, 400);
  const work = (): Promise<TwoFactorResult> => acts[intent](ctx, fields);
  return answerForm(ctx, { intent, work, otherwise: twoFactorNotDone });
}
