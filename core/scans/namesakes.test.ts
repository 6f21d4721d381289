import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { figuresOf } from '#contract/scans/types.ts';
import { requireAccount } from '#core/base/person.ts';
import type { Source } from '#core/sources/define.ts';
import { profileUnder } from '#core/sources/internal/accounts/account.ts';
import { lowerBound } from '#core/sources/internal/wilson.ts';
import { readPrecision } from '#core/sources/queries/precision.ts';
import { identifierOf } from '#core/sources/queries/subject.ts';
import { sourceVerdicts } from '#core/sources/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, bob, owner, type Person } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { answerFinding } from './actions/answer-finding.ts';
import { startServiceScan } from './actions/start-service-scan.ts';
import { getOwnScan } from './queries/own-scan.ts';
import { asPerson, createScanWorld, prepare, type ScanWorld, standInSource } from './scan.fixture.ts';

const members: readonly Person[] = [alice, bob, owner];
const NAMES = 8;

/** Which profiles are whose: of eight names each, so many are the person's own at a site. */
const seeded: Readonly<Record<string, number>> = { kestrel: 7, tern: 2 };

const nameOf = (person: Person, n: number): string => `${person.userId.slice(-4)}-name${n}`;
const isTheirs = (sourceId: string, username: string): boolean =>
  Number(/name(\d+)$/.exec(username)?.[1]) < (seeded[sourceId] ?? 0);

/** A site that has a profile under every name, whoever's it is. */
const site = (id: string): Source =>
  standInSource(id, {
    needs: 'username',
    category: 'profiles',
    check: async (subject) => {
      const username = identifierOf(subject);
      return {
        state: 'found',
        exposures: [profileUnder({ where: `${id} ${username}`, username, url: `https://${id}.example/${username}` })],
      };
    },
  });

onOneDatabase('people who have namesakes', (open) => {
  let database: Database;
  let world: ScanWorld;
  beforeAll(async () => {
    database = await open();
    await prepare(database);
    await database.transaction(systemScope, async (tx) => {
      await tx.execute(sql`delete from finding_todos`);
      await tx.delete(sourceVerdicts);
    });
    world = await createScanWorld(database, [standInSource('a'), ...Object.keys(seeded).map(site)]);
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const scanOf = async (person: Person) => {
    const identifiers = Array.from({ length: NAMES }, (_, n) => {
      return { kind: 'username' as const, value: nameOf(person, n), proof: 'declared' as const };
    });
    const { userId, email } = person;
    const scanId = await database.transaction(systemScope, (tx) =>
      startServiceScan(tx, requireAccount(asPerson(world, person)), {
        ...{ userId, email, name: 'Somebody', identifiers },
        ...{ serviceId: 'free-privacy-scan', scanType: 'privacy_scan' },
      }),
    );
    await world.drain();
    return scanId;
  };
  const read = (person: Person, scanId: string) => getOwnScan(asPerson(world, person), scanId);
  const theirs = (where: string) => {
    const [sourceId = '', username = ''] = where.split(' ');
    return isTheirs(sourceId, username);
  };
  const wanted = (person: Person) =>
    Object.keys(seeded)
      .flatMap((id) => Array.from({ length: NAMES }, (_, n) => `${id} ${nameOf(person, n)}`))
      .filter(theirs)
      .sort();

  it('are asked, shown what is theirs and nothing of strangers, and measure each source as it is', async () => {
    for (const person of members) {
      const scanId = await scanOf(person);
      const { scan } = await read(person, scanId);
      expect(scan.findings).toHaveLength(2 * NAMES);
      expect(scan.findings.every(({ points, whose }) => points === 0 && whose.level === 'candidate')).toBe(true);
      expect(figuresOf(scan.score)?.score ?? 0).toBe(0);
      for (const { id, where } of scan.findings)
        await answerFinding(asPerson(world, person), scanId, {
          finding: id,
          answer: theirs(where) ? 'mine' : 'not-mine',
        });
      const next = await read(person, await scanOf(person));
      const counted = next.scan.findings.filter(({ points }) => points > 0);
      expect(counted.map(({ where }) => where).sort()).toEqual(wanted(person));
      const left = next.scan.findings.filter(({ id }) => next.todos[id]?.state !== 'not-mine');
      expect(left.map(({ where }) => where).sort()).toEqual(wanted(person));
    }
    const precision = await database.read(systemScope, readPrecision);
    const asked = members.length * NAMES;
    expect(Object.fromEntries(precision)).toEqual(
      Object.fromEntries(
        Object.entries(seeded).map(([id, own]) => [
          id,
          { answers: asked, atLeast: lowerBound(members.length * own, asked) },
        ]),
      ),
    );
  });
});
