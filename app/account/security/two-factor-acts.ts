import { z } from 'zod';
import { defineAct, type Sent } from '#app/forms/act.ts';
import { appCodeInput, proofInput } from '#contract/accounts/factor-input.ts';
import { beginTwoFactor } from '#core/accounts/factors/actions/begin-two-factor.ts';
import { beginAppChange, confirmAppChange } from '#core/accounts/factors/actions/change-app.ts';
import { confirmTwoFactor } from '#core/accounts/factors/actions/confirm-two-factor.ts';
import { disableTwoFactor } from '#core/accounts/factors/actions/disable-two-factor.ts';
import { renewRecoveryCodes } from '#core/accounts/factors/actions/renew-recovery-codes.ts';
import { requestEnrolment } from '#core/accounts/sessions/actions/request-enrolment.ts';
import type { Context } from '#core/base/context.ts';
import type english from './security.texts.en.ts';
import { securityTexts } from './security.texts.ts';

/** Shown this once. */
const codesOf = (codes: string[]) => ({ codes });

const say =
  (done: keyof typeof english.done) =>
  async (_done: unknown, _ctx: Context, { language }: Sent) =>
    (await securityTexts.in(language)).done[done];

/** What the forms of the two-factor page do. */
export const twoFactorActs = {
  'send-link': defineAct({
    schema: z.object({}),
    run: requestEnrolment,
    done: say('send-link'),
  }),
  begin: defineAct({
    schema: proofInput,
    run: beginTwoFactor,
    done: say('begin'),
  }),
  confirm: defineAct({
    schema: appCodeInput,
    run: confirmTwoFactor,
    value: codesOf,
    done: say('confirm'),
  }),
  change: defineAct({
    schema: proofInput,
    run: beginAppChange,
    done: say('change'),
  }),
  'confirm-change': defineAct({
    schema: appCodeInput,
    run: confirmAppChange,
    done: say('confirm-change'),
  }),
  disable: defineAct({
    schema: proofInput,
    run: disableTwoFactor,
    done: say('disable'),
  }),
  renew: defineAct({
    schema: proofInput,
    run: renewRecoveryCodes,
    value: codesOf,
    done: say('renew'),
  }),
};
