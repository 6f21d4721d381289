import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { defaultPreferences, type Preferences } from '#contract/accounts/preferences.ts';
import { keepLanguage } from '#core/accounts/profile/internal/preferences.ts';
import {
  formatStyleOf,
  languageOfUser,
  readFormatStyle,
  readPreferences,
  wantsMail,
} from '#core/accounts/profile/queries/preferences.ts';
import { preferences } from '#core/accounts/profile/schema.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, scopeOf, visitor } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice, bob, insertCast, type Person } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { savePreferences } from './save-preferences.ts';

const chosen: Preferences = {
  emailNotifications: false,
  serviceUpdates: true,
  language: 'fr',
  timeZone: 'America/Los_Angeles',
};

onEachDatabase('preferences', (_open, kind, { rule }) => {
  let world: World;
  const as = (actor: Context['actor']): Context => ({ actor, client: null, platform: world });
  const entriesOf = ({ userId }: Person) =>
    world.database.transaction(systemScope, (tx) =>
      tx.select().from(auditLogs).where(eq(auditLogs.userId, userId)).orderBy(auditLogs.createdAt),
    );
  beforeAll(async () => {
    world = await createWorld({ database: kind });
    await insertCast(world.database);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.advance(1_000);
    await world.database.transaction(systemScope, (tx) => tx.delete(preferences));
  });

  rule('are all mail, English and UTC until somebody chooses', proves('OPEN-006'), async () => {
    expect(await readPreferences(as(alice))).toEqual(defaultPreferences);
    expect(await readFormatStyle(as(alice))).toEqual({ locale: 'en-GB', timeZone: 'UTC' });
    expect(await readFormatStyle(as(visitor))).toEqual({ locale: 'en-GB', timeZone: 'UTC' });
  });

  rule('of Alice are kept and recorded, and Bob keeps his', proves('SET-001'), async () => {
    await savePreferences(as(alice), chosen);
    expect(await readPreferences(as(alice))).toEqual(chosen);
    expect(await readPreferences(as(bob))).toEqual(defaultPreferences);
    expect(await readFormatStyle(as(alice))).toEqual({ locale: 'fr-FR', timeZone: 'America/Los_Angeles' });
    expect((await entriesOf(alice)).at(-1)).toMatchObject({
      action: 'update',
      entityType: 'profile',
      oldValues: { emailNotifications: true, language: 'en', timeZone: 'UTC' },
      newValues: { emailNotifications: false, language: 'fr', timeZone: 'America/Los_Angeles' },
    });
  });

  it('saved twice, also at once, are recorded once', async () => {
    const before = (await entriesOf(alice)).length;
    await Promise.all([1, 2, 3].map(() => savePreferences(as(alice), chosen)));
    await savePreferences(as(alice), chosen);
    expect((await entriesOf(alice)).length - before).toBe(1);
  });

  rule(
    'say which mail somebody wants, to staff and jobs that would write it',
    {
      ...proves('SET-002', 'SET-003'),
    },
    async () => {
      await savePreferences(as(alice), chosen);
      for (const scope of [systemScope, scopeOf(admin)])
        await world.database.transaction(scope, async (tx) => {
          expect(await wantsMail(tx, alice.userId, 'notification')).toBe(false);
          expect(await wantsMail(tx, alice.userId, 'service-update')).toBe(true);
          expect(await wantsMail(tx, bob.userId, 'notification')).toBe(true);
          expect(await formatStyleOf(tx, alice.userId)).toEqual({ locale: 'fr-FR', timeZone: 'America/Los_Angeles' });
        });
    },
  );

  rule('leave the language to the page that somebody uses, until they choose one', async () => {
    await savePreferences(as(alice), { ...defaultPreferences, timeZone: 'America/New_York' });
    const inTransaction = <Value>(run: Parameters<typeof world.database.transaction<Value>>[1]) =>
      world.database.transaction(systemScope, run);
    expect(await inTransaction((tx) => languageOfUser(tx, alice.userId, 'es'))).toBe('es');
    await inTransaction((tx) => keepLanguage(tx, alice.userId, 'fr'));
    expect(await readPreferences(as(alice))).toMatchObject({ language: 'fr', timeZone: 'America/New_York' });
    await savePreferences(as(alice), defaultPreferences);
    await inTransaction((tx) => keepLanguage(tx, alice.userId, 'fr'));
    expect(await inTransaction((tx) => languageOfUser(tx, alice.userId, 'es'))).toBe('en');
  });

  rule('are nothing that a visitor has, and of another person nothing that Bob can read or change', async () => {
    await expect(savePreferences(as(visitor), chosen)).rejects.toMatchObject({ code: 'unauthenticated' });
    await savePreferences(as(alice), chosen);
    await world.database.transaction(scopeOf(bob), async (tx) => {
      expect(await tx.select().from(preferences)).toEqual([]);
      expect(await tx.update(preferences).set({ language: 'es' }).returning()).toEqual([]);
    });
    expect(await readPreferences(as(alice))).toEqual(chosen);
  });
});
