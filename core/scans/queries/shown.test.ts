import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { figuresOf } from '#contract/scans/types.ts';
import { requireAccount } from '#core/base/person.ts';
import { addIdentifier } from '#core/identifiers/actions/add-identifier.ts';
import { removeIdentifier } from '#core/identifiers/actions/remove-identifier.ts';
import { profileKey } from '#core/identifiers/queries/proven-profiles.ts';
import { readScannedIdentifiers } from '#core/identifiers/queries/scanned.ts';
import { identifiers } from '#core/identifiers/schema.ts';
import { startServiceScan } from '#core/scans/actions/start-service-scan.ts';
import { asPerson, createScanWorld, prepare, type ScanWorld, standInSource } from '#core/scans/scan.fixture.ts';
import type { Source } from '#core/sources/define.ts';
import { profileUnder } from '#core/sources/internal/accounts/account.ts';
import { identifierOf } from '#core/sources/queries/subject.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { getOwnScan } from './own-scan.ts';
import { listOwnScans } from './own-scans.ts';

/** A site on which everybody asked about has a profile. */
const site = (id: string): Source =>
  standInSource(id, {
    needs: 'username',
    category: 'profiles',
    check: async (subject) => {
      const username = identifierOf(subject);
      const url = `https://${id}.example/${username}`;
      return { state: 'found', exposures: [profileUnder({ where: `Site ${id}`, username, url })] };
    },
  });

onOneDatabase('what is found on a profile that was shown to be theirs', (open) => {
  let database: Database;
  let world: ScanWorld;
  let added: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await world?.close();
    await prepare(database);
    await inSystem((tx) => tx.execute(sql`delete from finding_todos`));
    await inSystem((tx) => tx.delete(identifiers));
    world = await createScanWorld(database, [standInSource('a'), site('kestrel'), site('tern')]);
    await addIdentifier(asPerson(world, alice), { kind: 'username', value: 'alice-a' });
    added = await inSystem(async (tx) => String((await tx.select().from(identifiers))[0]?.id));
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const inSystem = <Result>(work: Parameters<typeof database.transaction<Result>>[1]) =>
    database.transaction(systemScope, work);
  const scan = async () => {
    const person = requireAccount(asPerson(world, alice));
    const scanId = await inSystem(async (tx) => {
      const asked = await readScannedIdentifiers(tx, world, alice.userId);
      const one = { userId: alice.userId, email: alice.email, name: 'Alice Archer', identifiers: asked };
      return startServiceScan(tx, person, { ...one, serviceId: 'free-privacy-scan', scanType: 'privacy_scan' });
    });
    await world.drain();
    return scanId;
  };
  const prove = (sourceId: string) => {
    const key = profileKey(world.vault, alice.userId, { sourceId, username: 'Alice-A' });
    const profiles = [{ sourceId, key, at: world.clock.now().toISOString() }];
    return inSystem((tx) => tx.update(identifiers).set({ profiles, provenBy: 'profile', provenAt: world.clock.now() }));
  };
  const levels = async (scanId: string) =>
    Object.fromEntries(
      (await getOwnScan(asPerson(world, alice), scanId)).scan.findings.map(({ where, whose, points }) => [
        where,
        `${whose.level}${points > 0 ? ', counts' : ''}`,
      ]),
    );

  it('is proven and counts, in the report and in lists, and what is elsewhere stays a question', async () => {
    const scanId = await scan();
    expect(await levels(scanId)).toEqual({ 'Site kestrel': 'candidate', 'Site tern': 'candidate' });
    await prove('kestrel');
    expect(await levels(scanId)).toEqual({ 'Site kestrel': 'proven, counts', 'Site tern': 'candidate' });
    const { rows } = await listOwnScans(asPerson(world, alice), { before: null, after: null });
    expect(rows[0]?.exposures).toBe(1);
    const own = await getOwnScan(asPerson(world, alice), scanId);
    expect(rows[0]?.score).toEqual(figuresOf(own.scan.score));
  });

  it('rests on the user name: it is a question again once that is removed, and later scans do not ask', async () => {
    await prove('kestrel');
    const scanId = await scan();
    await removeIdentifier(asPerson(world, alice), { id: added });
    expect(await levels(scanId)).toEqual({ 'Site kestrel': 'candidate', 'Site tern': 'candidate' });
    expect(await levels(await scan())).toEqual({});
  });
});
