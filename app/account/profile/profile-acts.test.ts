import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountDeactivatedMail } from '#core/accounts/profile/emails.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { resetPassword } from '#core/accounts/sessions/emails.ts';
import { hashPassword } from '#core/accounts/sessions/internal/passwords.ts';
import { authCredentials } from '#core/accounts/sessions/schema.ts';
import type { Context } from '#core/base/context.ts';
import { erasureRequestedMail } from '#core/lifecycle/erasure/emails.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, insertCast, owner } from '#tests/cast.ts';
import { failing } from '#tests/databases.ts';
import { sendForm } from '#tests/forms.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { action } from './profile.tsx';

describe('the forms of the profile page', () => {
  let world: World;
  const as = (actor: Context['actor']): Context => ({
    actor,
    client: { requestId: 'r', ip: '198.51.100.7', userAgent: 'test' },
    platform: world,
  });
  const post = (actor: Context['actor'], fields: Record<string, string>) => sendForm(action, as(actor), fields);
  const profileOf = async (userId: string) =>
    (
      await world.database.transaction(systemScope, (tx) => tx.select().from(profiles).where(eq(profiles.id, userId)))
    )[0];

  beforeAll(async () => {
    world = await createWorld({
      database: 'embedded',
      emails: [accountDeactivatedMail, erasureRequestedMail, resetPassword],
    });
    await insertCast(world.database);
    const passwordHash = await hashPassword('correct horse');
    await world.database.transaction(systemScope, (tx) => tx.update(authCredentials).set({ passwordHash }));
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.advance(86_400_000);
    world.mailbox.length = 0;
    await world.database.transaction(systemScope, (tx) => tx.update(profiles).set({ deletedAt: null }));
  });

  it('save a name and say so', proves('ERR-071'), async () => {
    expect(await post(alice, { intent: 'name', fullName: ' Alice  Baker ' })).toMatchObject({
      status: 200,
      toast: { variant: 'success', title: 'Profile updated successfully.' },
    });
    expect(await profileOf(alice.userId)).toMatchObject({ fullName: 'Alice Baker' });
  });

  it('tell why a name is not saved, and keep what was typed', async () => {
    const fullName = 'a'.repeat(201);
    expect(await post(alice, { intent: 'name', fullName })).toMatchObject({
      status: 400,
      errors: { fullName: 'At most 200 characters, please.' },
      typed: { fullName },
      toast: { variant: 'destructive', title: 'Error', description: 'At most 200 characters, please.' },
    });
  });

  it('that carry a role, an id or an address are refused, and the row stays (mass assignment)', async () => {
    const before = await profileOf(alice.userId);
    for (const more of ['role', 'id', 'email', 'deleted_at', 'deletedAt', '__proto__']) {
      const answer = await post(alice, { intent: 'name', fullName: 'Mallory', [more]: 'admin' });
      expect(answer.status, more).toBe(400);
      expect(answer.toast?.description).toBe('Failed to update profile.');
    }
    expect(await profileOf(alice.userId)).toEqual(before);
    const more = { intent: 'deactivate', proof: 'correct horse', userId: owner.userId };
    expect(await post(alice, more)).toMatchObject({ status: 400, ok: false });
    for (const fields of [{}, { intent: 'delete' }, { intent: 'toString' }])
      await expect(post(alice, fields as Record<string, string>)).rejects.toMatchObject({ code: 'invalid' });
    expect(await profileOf(alice.userId)).toEqual(before);
  });

  it.each([
    ['name', 'Failed to update profile.'],
    ['reset', 'Failed to send password reset email.'],
    ['deactivate', 'Failed to deactivate account.'],
  ] as const)(
    'say so when %s fails without words of the server, and log why',
    proves('ERR-062', 'ERR-063', 'ERR-064'),
    async (intent, description) => {
      const database = failing(world.database, new RangeError('the disk is full'));
      const broken: Context = { ...as(alice), platform: { ...world, database } };
      const more = { name: { fullName: 'Alice Baker' }, reset: {}, deactivate: { proof: 'correct horse' } };
      const answer = await sendForm(action, broken, { intent, ...more[intent] });
      expect(answer.status).toBe(500);
      expect(answer.toast).toEqual({ variant: 'destructive', title: 'Error', description });
      if (intent === 'name') expect(answer.typed?.fullName).toBe('Alice Baker');
      expect(JSON.parse(world.logged.at(-1) ?? '')).toMatchObject({
        message: 'A form could not be taken',
        form: intent,
        error: { causes: [{ class: 'RangeError' }] },
      });
    },
  );

  it('mail a link for a new password that leads to /reset-password', {
    ...proves('PROF-005', 'NAV-032', 'ERR-072'),
  }, async () => {
    expect(await post(alice, { intent: 'reset' })).toMatchObject({
      toast: { variant: 'success', title: 'Password reset email sent successfully.' },
    });
    await world.drain();
    expect(world.mailbox).toMatchObject([{ to: alice.email }]);
    expect(world.mailbox[0]?.text).toContain(encodeURIComponent('/reset-password'));
  });

  it('do not deactivate the account without its password, and say so at its field', async () => {
    for (const [proof, status, proofError] of [
      ['', 400, 'Please fill in this field.'],
      ['wrong', 403, 'This is not your password.'],
    ] as const)
      expect(await post(alice, { intent: 'deactivate', proof })).toMatchObject({
        status,
        errors: { proof: proofError },
      });
    await expect(post(alice, { intent: 'deactivate' })).resolves.toMatchObject({ status: 400 });
    expect(await profileOf(alice.userId)).toMatchObject({ deletedAt: null });
  });

  it('deactivate the account, sign this browser out, and say so', proves('ERR-073', 'PROF-010'), async () => {
    const answer = await post(alice, { intent: 'deactivate', proof: 'correct horse' });
    expect(answer).toMatchObject({ ok: true, toast: { variant: 'success', title: 'Account Deactivated' } });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThanOrEqual(2);
    for (const cookie of cookies) expect(cookie).toMatch(/=; .*Max-Age=0/);
    expect(await profileOf(alice.userId)).toMatchObject({ deletedAt: world.clock.now() });
  });

  it('do not deactivate the owner, and show the reason', proves('ERR-064'), async () => {
    expect(await post(owner, { intent: 'deactivate', proof: 'correct horse' })).toMatchObject({
      status: 403,
      toast: { variant: 'destructive', title: 'Error', description: "The owner's account cannot be deactivated." },
    });
    expect(await profileOf(owner.userId)).toMatchObject({ deletedAt: null });
  });

  it('ask for the erasure with the password only, sign this browser out, and say until when there is a way back', async () => {
    expect(await post(alice, { intent: 'erase', proof: '' })).toMatchObject({
      status: 400,
      errors: { proof: 'Please fill in this field.' },
    });
    expect(await post(alice, { intent: 'erase', proof: 'wrong' })).toMatchObject({
      status: 403,
      errors: { proof: 'This is not your password.' },
    });
    expect(await post(owner, { intent: 'erase', proof: 'correct horse' })).toMatchObject({
      status: 403,
      toast: { variant: 'destructive', description: "The owner's account cannot be erased." },
    });
    expect(await post(alice, { intent: 'erase', proof: 'x', userId: owner.userId })).toMatchObject({ status: 400 });
    const answer = await post(alice, { intent: 'erase', proof: 'correct horse' });
    expect(answer).toMatchObject({ ok: true, toast: { variant: 'success', title: 'Your account will be erased' } });
    expect(answer.headers.getSetCookie().length).toBeGreaterThanOrEqual(2);
  });
});
