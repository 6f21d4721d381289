import fc from 'fast-check';
import type { IdentityProvider } from '#platform/identity/provider.ts';
import { signedInTo } from './oracle.ts';
import { browserOf, either, step, who } from './step.ts';

const issuer = 'https://id.test';

/** A provider that believes whatever the code says, which a person of a story writes: what holds must hold here. */
export const credulousProvider: IdentityProvider = {
  name: 'Example ID',
  begin: async ({ state }) => new URL(`${issuer}/?${new URLSearchParams({ state })}`),
  async finish(answer) {
    const said = JSON.parse(Buffer.from(answer.get('code') ?? '', 'base64url').toString('utf8'));
    const { subject, email, isEmailVerified } = said as { subject: string; email: string; isEmailVerified: boolean };
    const rest = { fullName: null, sessionId: subject, acr: null, amr: [], staffValues: [] };
    return { issuer, subject, email, isEmailVerified, ...rest };
  },
  readLogout: () => Promise.reject(new Error('nobody signs out there')),
  findSignOutPage: async () => null,
  close: async () => {},
};

export const providerEnvironment = {
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'quietprint',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: credulousProvider.name,
};

interface ProviderUse {
  who: 'alice' | 'mallory';
  browser: number;
  /** Mallory's account there may bear Alice's address, which the provider has then not verified. */
  isOwnAddress: boolean;
  /** The answer of somebody else's sign-in is brought into this browser. */
  isLured: boolean;
}

/** Each of the two has an account at the provider. */
export const usesProvider = step<ProviderUse>({
  choice: fc.record({ who, browser: either, isOwnAddress: fc.boolean(), isLured: fc.boolean() }),
  tell(stage, { who: name, browser, isOwnAddress, isLured }) {
    const address = isOwnAddress ? 'their own address' : 'the address of Alice, unverified';
    const lured = isLured ? ', with an answer that Mallory began elsewhere' : '';
    return `${stage[name].name} signs in with the provider under ${address} on ${browserOf(stage[name], browser).name}${lured}.`;
  },
  async act(stage, { who: name, browser: nth, isOwnAddress, isLured }) {
    const person = stage[name];
    const browser = browserOf(person, nth);
    browser.suffers(null);
    await browser.send('/sign-out', {});
    const beginner = isLured ? stage.newBrowser('a stranger') : browser;
    const begun = await beginner.ask('/auth/oidc', { method: 'POST', fields: {} });
    const [, to = ''] = String(begun.headers.refresh ?? '').split('url=');
    if (!URL.canParse(to)) return;
    const holder = isLured ? stage.mallory : person;
    const identity = {
      subject: holder.name,
      email: isOwnAddress ? holder.addresses[0] : stage.alice.addresses[0],
      isEmailVerified: isOwnAddress || holder === stage.alice,
    };
    const code = Buffer.from(JSON.stringify({ ...identity, subject: identity.email + holder.name })).toString(
      'base64url',
    );
    const state = new URL(to).searchParams.get('state') ?? '';
    await browser.open(`/auth/oidc/callback?${new URLSearchParams({ code, state })}`);
    const account = await signedInTo(stage, browser);
    if (account && isLured) stage.fail(`${browser.name} was signed in by an answer that began elsewhere.`);
    if (account) stage.did('signed in with the provider');
  },
});
