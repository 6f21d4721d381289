import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { action as postTwoFactor } from '#app/account/security/two-factor.tsx';
import { defaultPreferences } from '#contract/accounts/preferences.ts';
import { findSetUp, readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { readPreferences } from '#core/accounts/profile/queries/preferences.ts';
import { hashPassword } from '#core/accounts/sessions/internal/passwords.ts';
import { listSessions } from '#core/accounts/sessions/queries/sessions.ts';
import { authCredentials, authSessions } from '#core/accounts/sessions/schema.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import type { Context } from '#core/base/context.ts';
import { formLimits } from '#core/base/rules.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, bob, insertCast, type Person } from '#tests/cast.ts';
import { sendForm } from '#tests/forms.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { action as postSettings } from './settings.tsx';

const password = 'correct horse';
const defaultPreferencesSent = {
  emailNotifications: 'on',
  serviceUpdates: 'on',
  language: 'en',
  timeZone: 'UTC',
};
const otherSession = '0190cccc-0000-7000-8000-000000000001';

describe('the forms of the settings pages', () => {
  let world: World;
  const as = (actor: Context['actor']): Context => ({
    actor,
    client: { requestId: 'r', ip: '198.51.100.7', userAgent: 'test' },
    platform: world,
  });
  const post = (person: Person, fields: Record<string, string>) => sendForm(postSettings, as(person), fields);
  const postFactor = (person: Person, fields: Record<string, string>) => sendForm(postTwoFactor, as(person), fields);
  const signIn = async ({ userId, sessionId }: Person, more: string[] = []) => {
    const now = world.clock.now();
    const times = { createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + 86_400_000) };
    const rows = [sessionId, ...more].map((id) => ({ id, userId, kind: 'full' as const, device: 'Firefox', ...times }));
    await world.database.transaction(systemScope, (tx) => tx.insert(authSessions).values(rows));
  };

  beforeAll(async () => {
    world = await createWorld({ database: 'embedded' });
    await insertCast(world.database);
    const passwordHash = await hashPassword(password);
    await world.database.transaction(systemScope, (tx) => tx.update(authCredentials).set({ passwordHash }));
  });
  afterAll(() => world.close());
  beforeEach(() => world.database.transaction(systemScope, async (tx) => void (await tx.delete(authSessions))));

  it('keep what was chosen', proves('SET-001'), async () => {
    const fields = { intent: 'preferences', serviceUpdates: 'on', language: 'es', timeZone: 'America/New_York' };
    expect(await post(alice, fields)).toMatchObject({
      status: 200,
      toast: { variant: 'success', title: 'Preferencias guardadas' },
    });
    const kept = { emailNotifications: false, serviceUpdates: true, language: 'es', timeZone: 'America/New_York' };
    expect(await readPreferences(as(alice))).toEqual(kept);
  });

  it('are refused after so many that nobody sends them by hand; what was written before stays', async () => {
    const carol = { ...bob, sessionId: otherSession };
    const tz = (i: number) => (i % 2 ? 'UTC' : 'America/New_York');
    const replies: number[] = [];
    for (let i = 0; i < 200; i++) {
      const fields = { intent: 'preferences', language: 'en', timeZone: tz(i) };
      replies.push((await post(carol, fields)).status);
    }
    const [perMinute] = formLimits.customer;
    expect(replies.filter((status) => status === 200)).toHaveLength(perMinute.most);
    expect(new Set(replies.slice(perMinute.most))).toEqual(new Set([429]));
    const entries = await world.database.transaction(systemScope, (tx) =>
      tx.select().from(auditLogs).where(eq(auditLogs.entityId, bob.userId)),
    );
    expect(entries.length).toBeLessThanOrEqual(perMinute.most);
    // Another session of the account, as the owner's who ends a stranger's, has an allowance of its own.
    expect(await post(bob, { intent: 'preferences', language: 'en', timeZone: 'UTC' })).toMatchObject({ status: 200 });
    await post(bob, { intent: 'preferences', ...defaultPreferencesSent });
  });

  it('take no other language, zone or field', async () => {
    const before = await readPreferences(as(bob));
    for (const wrong of [
      { language: 'de', timeZone: 'UTC' },
      { language: 'en', timeZone: 'Mars/Olympus' },
      { language: 'en', timeZone: 'UTC', userId: alice.userId },
      {},
    ])
      expect(await post(bob, { intent: 'preferences', ...wrong } as Record<string, string>)).toMatchObject({
        status: 400,
        ok: false,
      });
    expect(before).toEqual(defaultPreferences);
    expect(await readPreferences(as(bob))).toEqual(before);
  });

  it("end one session of Alice, and none of Alice's for Bob", async () => {
    await signIn(alice, [otherSession]);
    const fields = { intent: 'end-session', sessionId: otherSession };
    expect(await post(bob, fields)).toMatchObject({ status: 404, toast: { variant: 'destructive' } });
    expect(await listSessions(as(alice))).toHaveLength(2);
    expect(await post(alice, fields)).toMatchObject({ status: 200, toast: { title: 'Signed out there' } });
    expect(await listSessions(as(alice))).toMatchObject([{ id: alice.sessionId, isThis: true }]);
  });

  it('end every other session, or all of them and this browser too', async () => {
    await signIn(alice, [otherSession]);
    expect(await post(alice, { intent: 'end-others' })).toMatchObject({
      toast: { title: 'Signed out everywhere else' },
    });
    expect(await listSessions(as(alice))).toHaveLength(1);
    const answer = await post(alice, { intent: 'end-all' });
    expect([answer.status, answer.location]).toEqual([302, '/']);
    expect(answer.headers.getSetCookie().filter((cookie) => /^__Host-qp_\w+=;.*Max-Age=0/.test(cookie))).toHaveLength(
      2,
    );
    expect(await listSessions(as(alice))).toEqual([]);
  });

  it('are told apart by their button, and nothing else is done', async () => {
    for (const intent of ['', 'toString', 'delete'])
      await expect(post(alice, { intent })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('set up two-factor sign-in, show the codes once and let no cache keep them', proves('SET-004'), async () => {
    expect(await postFactor(alice, { intent: 'begin', proof: 'wrong' })).toMatchObject({
      status: 403,
      errors: { proof: 'This is not your password.' },
      toast: { variant: 'destructive', title: 'Error', description: 'This is not your password.' },
    });
    expect(await postFactor(alice, { intent: 'begin', proof: password })).toMatchObject({ status: 200 });
    const secret = (await findSetUp(as(alice)))?.secret.replaceAll(' ', '') ?? '';
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() });
    expect(await postFactor(alice, { intent: 'confirm', code: '12345' })).toMatchObject({
      status: 400,
      errors: { code: 'Enter the six digits that your app shows.' },
    });
    const on = await postFactor(alice, { intent: 'confirm', code: `${code().slice(0, 3)} ${code().slice(3)}` });
    expect(on).toMatchObject({ status: 200, toast: { title: 'Two-factor sign-in is on' } });
    expect(on.value?.codes).toHaveLength(10);
    expect(on.headers.get('cache-control')).toBe('no-store');
    world.clock.advance(30_000);
    const renewed = await postFactor(alice, { intent: 'renew', proof: code() });
    expect(renewed.value?.codes?.filter((one) => on.value?.codes?.includes(one))).toEqual([]);
    expect(await postFactor(alice, { intent: 'disable', proof: renewed.value?.codes?.[0] ?? '' })).toMatchObject({
      toast: { title: 'Two-factor sign-in is off' },
    });
    expect(await readTwoFactor(as(alice))).toMatchObject({ enabled: false });
    const more = { intent: 'begin', proof: password, userId: bob.userId };
    expect(await postFactor(alice, more)).toMatchObject({ status: 400, ok: false });
  });
});
