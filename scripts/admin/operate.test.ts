import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '#core/accounts/sessions/actions/sign-up.ts';
import { confirmAddress, invitation } from '#core/accounts/sessions/emails.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { visitor } from '#core/base/context.ts';
import { describeSettings } from '#platform/config/settings.ts';
import { loadConfig } from '#platform/config.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, insertCast } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';
import { isNewer } from '../update.ts';
import { asideOf, planOf } from './commands.ts';

onEachDatabase('the handles of an operator', (_open, kind) => {
  let world: World;
  const run = async (...args: string[]) => {
    const said: string[] = [];
    const status = await planOf([...args, '--json'])(world, (line) => void said.push(line));
    return { status, value: JSON.parse(said[0] ?? 'null') };
  };
  const events = async () => {
    const rows = await world.database.transaction(systemScope, (tx) => tx.select().from(auditLogs));
    return rows.map(({ details }) => (details as { event: string }).event);
  };
  beforeAll(async () => {
    world = await createWorld({ database: kind, emails: [invitation, confirmAddress], env: { SIGN_UP: 'invitation' } });
    await insertCast(world.database);
  });
  afterAll(() => world.close());

  it('open accounts where people cannot, by a link or by mail', async () => {
    const ctx = { actor: visitor, client: null, platform: world };
    const input = { email: 'carol@example.com', password: 'quiet gravel and one stone', fullName: null };
    await expect(signUp(ctx, input)).rejects.toThrow('by invitation');
    const created = await run('create', 'carol@example.com', '--role', 'assistant');
    expect(created.value.link).toMatch(/\/auth\/link\?type=confirmation&token=[\w-]{43}$/);
    expect((await run('invite', 'dan@example.com')).value).toMatchObject({ link: null });
    await run('resend-confirmation', 'carol@example.com');
    await world.drain();
    expect(world.mailbox.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['carol@example.com', 'Confirm your email address'],
      ['dan@example.com', 'Your invitation to Quietprint'],
    ]);
    await expect(run('create', alice.email)).rejects.toThrow('has an account already');
    await expect(run('resend-confirmation', 'nobody@example.com')).rejects.toThrow('no account');
    await expect(run('reset-link', 'dan@example.com')).rejects.toThrow('is not confirmed');
    expect(await events()).toEqual(expect.arrayContaining(['account.created', 'account.confirmation.requested']));
  });

  it('list jobs, and have one that failed tried again', async () => {
    await world.database.transaction(systemScope, (tx) =>
      tx.execute(sql`update pgboss.job set state = 'failed', completed_on = now() where name = 'mail.deliver'`),
    );
    const { value } = await run('jobs', '--state', 'failed');
    expect(value[0]).toMatchObject({ name: 'mail.deliver', state: 'failed' });
    expect((await run('jobs', 'retry', value[0].id)).value).toEqual({ retried: 1 });
    expect(await run('jobs', 'retry', 'no.such')).toEqual({ status: 1, value: { retried: 0 } });
    expect(await events()).toContain('operator.jobs.retried');
  });

  it('send a test mail, and have waiting mail tried at once', async () => {
    expect((await run('send-test-mail', 'ops@example.com')).value).toEqual({ sent: true, to: 'ops@example.com' });
    expect((await run('mail', 'flush')).status).toBe(0);
    expect((await run('mail', 'release')).value).toEqual({ sent: 0, discarded: 0 });
    expect(await events()).toEqual(expect.arrayContaining(['operator.mail.tested', 'operator.mail.flushed']));
  });
});

it('says which build this is', async () => {
  const said: string[] = [];
  await asideOf(['version', '--json'])?.({}, (line) => void said.push(line));
  expect(JSON.parse(said[0] ?? '')).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    schema: expect.stringMatching(/^\d{4}_\w+$/),
  });
});

it('shows settings without any secret', () => {
  const env = {
    DATABASE_URL: 'postgres://owner:hunter2@localhost/quietprint',
    SMTP_URL: 'smtps://mailer:hunter2@mail.example',
    GITHUB_TOKEN: 'hunter2hunter2',
    BACKUP_PASSPHRASE: 'hunter2 hunter2 hunter2',
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
    AUDIT_SIGNING_KEY: Buffer.alloc(32, 2).toString('base64'),
    PORT: '4170',
  };
  const settings = describeSettings(loadConfig(env), env);
  const text = JSON.stringify(settings);
  expect(text).not.toMatch(/hunter2|AQEB|AgIC/);
  const of = (name: string) => settings.find((one) => one.name === name);
  expect(of('PORT')).toEqual({ name: 'PORT', value: '4170', from: 'environment' });
  expect(of('ENCRYPTION_KEY')?.value).toBe('(set)');
  expect(of('DATABASE_URL')?.value).toBe('postgres://localhost/quietprint');
  expect(of('LOG_LEVEL')).toEqual({ name: 'LOG_LEVEL', value: 'info', from: 'default' });
});

it('compares versions by their numbers', () => {
  expect([isNewer('1.10.0', '1.9.9'), isNewer('1.0.0', '1.0.0'), isNewer('1.0.9', '1.1.0')]).toEqual([
    true,
    false,
    false,
  ]);
});
