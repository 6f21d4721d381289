import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CaseState } from '#contract/removal/cases.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { systemContext } from '#core/base/context.ts';
import { countFigures } from '#core/removal/figures/actions/count-figures.ts';
import { figuresCsv, listFigures } from '#core/removal/figures/queries/figures.ts';
import { moveOn } from '#core/removal/internal/move-on.ts';
import { insertCase, loadCase } from '#core/removal/internal/store.ts';
import { removalCases, removalChecks } from '#core/removal/schema.ts';
import { createSiteWorld, type SiteWorld, siteSource } from '#core/sources/health/site.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { lookAtPlaces } from './actions/look-at-places.ts';
import { notePlace } from './actions/note-place.ts';
import { contentOf } from './case.fixture.ts';
import { proofSubscriptions } from './subscriptions.ts';

const DAY = 86_400_000;
const EACH = 50;
const never = new AbortController().signal;

/** How a company behaves: the day on which it answers, and those between which somebody is not listed. */
interface Ways {
  answersOn(n: number): number | null;
  isListed(n: number, day: number): boolean;
}

const answersOn = (n: number) => 3 + (n % 40);
const companies: Readonly<Record<string, Ways>> = {
  honest: { answersOn, isListed: (n, day) => day < answersOn(n) },
  lying: { answersOn, isListed: () => true },
  silent: { answersOn: () => null, isListed: () => true },
  relisting: { answersOn, isListed: (n, day) => day < answersOn(n) || day > 70 },
};

interface Simulated {
  company: string;
  n: number;
  id: string;
  userId: string;
  email: string;
}

onOneDatabase('two hundred cases of honest, lying, silent and re-listing companies', (open) => {
  let database: Database;
  let world: SiteWorld;
  let cases: Simulated[];
  const start = Date.parse('2027-03-01T09:00:00Z');
  const inSystem = <Result>(work: Parameters<typeof database.transaction<Result>>[1]) =>
    database.transaction(systemScope, work);

  beforeAll(async () => {
    database = await open();
    const list = Object.keys(companies).map((id) => siteSource(id));
    const sources = { sourceById: (id: string) => list.find((one) => one.id === id) ?? null };
    world = await createSiteWorld(database, {
      sources: { ...sources, sourcesFor: () => list, allSources: () => list },
      modules: [{ name: 'removal', subscriptions: proofSubscriptions }],
      now: new Date(start),
    });
    cases = Object.keys(companies).flatMap((company, place) =>
      Array.from({ length: EACH }, (_, n) => ({
        ...{ company, n, id: '' },
        userId: `0190cccc-0000-7000-8000-${String(place * 1_000 + n).padStart(12, '0')}`,
        email: `person-${place}x${n}@example.com`,
      })),
    );
    await inSystem((tx) => tx.insert(profiles).values(cases.map(({ userId, email }) => ({ id: userId, email }))));
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  /** Opens the case of a person who was found at the company's site, and sends its letter. */
  async function openCase(one: Simulated): Promise<void> {
    world.members.add(one.email);
    await inSystem(async (tx) => {
      const values = { userId: one.userId, companyKey: one.email, law: null, findingKey: 'f', scanId: null };
      one.id = await insertCase(tx, world, values, contentOf(one.company));
      const { email: value, company: sourceId, userId, id: caseId } = one;
      const place = {
        sourceId,
        key: 'profile',
        kind: 'email',
        value,
        findingId: 'f',
        where: 'Site',
        url: null,
      } as const;
      const found = { at: world.clock.now(), isProved: true };
      await notePlace(tx, world, { caseId, userId, scanId: null, kind: 'profile', place, found });
    });
    await move(one, 'sent');
  }

  const move = ({ userId, id }: Simulated, to: CaseState) =>
    inSystem(async (tx) => moveOn(tx, systemContext(world, 'test'), await loadCase(tx, world, { userId, id }), to));

  /** A day passes: companies list, delist and answer, and we look at what is due. */
  async function passDay(day: number): Promise<void> {
    world.clock.set(new Date(start + day * DAY));
    for (const one of cases) {
      const ways = companies[one.company];
      if (ways?.isListed(one.n, day)) world.members.add(one.email);
      else world.members.delete(one.email);
      if (ways?.answersOn(one.n) === day && (await stateOf(one)) === 'sent') await move(one, 'said-done');
    }
    for (let before = -1; before < world.asked.length; ) {
      before = world.asked.length;
      await lookAtPlaces(world, never);
    }
  }

  const stateOf = async ({ id }: Simulated): Promise<CaseState | undefined> => {
    const [row] = await inSystem((tx) =>
      tx.select({ state: removalCases.state }).from(removalCases).where(sql`id = ${id}`),
    );
    return row?.state;
  };

  const states = async (company: string): Promise<Record<string, number>> => {
    const ids = cases.filter((one) => one.company === company).map(({ id }) => id);
    const rows = await inSystem((tx) =>
      tx.select({ state: removalCases.state }).from(removalCases).where(inArray(removalCases.id, ids)),
    );
    return Object.fromEntries([...Map.groupBy(rows, ({ state }) => state)].map(([state, own]) => [state, own.length]));
  };

  it('end where they belong, and their figures are right to the case', { timeout: 600_000 }, async () => {
    for (const one of cases) await openCase(one);
    for (let day = 1; day <= 140; day++) await passDay(day);
    expect(await states('honest')).toEqual({ 'seen-gone': EACH });
    expect(await states('lying')).toEqual({ 'still-there': EACH });
    expect(await states('silent')).toEqual({ sent: EACH });
    expect(await states('relisting')).toEqual({ 'came-back': EACH });

    await countFigures(world, never);
    const figures = Object.fromEntries((await listFigures(world)).map((one) => [one.id, one]));
    const counts = (id: string) => {
      const one = figures[`own.${id}`];
      return one && [one.asked, one.answered.count, one.medianDays, one.saidDone, one.gone.count, one.cameBack.count];
    };
    const days = Array.from({ length: EACH }, (_, n) => answersOn(n)).toSorted((a, b) => a - b);
    const median = days[EACH / 2 - 1];
    expect(counts('honest')).toEqual([EACH, EACH, median, EACH, EACH, 0]);
    expect(counts('lying')).toEqual([EACH, EACH, median, EACH, 0, 0]);
    expect(counts('silent')).toEqual([EACH, 0, null, 0, 0, 0]);
    expect(counts('relisting')).toEqual([EACH, EACH, median, EACH, EACH, EACH]);
    expect(figures['own.honest']?.within).toEqual(
      [7, 30, 45, 90].map((most) => days.filter((day) => day <= most).length),
    );
    expect(figuresCsv(await listFigures(world))).toContain('own.lying,lying Ltd,50,50,');
    const looks = await inSystem((tx) => tx.select().from(removalChecks));
    const most = Math.max(...[...Map.groupBy(looks, ({ caseId }) => caseId).values()].map((own) => own.length));
    expect(most).toBeLessThanOrEqual(10);
  });
});
