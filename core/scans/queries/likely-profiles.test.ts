import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askedKey } from '#contract/identifiers/types.ts';
import { requireAccount } from '#core/base/person.ts';
import { answerFinding } from '#core/scans/actions/answer-finding.ts';
import { saveTodo } from '#core/scans/actions/save-todo.ts';
import { startServiceScan } from '#core/scans/actions/start-service-scan.ts';
import { asPerson, createScanWorld, prepare, type ScanWorld, standInSource } from '#core/scans/scan.fixture.ts';
import type { Source } from '#core/sources/define.ts';
import { profileUnder } from '#core/sources/internal/accounts/account.ts';
import { anchorsIn } from '#core/sources/queries/anchors.ts';
import { identifierOf } from '#core/sources/queries/subject.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, bob, type Person } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { readLikelyProfiles } from './likely-profiles.ts';
import { getOwnScan } from './own-scan.ts';

/** A picture service, where the profile of an address links to a page. */
const pictures = (): Source => {
  const source = standInSource('pictures', { category: 'identity' });
  const profile = profileUnder({ where: 'Pictures', username: 'alice', url: 'https://pictures.example/alice' });
  const anchors = anchorsIn({ links: ['https://forum.example/alice'] });
  return {
    ...source,
    check: async () => ({ state: 'found', exposures: [{ ...profile, certainty: 'verified', anchors }] }),
  };
};

/** A site that has a profile under every name. */
const forum = (): Source => ({
  ...standInSource('forum', { category: 'profiles' }),
  needs: 'username',
  check: async (subject) => {
    const username = identifierOf(subject);
    const url = `https://forum.example/${username}`;
    return { state: 'found', exposures: [profileUnder({ where: `Forum ${username}`, username, url })] };
  },
});

onOneDatabase('profiles under a user name that are likely Alice’s', (open) => {
  let database: Database;
  let world: ScanWorld;
  beforeAll(async () => {
    database = await open();
    await prepare(database);
    await database.transaction(systemScope, (tx) => tx.execute(sql`delete from finding_todos`));
    world = await createScanWorld(database, [pictures(), forum()]);
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const scanOf = async ({ userId, email, ...person }: Person, names: readonly string[]) => {
    const identifiers = names.map((value) => ({ kind: 'username' as const, value, proof: 'declared' as const }));
    const ctx = requireAccount(asPerson(world, { userId, email, ...person }));
    const scanId = await database.transaction(systemScope, (tx) =>
      startServiceScan(tx, ctx, {
        ...{ userId, email, name: 'Somebody', identifiers },
        ...{ serviceId: 'free-privacy-scan', scanType: 'privacy_scan' },
      }),
    );
    await world.drain();
    return scanId;
  };
  const likelyOf = (person: Person) => readLikelyProfiles(asPerson(world, person));

  it('are none without a result', async () => {
    expect(await likelyOf(alice)).toEqual({});
  });

  it('are told with the reason, and count for nothing until she says that they are hers', async () => {
    const scanId = await scanOf(alice, ['alice', 'shared']);
    const { scan } = await getOwnScan(asPerson(world, alice), scanId);
    const finding = scan.findings.find(({ where }) => where === 'Forum alice');
    expect(finding).toMatchObject({ points: 0, whose: { level: 'likely' } });
    const because = 'Found by a name that others may use too. Your profile at Pictures links to it.';
    const told = { scanId, finding: finding?.id, where: 'Forum alice', because };
    expect(await likelyOf(alice)).toEqual({ [askedKey('username', 'alice')]: [told] });
    expect(await likelyOf(bob)).toEqual({});
  });

  it('are told no more, and no longer likely, once she has said that the proven profile is not hers', async () => {
    const scanId = await scanOf(alice, ['alice']);
    const read = async () => (await getOwnScan(asPerson(world, alice), scanId)).scan.findings;
    const proven = (await read()).find(({ where }) => where === 'Pictures')?.id ?? '';
    const levelOf = async () => (await read()).find(({ where }) => where === 'Forum alice')?.whose.level;
    const say = (state: 'not-mine' | 'open') =>
      saveTodo(asPerson(world, alice), scanId, { finding: proven, state, steps: [] });
    expect(await levelOf()).toBe('likely');
    await say('not-mine');
    expect(await levelOf()).toBe('candidate');
    expect(await likelyOf(alice)).toEqual({});
    await say('open');
    expect(await levelOf()).toBe('likely');
  });

  it.each(['mine', 'not-mine'] as const)('are told no more once she has said: %s', async (answer) => {
    const scanId = await scanOf(alice, ['alice']);
    const { scan } = await getOwnScan(asPerson(world, alice), scanId);
    const { id = '' } = scan.findings.find(({ where }) => where === 'Forum alice') ?? {};
    await answerFinding(asPerson(world, alice), scanId, { finding: id, answer });
    const points = (await getOwnScan(asPerson(world, alice), scanId)).scan.findings.find(
      (one) => one.id === id,
    )?.points;
    expect(Number(points) > 0).toBe(answer === 'mine');
    expect(await likelyOf(alice)).toEqual({});
  });
});
