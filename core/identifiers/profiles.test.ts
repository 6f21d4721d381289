import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { identifiers } from '#core/identifiers/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, bob, type Person } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { proveProfile } from './actions/prove-profile.ts';
import { removeIdentifier } from './actions/remove-identifier.ts';
import { createIdentityWorld, type IdentityWorld } from './identifiers.fixture.ts';
import { readProvenProfiles } from './queries/proven-profiles.ts';
import { readScannedIdentifiers } from './queries/scanned.ts';
import { identifierLimits } from './rules.ts';

const github = 'github-user';
const profile = { sourceId: github, username: 'Alice-A' };

onOneDatabase('a profile of Alice’s', (_open, kind) => {
  let identity: IdentityWorld;
  beforeAll(async () => {
    identity = await createIdentityWorld(kind);
  });
  afterAll(() => identity.world.close());
  beforeEach(async () => {
    identity.world.clock.advance(2 * 86_400_000);
    await inSystem((tx) => tx.delete(identifiers));
    await inSystem((tx) => tx.execute(sql`delete from rate_limits`));
    for (const name of Object.keys(identity.bios)) delete identity.bios[name];
    await identity.add('username', profile.username);
  });

  const inSystem = <Result>(work: Parameters<typeof identity.world.database.transaction<Result>>[1]) =>
    identity.world.database.transaction(systemScope, work);
  const own = (actor: Person = alice) => identity.find(profile.username, actor);
  const check = async (actor: Person = alice) =>
    proveProfile(identity.as(actor), { id: (await own(actor)).id, source: github });
  const write = (text: string | null) => {
    identity.bios[profile.username] = text;
  };
  const isProven = (actor: Person = alice) =>
    identity.world.database.read(systemScope, async (tx) =>
      (await readProvenProfiles(tx, identity.world.vault, actor.userId))(profile),
    );

  it('is proven by the token in its text, for that site alone', async () => {
    const { record } = await own();
    write(`Gardener. ${record} Likes tea.`);
    expect(await check()).toBe('there');
    expect(await own()).toMatchObject({
      state: 'proven',
      provenBy: 'profile',
      profiles: [{ site: 'GitHub accounts' }],
    });
    expect(await isProven()).toBe(true);
    const elsewhere = await identity.world.database.read(systemScope, (tx) =>
      readProvenProfiles(tx, identity.world.vault, alice.userId),
    );
    expect(elsewhere({ ...profile, sourceId: 'devto' })).toBe(false);
    expect((await identity.events()).at(-1)).toBe('identifier.proven');
  });

  it('is not proven without it, nor where there is no profile, nor while the site cannot be asked', async () => {
    write('Gardener.');
    expect(await check()).toBe('missing');
    write(null);
    expect(await check()).toBe('unknown');
    delete identity.bios[profile.username];
    expect(await check()).toBe('nobody');
    expect(await own()).toMatchObject({ state: 'declared', profiles: [] });
    expect(await isProven()).toBe(false);
  });

  it('is not proven by a copy of somebody else’s token', async () => {
    await identity.add('username', profile.username, bob);
    write(`${(await own(bob)).record}`);
    expect(await check(alice)).toBe('missing');
    expect(await check(bob)).toBe('there');
    expect(await isProven(alice)).toBe(false);
  });

  it('stays proven once the token is taken out, and a second look records nothing', async () => {
    write(`${(await own()).record}`);
    await check();
    const events = await identity.events();
    await check();
    write('Gardener.');
    expect(await check()).toBe('missing');
    expect(await identity.events()).toEqual(events);
    expect(await isProven()).toBe(true);
  });

  it('is no longer proven once the user name is removed; added again, it has another token', async () => {
    const { id, record } = await own();
    write(`${record}`);
    await check();
    await removeIdentifier(identity.as(alice), { id });
    expect(await isProven()).toBe(false);
    await identity.add('username', profile.username);
    expect(await check()).toBe('missing');
    expect((await own()).record).not.toBe(record);
  });

  it('does not prove the user name everywhere: scans go on asking about it as declared', async () => {
    write(`${(await own()).record}`);
    await check();
    const scanned = await inSystem((tx) => readScannedIdentifiers(tx, identity.world, alice.userId));
    expect(scanned).toEqual([{ kind: 'username', value: profile.username, proof: 'declared' }]);
  });

  it('is looked at so often in an hour, at sites that can tell, and under names of one’s own', async () => {
    const { id } = await own();
    await expect(proveProfile(identity.as(bob), { id, source: github })).rejects.toMatchObject({ code: 'not-found' });
    await expect(proveProfile(identity.as(alice), { id, source: 'about-me' })).rejects.toMatchObject({
      field: 'source',
    });
    write(null);
    for (let n = 0; n < (identifierLimits.profiles[0]?.most ?? 0); n++) await check();
    await expect(check()).rejects.toMatchObject({ code: 'limited' });
  });
});
