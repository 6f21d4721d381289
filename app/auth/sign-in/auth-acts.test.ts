import { describe, expect, it } from 'vitest';
import type { SignInInput } from '#contract/accounts/account-input.ts';
import { accountWords } from '#contract/accounts/accounts.ts';
import { requestReset } from '#core/accounts/sessions/actions/request-reset.ts';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import { signOut } from '#core/accounts/sessions/actions/sign-out.ts';
import { signUp } from '#core/accounts/sessions/actions/sign-up.ts';
import { type Context, visitor } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { createVault } from '#platform/crypto/vault.ts';
import { alice } from '#tests/cast.ts';
import { sendForm } from '#tests/forms.ts';
import { proves } from '#tests/proves.ts';
import { action } from './auth.tsx';
import { authPath } from './auth-view.ts';

const address = { email: 'alice@example.com' };
const entry: SignInInput = { ...address, password: 'correct horse' };

const logged: unknown[] = [];

/** Whoever asks is answered by `error`, whatever they ask for. */
function refusing(error: unknown, actor: Context['actor'] = visitor): Context {
  const platform = {
    database: { transaction: () => Promise.reject(error) },
    log: { error: (_: string, fields: unknown) => void logged.push(fields), warn() {}, info() {}, debug() {} },
    clock: { now: () => new Date(0) },
    vault: createVault({ encryptionKey: new Uint8Array(32), previousKeys: [] }),
    config: { ownerEmail: null, appUrl: 'https://quietprint.test', site: { signUp: 'open' } },
  } as unknown as Context['platform'];
  return { actor, client: null, platform };
}

const calls = {
  'sign-in': { call: (ctx: Context) => signIn(ctx, entry), fields: entry },
  'sign-up': {
    call: (ctx: Context) => signUp(ctx, { ...entry, fullName: null }),
    fields: { ...entry, confirm: entry.password },
  },
  reset: { call: (ctx: Context) => requestReset(ctx, address, '/auth/callback'), fields: address },
} as const;
const views = Object.keys(calls) as (keyof typeof calls)[];
const send = (view: keyof typeof calls, ctx: Context) =>
  sendForm(action, ctx, calls[view].fields, { path: authPath(view) });

describe('an error of an account', () => {
  const limited = new AppError('limited', { publicMessage: 'Too many attempts.', retryAfter: 60 });

  it.each(views)(
    'of %s rejects the call, and is a toast with its words and status on the page',
    proves('ERR-007'),
    async (view) => {
      await expect(calls[view].call(refusing(limited))).rejects.toBe(limited);
      const { status, headers, toast } = await send(view, refusing(limited));
      expect([status, headers.get('retry-after')]).toEqual([429, '60']);
      expect(toast).toEqual({ variant: 'destructive', title: 'Error', description: 'Too many attempts.' });
    },
  );

  it.each(views)(
    'of %s that is none of the business is logged with its cause, and told in general words',
    {
      ...proves('ERR-007'),
    },
    async (view) => {
      const broken = new Error('broken');
      await expect(calls[view].call(refusing(broken))).rejects.toBe(broken);
      logged.length = 0;
      const { status, toast } = await send(view, refusing(broken));
      expect([status, toast?.description]).toEqual([500, accountWords.unexpected]);
      expect(logged).toMatchObject([{ error: { cause: broken }, form: view }]);
    },
  );

  it('of signing out rejects the call', proves('ERR-007'), async () => {
    await expect(signOut(refusing(limited, alice))).rejects.toBe(limited);
  });
});
