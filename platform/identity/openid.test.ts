import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openProvider, type TestProvider } from '#tests/provider.ts';
import { createTestClock } from '#tests/world.ts';
import { IdentityError, type IdentityProvider } from './provider.ts';

const flow = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
const alice = { sub: 'alice', email: 'alice@example.com', email_verified: true, name: 'Alice Archer' };
let provider: TestProvider;
let client: IdentityProvider;

beforeAll(async () => {
  provider = await openProvider();
  client = provider.open();
});
afterAll(async () => {
  await client.close();
  await provider.close();
});
afterEach(() => {
  provider.bend({});
  provider.holders.set('alice', alice);
});

/** The address that the provider leads back to. */
const goThere = async (sub = 'alice', by = client) => {
  provider.holders.set('alice', alice);
  return provider.signIn(await by.begin(flow), sub);
};
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'held',
    (error: unknown) => (error instanceof IdentityError ? error.reason : error),
  );

describe('a sign-in with a provider', () => {
  it('asks with PKCE, state and nonce, and reads what the provider says', async () => {
    const url = await client.begin(flow);
    const { code_challenge_method, state, nonce, scope, response_type } = Object.fromEntries(url.searchParams);
    expect({ code_challenge_method, state, nonce, scope, response_type }).toEqual({
      code_challenge_method: 'S256',
      state: flow.state,
      nonce: flow.nonce,
      scope: 'openid email profile',
      response_type: 'code',
    });
    expect(url.href).not.toContain(flow.codeVerifier);
    const identity = await client.finish(await goThere(), flow);
    expect(identity).toMatchObject({
      issuer: provider.issuer,
      subject: 'alice',
      email: 'alice@example.com',
      isEmailVerified: true,
      fullName: 'Alice Archer',
      sessionId: expect.any(String),
    });
  });

  it('is refused with a code that was used before', async () => {
    const answer = await goThere();
    await client.finish(answer, flow);
    expect(await reasonOf(client.finish(answer, flow))).toBe('refused');
  });

  it.each([
    ['state', { ...flow, state: 'x'.repeat(43) }],
    ['nonce', { ...flow, nonce: 'x'.repeat(43) }],
    ['code verifier', { ...flow, codeVerifier: 'x'.repeat(43) }],
  ])('is refused with another %s', async (_what, other) => {
    expect(await reasonOf(client.finish(await goThere(), other))).toBe('refused');
  });

  it('is refused when another issuer sends the browser back', async () => {
    const answer = await goThere();
    answer.set('iss', 'https://mixed-up.example');
    expect(await reasonOf(client.finish(answer, flow))).toBe('refused');
  });

  it.each([
    ['of another issuer', { claims: { iss: 'https://other.example' } }],
    ['for another client', { claims: { aud: 'another' } }],
    ['that has expired', { claims: { exp: 1 } }],
    ['with another nonce', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['with a subject of another kind', { claims: { sub: 'a b' } }],
    ['that is not signed', { signed: 'none' as const }],
    ['that somebody else has signed', { signed: 'stranger' as const }],
    ['that is huge', { claims: { groups: Array.from({ length: 60_000 }, (_, n) => `group ${n}`) } }],
  ])('is refused with a token %s', async (_what, oddity) => {
    const answer = await goThere();
    provider.bend(oddity);
    expect(await reasonOf(client.finish(answer, flow))).toBe('refused');
  });

  it('is cancelled when the provider sends the person back with an error', async () => {
    const answer = new URLSearchParams({ error: 'access_denied', state: flow.state, iss: provider.issuer });
    expect(await reasonOf(client.finish(answer, flow))).toBe('cancelled');
  });

  it.each([
    ['is not verified', { email_verified: false }, 'alice@example.com'],
    ['is verified in words', { email_verified: 'true' }, 'alice@example.com'],
    ['is not said to be verified', { email_verified: undefined }, 'alice@example.com'],
    ['is none', { email: 'alice' }, null],
  ])('has no verified address when the address %s', async (_how, more, email) => {
    const url = await client.begin(flow);
    provider.holders.set('alice', { ...alice, ...more } as typeof alice);
    const identity = await client.finish(await provider.signIn(url, 'alice'), flow);
    expect([identity.email, identity.isEmailVerified]).toEqual([email, false]);
  });

  it('reads the values of the claim for staff, one or many, and nothing else', async () => {
    const staffed = provider.open({ OIDC_STAFF_VALUES: ['staff'], OIDC_STAFF_CLAIM: 'groups' } as never);
    const url = await staffed.begin(flow);
    provider.holders.set('alice', { ...alice, groups: ['staff', { admin: true }, 7] } as never);
    const { staffValues } = await staffed.finish(await provider.signIn(url, 'alice'), flow);
    await staffed.close();
    expect(staffValues).toEqual(['staff']);
  });
});

describe('a provider that fails', () => {
  it('is away when it does not answer, answers too late, or with an error of its own', async () => {
    const impatient = provider.open({}, { timeoutMs: 200 });
    provider.bend({ isSilent: true });
    expect(await reasonOf(impatient.begin(flow))).toBe('away');
    provider.bend({ status: 503 });
    expect(await reasonOf(impatient.begin(flow))).toBe('away');
    provider.bend({});
    expect(await reasonOf(impatient.begin(flow))).toBe('held');
    await impatient.close();
  });

  it('is read once an hour, and counts on while it is away after that', async () => {
    const clock = createTestClock(new Date());
    const patient = provider.open({}, { clock });
    await Promise.all([patient.begin(flow), patient.begin(flow)]);
    const once = provider.requests();
    await patient.begin(flow);
    expect(provider.requests()).toBe(once);
    clock.advance(3_600_000);
    provider.bend({ status: 500 });
    expect(await reasonOf(patient.begin(flow))).toBe('held');
    expect(provider.requests()).toBe(once + 1);
    await patient.begin(flow);
    expect(provider.requests()).toBe(once + 1);
    await patient.close();
  });
});

describe('a logout that a provider announces', () => {
  it('names a session, a subject or both', async () => {
    expect(await client.readLogout(await provider.logoutToken({ sub: 'alice', sid: 'session' }))).toMatchObject({
      issuer: provider.issuer,
      subject: 'alice',
      sessionId: 'session',
    });
    expect(await client.readLogout(await provider.logoutToken({ sub: 'alice' }))).toMatchObject({ sessionId: null });
  });

  it.each([
    ['names nobody', {}],
    ['is of another issuer', { sub: 'a', iss: 'https://other.example' }],
    ['is for another client', { sub: 'a', aud: 'another' }],
    ['is old', { sub: 'a', iat: Math.floor(Date.now() / 1_000) - 900 }],
    ['has expired', { sub: 'a', exp: 1 }],
    ['has no number', { sub: 'a', jti: undefined }],
    ['is no logout', { sub: 'a', events: { 'https://example.com/other': {} } }],
    ['is an identity token', { sub: 'a', events: undefined, nonce: 'n' }],
    ['has a nonce', { sub: 'a', nonce: 'n' }],
  ])('is refused when it %s', async (_how, claims) => {
    expect(await reasonOf(client.readLogout(await provider.logoutToken(claims)))).toBe('refused');
  });

  it('is refused when somebody else has signed it, when it is of another type, and when it is no token', async () => {
    const { readLogout } = client;
    expect(await reasonOf(readLogout(await provider.logoutToken({ sub: 'a' }, { by: 'stranger' })))).toBe('refused');
    expect(await reasonOf(readLogout(await provider.logoutToken({ sub: 'a' }, { typ: 'at+jwt' })))).toBe('refused');
    expect(await reasonOf(readLogout('no token'))).toBe('refused');
  });
});
