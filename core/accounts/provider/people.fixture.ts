import { createAccountsWorld, sessionIn } from '#core/accounts/sessions/accounts.fixture.ts';
import { confirmSignUp } from '#core/accounts/sessions/actions/confirm-sign-up.ts';
import { readActorByToken } from '#core/accounts/sessions/actions/read-actor.ts';
import type { Context } from '#core/base/context.ts';
import type { Database } from '#platform/database/database.ts';
import { createIdentityProvider } from '#platform/identity/openid.ts';
import { type Holder, openProvider } from '#tests/provider.ts';
import { createTestClock } from '#tests/world.ts';
import { beginProviderLink, beginProviderSignIn } from './actions/begin.ts';
import { type Finished, finishProvider } from './actions/finish.ts';
import * as emails from './emails.ts';

export const password = 'correct horse';

/** A world whose people have accounts at a provider too. */
export async function openProviderWorld(kind: Database['kind'], env: Record<string, string> = {}) {
  const provider = await openProvider();
  const settings = {
    ...provider.env,
    OIDC_STAFF_CLAIM: 'groups',
    OIDC_STAFF_VALUES: 'staff',
    OIDC_ADMIN_VALUES: 'admins',
  };
  const world = await createAccountsWorld(kind, {
    env: { ...settings, OIDC_ACR: 'phr', OIDC_AMR: 'mfa', ...env },
    emails: Object.values(emails),
  });
  const config = world.config.identity;
  if (!config) throw new Error('no provider is configured');
  const identity = createIdentityProvider({
    config,
    appUrl: world.config.appUrl,
    clock: createTestClock(new Date()),
    env: {},
  });
  const own = { ...world, identity };
  let browsers = 0;
  const newBrowser = () => String(++browsers).padStart(43, 'b');
  const from = (browser = newBrowser()): Context => ({ ...world.from(undefined, browser), platform: own });

  const backFrom = async (ctx: Context, begun: Awaited<ReturnType<typeof beginProviderSignIn>>, holder: Holder) => {
    if (!('to' in begun)) throw new Error(begun.outcome);
    provider.holders.set(holder.sub, holder);
    return finishProvider(ctx, { token: begun.token, answer: await provider.signIn(begun.to, holder.sub) });
  };
  return {
    ...own,
    provider,
    from,
    /** Signs in at the provider and comes back. */
    enter: async (holder: Holder, ctx = from()): Promise<Finished> =>
      backFrom(ctx, await beginProviderSignIn(ctx, { next: null }), holder),
    /** Links an account from within its session. */
    link: async (ctx: Context, holder: Holder): Promise<Finished> =>
      backFrom(ctx, await beginProviderLink(ctx, { proof: password }), holder),
    /** Signs up with a password. @returns who is signed in */
    async signUp(email: string, browser?: string): Promise<Context> {
      const signUpToken = await world.signUpAs({ email, password });
      const { access_token } = sessionIn(await confirmSignUp(from(browser), await world.linkTo(email), signUpToken));
      return asHolderOf(access_token, browser);
    },
    personIn: async (finished: Finished, browser?: string): Promise<Context> => {
      if (finished.state !== 'signed-in') throw new Error(`not signed in: ${JSON.stringify(finished)}`);
      return asHolderOf(finished.session.access_token, browser);
    },
    async close() {
      await identity.close();
      await provider.close();
      await world.close();
    },
  };

  async function asHolderOf(token: string, browser?: string): Promise<Context> {
    const actor = await readActorByToken(own, token);
    if (!actor) throw new Error('the session has ended');
    return { ...from(browser), actor };
  }
}

export type ProviderWorld = Awaited<ReturnType<typeof openProviderWorld>>;
