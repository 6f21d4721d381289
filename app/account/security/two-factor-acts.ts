import { z } from 'zod';
import { defineAct } from '#app/forms/act.ts';
import { appCodeInput, proofInput } from '#contract/accounts/factor-input.ts';
import { beginTwoFactor } from '#core/accounts/factors/actions/begin-two-factor.ts';
import { beginAppChange, confirmAppChange } from '#core/accounts/factors/actions/change-app.ts';
import { confirmTwoFactor } from '#core/accounts/factors/actions/confirm-two-factor.ts';
import { disableTwoFactor } from '#core/accounts/factors/actions/disable-two-factor.ts';
import { renewRecoveryCodes } from '#core/accounts/factors/actions/renew-recovery-codes.ts';
import { requestEnrolment } from '#core/accounts/sessions/actions/request-enrolment.ts';

/** Shown this once. */
const codesOf = (codes: string[]) => ({ codes });

/** What the forms of the two-factor page do. */
export const twoFactorActs = {
  'send-link': defineAct({
    schema: z.object({}),
    run: requestEnrolment,
    done: {
      title: 'Check your email',
      description: 'Open the link in this browser. It works once, within the hour.',
    },
  }),
  begin: defineAct({
    schema: proofInput,
    run: beginTwoFactor,
    done: {
      title: 'Almost there',
      description: 'Add the account to your app, then enter the code that it shows.',
    },
  }),
  confirm: defineAct({
    schema: appCodeInput,
    run: confirmTwoFactor,
    value: codesOf,
    done: { title: 'Two-factor sign-in is on', description: 'Now keep the recovery codes somewhere safe.' },
  }),
  change: defineAct({
    schema: proofInput,
    run: beginAppChange,
    done: {
      title: 'Almost there',
      description: 'Add the account to the new app, then enter the code that it shows.',
    },
  }),
  'confirm-change': defineAct({
    schema: appCodeInput,
    run: confirmAppChange,
    done: { title: 'The new app is in use', description: 'Codes from the old one no longer work.' },
  }),
  disable: defineAct({
    schema: proofInput,
    run: disableTwoFactor,
    done: { title: 'Two-factor sign-in is off', description: 'Your password alone signs you in again.' },
  }),
  renew: defineAct({
    schema: proofInput,
    run: renewRecoveryCodes,
    value: codesOf,
    done: { title: 'New recovery codes', description: 'The old ones no longer work.' },
  }),
};
