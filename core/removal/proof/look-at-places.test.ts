import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CaseState } from '#contract/removal/cases.ts';
import { systemContext } from '#core/base/context.ts';
import { passDeadlines } from '#core/removal/actions/pass-deadlines.ts';
import { removalReminder } from '#core/removal/emails.ts';
import { moveOn } from '#core/removal/internal/move-on.ts';
import { insertCase, loadCase } from '#core/removal/internal/store.ts';
import { removalCases } from '#core/removal/schema.ts';
import { createSiteWorld, type SiteWorld, siteSource } from '#core/sources/health/site.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, insertCast } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { lookAtPlaces } from './actions/look-at-places.ts';
import { notePlace } from './actions/note-place.ts';
import { contentOf } from './case.fixture.ts';
import { proofSubscriptions } from './subscriptions.ts';

const DAY = 86_400_000;
const never = new AbortController().signal;

onOneDatabase('what was seen gone and is listed again', (open) => {
  let database: Database;
  let world: SiteWorld;
  const { userId, email } = alice;
  const inSystem = <Result>(work: Parameters<typeof database.transaction<Result>>[1]) =>
    database.transaction(systemScope, work);

  beforeAll(async () => {
    database = await open();
    const site = siteSource('quill');
    world = await createSiteWorld(database, {
      sources: { sourceById: () => site, sourcesFor: () => [site], allSources: () => [site] },
      modules: [{ name: 'removal', subscriptions: proofSubscriptions }],
      emails: [removalReminder],
      now: new Date('2027-03-01T09:00:00Z'),
    });
    await insertCast(database);
  });
  beforeEach(() => inSystem((tx) => tx.delete(removalCases)));
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const insertRequest = () =>
    inSystem((tx) => {
      const values = { userId, companyKey: 'quill', law: null, findingKey: 'f', scanId: null };
      return insertCase(tx, world, values, contentOf('quill'));
    });
  const move = (id: string, to: CaseState) =>
    inSystem(async (tx) => moveOn(tx, systemContext(world, 'test'), await loadCase(tx, world, { userId, id }), to));
  const stateOf = async (id: string) => (await inSystem((tx) => loadCase(tx, world, { userId, id }))).row.state;

  async function passDays(days: number): Promise<void> {
    for (let day = 0; day < days; day++) {
      world.clock.advance(DAY);
      await lookAtPlaces(world, never);
    }
  }

  /** The request of Alice, whose listing three looks did not find any more. */
  async function openGoneCase(): Promise<string> {
    const caseId = await insertRequest();
    const place = { sourceId: 'quill', key: 'profile', kind: 'email', value: email, findingId: 'f' } as const;
    const found = { at: world.clock.now(), isProved: true };
    const noted = { caseId, userId, scanId: null, kind: 'profile' as const, found };
    await inSystem((tx) => notePlace(tx, world, { ...noted, place: { ...place, where: 'Quill', url: null } }));
    await move(caseId, 'sent');
    world.members.delete(email);
    await passDays(14);
    expect(await stateOf(caseId)).toBe('seen-gone');
    return caseId;
  }

  /** The daily mail. @returns subjects of the mails that left */
  async function passMorning(): Promise<string[]> {
    const before = world.mailbox.length;
    await passDeadlines(world, never);
    await world.drain();
    return world.mailbox.slice(before).map(({ subject }) => subject);
  }

  it('stays closed beside an open request to the same company', async () => {
    const closed = await openGoneCase();
    await move(closed, 'closed');
    const open = await insertRequest();
    world.members.add(email);
    await passDays(20);
    expect([await stateOf(closed), await stateOf(open)]).toEqual(['closed', 'prepared']);
  });

  it('reopens its request, and is told once, in one mail that names no company', async () => {
    const id = await openGoneCase();
    await move(id, 'closed');
    world.members.add(email);
    await passDays(20);
    expect(await stateOf(id)).toBe('came-back');
    expect(await passMorning()).toEqual(['Something that was gone is listed again']);
    expect(world.mailbox.at(-1)?.text).not.toMatch(/quill/i);
    world.clock.advance(DAY);
    expect(await passMorning()).toEqual([]);
    const [row] = await inSystem((tx) =>
      tx
        .select({ remindOn: removalCases.remindOn })
        .from(removalCases)
        .where(and(eq(removalCases.id, id))),
    );
    expect(row?.remindOn).toBeNull();
  });
});
