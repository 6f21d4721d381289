import fc from 'fast-check';
import {
  addsPasskey,
  asksForErasure,
  changesPassword,
  deactivates,
  endsOthers,
  malloryAddsPasskey,
  malloryTurnsSecondFactorOn,
  removesPasskey,
  signsOut,
  startsOwnScan,
  turnsSecondFactorOff,
  turnsSecondFactorOn,
} from './account-steps.ts';
import { asksForReset, asksForScan, bombs, luresAlice, pressesMail, signsUp } from './mail-steps.ts';
import { accountsOf, leaversBy, remainsOf } from './oracle.ts';
import { usesProvider } from './provider-steps.ts';
import { malloryUsesPasskey, refreshes, signsIn, usesOldToken, usesPasskey } from './session-steps.ts';
import { changesRole, entersPanel, learnsPassword, malloryAsksForLink, malloryUsesPassword } from './staff-steps.ts';
import { type Step, step } from './step.ts';

const spans = {
  'ten seconds': 10_000,
  'five minutes': 300_000,
  'sixteen minutes': 960_000,
  'an hour': 3_660_000,
  'a day': 90_000_000,
  'a month': 31 * 86_400_000,
};

/** Whose day has come is gone with everything. */
const timePasses = step<keyof typeof spans>({
  choice: fc.constantFrom(...(Object.keys(spans) as (keyof typeof spans)[])),
  tell: (_stage, span) => `${span.charAt(0).toUpperCase()}${span.slice(1)} passes.`,
  async act(stage, span) {
    const accounts = [...(await accountsOf(stage, stage.alice)), ...(await accountsOf(stage, stage.mallory))];
    const leavers =
      span === 'a month' || span === 'a day' ? await leaversBy(stage, accounts, stage.now + spans[span]) : [];
    await stage.letTimePass(spans[span]);
    for (const leaver of leavers) {
      stage.did('erased an account');
      const left = await remainsOf(stage, leaver);
      if (left.length > 0) stage.fail(`${leaver.email} was erased, and is still in ${left.join(', ')}.`);
    }
  },
});

const weighted: readonly [number, Step<never>][] = [
  [6, signsUp],
  [3, asksForReset],
  [3, asksForScan],
  [2, bombs],
  [1, luresAlice],
  [5, pressesMail],
  [6, signsIn],
  [4, refreshes],
  [1, usesOldToken],
  [3, turnsSecondFactorOn],
  [1, turnsSecondFactorOff],
  [3, addsPasskey],
  [1, removesPasskey],
  [3, usesPasskey],
  [3, usesProvider],
  [2, changesPassword],
  [1, signsOut],
  [1, endsOthers],
  [1, deactivates],
  [2, asksForErasure],
  [2, startsOwnScan],
  [4, changesRole],
  [5, entersPanel],
  [4, learnsPassword],
  [6, malloryUsesPassword],
  [5, malloryTurnsSecondFactorOn],
  [1, malloryAddsPasskey],
  [1, malloryUsesPasskey],
  [1, malloryAsksForLink],
  [4, timePasses],
] as unknown as readonly [number, Step<never>][];

export const steps: readonly Step<never>[] = weighted.flatMap(([weight, one]) =>
  Array.from({ length: weight }, () => one),
);
