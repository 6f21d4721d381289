import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { savePreferences } from '#core/accounts/profile/actions/save-preferences.ts';
import { saveTodo } from '#core/scans/actions/save-todo.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { getOwnScan } from '#core/scans/queries/own-scan.ts';
import { asPerson, asVisitor } from '#core/scans/scan.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import { alice, bob } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { sendDigests } from './actions/send-digests.ts';
import { startDueScans } from './actions/start-due-scans.ts';
import { stopWatchingByLink } from './actions/stop-by-link.ts';
import { stopTokenOf } from './internal/mail-tokens.ts';
import { watchedFindings } from './schema.ts';
import { createWatched, type Watched } from './watch.fixture.ts';

const DAY = 86_400_000;
const never = new AbortController().signal;

onEachDatabase('a mail about what has changed', (open, _kind, { rule, rules }) => {
  let database: Database;
  let watched: Watched;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    watched = await createWatched(database);
  });
  afterEach(() => watched.world.close());
  afterAll(() => database.close());

  const as = (actor = alice) => asPerson(watched.world, actor);
  const clock = () => watched.world.clock;

  /** Alice is watched, has seen "one", and a month later "two" was found. */
  async function twoIsNew(): Promise<void> {
    watched.answers.a = { found: ['one'] };
    await startFreeScan(as(), { name: 'Alice Archer', email: alice.email });
    await watched.world.drain();
    await watched.watch();
    // At night, so that the mail waits.
    clock().set('2027-04-01T22:00:00Z');
    watched.answers.a = { found: ['one', 'two'] };
    await watched.run();
    watched.world.mailbox.length = 0;
    clock().set('2027-04-02T12:00:00Z');
  }
  async function digests(): Promise<string[]> {
    await sendDigests(watched.world, never);
    await watched.world.drain();
    return watched.world.mailbox.map(({ subject }) => subject);
  }

  rule('says what, since when and what to do, with the finding open behind its link', async () => {
    await twoIsNew();
    expect(await digests()).toEqual(['Something new about you is exposed']);
    const [mail] = watched.world.mailbox;
    const scanId = (await watched.scansOf()).at(-1)?.id ?? '';
    const { scan } = await getOwnScan(as(), scanId);
    const two = scan.findings.find(({ title }) => title.includes('two'));
    const words = mail?.text.replace(/\s+/g, ' ');
    expect(mail).toMatchObject({ to: alice.email });
    expect(words).toContain(`New: ${two?.title}`);
    expect(words).toContain('Since May 2024.');
    expect(words).toContain(`Do now: ${two?.steps[0]?.text}`);
    expect(mail?.text).toContain(`https://quietprint.test/dashboard/scans/${scanId}#finding-${two?.id}`);
    expect(mail?.text).not.toContain('a-one');
    expect(await watched.eventsOf()).toEqual(['watching.mailed', 'watching.started']);
  });

  rule('lets mail programs stop it in one click (RFC 8058)', async () => {
    await twoIsNew();
    await digests();
    const { headers, text } = watched.world.mailbox[0] ?? {};
    const url = `https://quietprint.test/watching/stop?token=${stopTokenOf(watched.world.vault, alice.userId)}`;
    expect(headers).toEqual({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect(text).toContain(url);
  });

  it('is written once, however often and by however many it is tried', async () => {
    await twoIsNew();
    await Promise.all(Array.from({ length: 6 }, () => sendDigests(watched.world, never)));
    clock().advance(3 * DAY);
    expect(await digests()).toHaveLength(1);
  });

  rule('waits for the end of the night, and for the next day after another mail', async () => {
    await twoIsNew();
    clock().set('2027-04-02T20:00:00Z');
    expect(await digests()).toEqual([]);
    clock().set('2027-04-03T06:59:00Z');
    expect(await digests()).toEqual([]);
    clock().set('2027-04-03T07:00:00Z');
    expect(await digests()).toHaveLength(1);
    clock().set('2027-05-01T09:00:00Z');
    watched.answers.a = { found: ['one', 'two', 'three', 'four'] };
    await watched.run();
    expect(await digests()).toEqual(['Something new about you is exposed', '2 new things about you are exposed']);
  });

  rule('waits for a scan that is under way', async () => {
    await twoIsNew();
    clock().set('2027-05-01T12:00:00Z');
    await startDueScans(watched.world, never);
    await sendDigests(watched.world, never);
    expect(watched.world.mailbox).toEqual([]);
    // The scan that ends has it written at once.
    await watched.world.drain();
    expect(watched.world.mailbox).toHaveLength(1);
  });

  rule('says that nothing has changed, once in four weeks', async () => {
    await twoIsNew();
    await digests();
    for (const day of ['2027-05-01', '2027-06-01']) {
      clock().set(`${day}T12:00:00Z`);
      await watched.run();
      await digests();
      await digests();
    }
    expect(watched.world.mailbox.map(({ subject }) => subject)).toEqual([
      'Something new about you is exposed',
      'Nothing new about you',
      'Nothing new about you',
    ]);
    expect(watched.world.mailbox[1]?.text).toContain('3 of 3 sources checked');
  });

  rule('names what has gone, and never for a source that was silent', async () => {
    await twoIsNew();
    await digests();
    clock().set('2027-05-01T12:00:00Z');
    watched.answers.a = { status: 500 };
    await watched.run();
    expect((await digests()).at(-1)).toBe('Nothing new about you');
    clock().set('2027-06-01T12:00:00Z');
    watched.answers.a = { found: ['two'] };
    await watched.run();
    expect((await digests()).at(-1)).toBe('Something about you is no longer found');
    expect(watched.world.mailbox.at(-1)?.text).toContain('Gone: Breach a-one');
  });

  rule('leaves out what was dealt with before it was written', async () => {
    await twoIsNew();
    const scanId = (await watched.scansOf()).at(-1)?.id ?? '';
    const { scan } = await getOwnScan(as(), scanId);
    const two = scan.findings.find(({ title }) => title.includes('two'));
    await saveTodo(as(), scanId, { finding: two?.id ?? '', state: 'not-mine', steps: [] });
    expect(await digests()).toEqual(['Nothing new about you']);
  });

  rule('is not sent to who takes no such mail; the page still says it, and nothing is saved up', async () => {
    await twoIsNew();
    const preferences = { emailNotifications: false, serviceUpdates: true, language: 'en', timeZone: 'UTC' } as const;
    await savePreferences(as(), preferences);
    expect(await digests()).toEqual([]);
    await savePreferences(as(), { ...preferences, emailNotifications: true });
    clock().advance(DAY);
    expect(await digests()).toEqual([]);
    const told = and(eq(watchedFindings.watchId, alice.userId), isNotNull(watchedFindings.toldAt));
    expect(await watched.inSystem((tx) => tx.select().from(watchedFindings).where(told))).toHaveLength(1);
  });

  rules('its link', () => {
    it('stops the watching of the account that got it, without signing in, as often as it is pressed', async () => {
      await twoIsNew();
      const token = stopTokenOf(watched.world.vault, alice.userId);
      await stopWatchingByLink(asVisitor(watched.world), { token });
      await stopWatchingByLink(as(bob), { token });
      expect((await watched.watchOf())?.nextAt).toBeNull();
      expect(await digests()).toEqual([]);
      expect(await watched.eventsOf()).toEqual(['watching.started', 'watching.stopped']);
    });

    it.each([
      ['another account', (token: string) => token.replace(alice.userId, bob.userId)],
      ['another signature', (token: string) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
      ['no signature', () => `${alice.userId}.`],
      ['nothing', () => ''],
    ])('with %s stops nothing', async (_what, forge) => {
      await watched.watch();
      const token = forge(stopTokenOf(watched.world.vault, alice.userId));
      await expect(stopWatchingByLink(asVisitor(watched.world), { token })).rejects.toMatchObject({
        code: 'not-found',
      });
      expect((await watched.watchOf())?.nextAt).not.toBeNull();
    });
  });
});
