import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLogs } from '#core/base/audit/schema.ts';
import { asPerson, prepare } from '#core/scans/scan.fixture.ts';
import { catalogueNow } from '#core/sources/actions/catalogue-now.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Outgoing, OutgoingRequest } from '#platform/http/outgoing.ts';
import { admin, alice } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';
import { readCatalogues } from './actions/read-catalogues.ts';
import { readManagedCatalogues } from './queries/panel.ts';
import { listedBreaches } from './schema.ts';

const HOUR = 3_600_000;
const never = new AbortController().signal;

const hibp = (name: string) => ({
  Name: name,
  Title: `${name} Limited`,
  DataClasses: ['Email addresses'],
  IsVerified: true,
  IsFabricated: false,
  IsRetired: false,
  IsSpamList: false,
});
const names = (count: number) => Array.from({ length: count }, (_, index) => `Breach${index}`);

onEachDatabase('public catalogues of breaches', (open) => {
  let database: Database;
  let world: World;
  let asked: OutgoingRequest[];
  /** What each host answers. */
  let bodies: Record<string, string | number>;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await prepare(database);
    await database.transaction(systemScope, async (tx) => {
      await tx.execute(sql`delete from breach_catalogues`);
      await tx.execute(sql`delete from source_catalogues`);
    });
    asked = [];
    list(names(10));
    const outgoing: Outgoing = {
      async fetch(request) {
        asked.push(request);
        const body = bodies[new URL(request.url).hostname] ?? 404;
        const text = typeof body === 'string' ? body : '';
        const headers = new Headers({ 'content-type': 'application/json' });
        const status = typeof body === 'number' ? body : 200;
        return { status, headers, body: Buffer.from(text), text: () => text };
      },
      close: async () => {},
    };
    world = await createWorld({ database, outgoing });
  });
  afterEach(() => world.close());
  afterAll(() => database.close());

  function list(at: string[], other = at): void {
    bodies = {
      'haveibeenpwned.com': JSON.stringify(at.map(hibp)),
      'api.xposedornot.com': JSON.stringify({
        exposedBreaches: other.map((breachID) => ({ breachID })),
        status: 'success',
      }),
    };
  }
  const read = () => readCatalogues(world, never);
  const news = () =>
    database.transaction(systemScope, async (tx) => {
      const rows = await tx.select().from(listedBreaches).where(eq(listedBreaches.isNews, true));
      return rows.map(({ catalogueId, name }) => `${catalogueId} ${name}`).sort();
    });
  const state = async () => (await readManagedCatalogues(asPerson(world, admin))).map((one) => one.state);

  it('have no news when they are read for the first time', async () => {
    await read();
    expect(await news()).toEqual([]);
    expect(await readManagedCatalogues(asPerson(world, admin))).toMatchObject([
      { name: 'Have I Been Pwned', state: 'read', breaches: 10, newest: null, isAsked: false },
      { name: 'XposedOrNot', state: 'read', breaches: 10, newest: null, isAsked: true },
    ]);
  });

  it('are asked once a day, without a key and without anything about anybody', async () => {
    await read();
    world.clock.advance(23 * HOUR);
    await read();
    expect(asked.map(({ url }) => url)).toEqual([
      'https://haveibeenpwned.com/api/v3/breaches',
      'https://api.xposedornot.com/v1/breaches',
    ]);
    world.clock.advance(HOUR);
    await read();
    expect(asked).toHaveLength(4);
    expect(asked.flatMap(({ headers }) => Object.keys(headers ?? {}))).not.toContain('hibp-api-key');
  });

  it('note what is new since the day before, once, and say so in the log', async () => {
    await read();
    for (const day of [11, 12, 12]) {
      list(names(day), names(10));
      world.clock.advance(24 * HOUR);
      await read();
    }
    expect(await news()).toEqual(['have-i-been-pwned Breach10', 'have-i-been-pwned Breach11']);
    const entries = await database.transaction(systemScope, (tx) =>
      tx.select().from(auditLogs).where(sql`details ->> 'event' = 'catalogue.published'`),
    );
    expect(entries.map(({ details }) => details?.newest)).toEqual(['Breach10 Limited', 'Breach11 Limited']);
  });

  it.each<[what: string, body: string | number]>([
    ['garbage', '<html>Just a moment</html>'],
    ['another form', '{"breaches": []}'],
    ['an empty list', '[]'],
    ['an error', 503],
    ['too many questions', 429],
  ])('that answer %s have no news; staff see it, and it is tried every hour', async (_what, body) => {
    await read();
    world.clock.advance(24 * HOUR);
    bodies['haveibeenpwned.com'] = body;
    bodies['api.xposedornot.com'] = body === '[]' ? '{"exposedBreaches": []}' : body;
    await read();
    expect(await state()).toEqual(['failed', 'failed']);
    expect(await news()).toEqual([]);
    list(names(11));
    world.clock.advance(HOUR);
    await read();
    expect(await state()).toEqual(['read', 'read']);
    expect(await news()).toHaveLength(2);
  });

  it('that have shrunk have no news, and the list of before stays in use', async () => {
    list(names(200));
    await read();
    list([...names(150), 'Fresh']);
    world.clock.advance(24 * HOUR);
    await read();
    expect(await state()).toEqual(['shrunk', 'shrunk']);
    expect(await news()).toEqual([]);
    expect((await catalogueNow(world)).find('Breach199')).not.toBeNull();
  });

  it('that stay smaller for a week are taken as they are, without news', async () => {
    list(names(200));
    await read();
    list([...names(150), 'Fresh']);
    for (let day = 1; day <= 9; day++) {
      world.clock.advance(24 * HOUR);
      await read();
    }
    expect(await state()).toEqual(['read', 'read']);
    expect(await news()).toEqual([]);
  });

  it('may lose a breach or two', async () => {
    await read();
    list([...names(10).slice(2), 'Fresh']);
    world.clock.advance(24 * HOUR);
    await read();
    expect(await news()).toEqual(['have-i-been-pwned Fresh', 'xposedornot Fresh']);
  });

  it('renew what findings are described by', async () => {
    await read();
    expect((await catalogueNow(world)).find('Breach10')).toBeNull();
    list(names(11));
    world.clock.advance(24 * HOUR);
    await read();
    expect((await catalogueNow(world)).find('Breach10')).toMatchObject({ title: 'Breach10 Limited' });
    expect(asked).toHaveLength(4);
  });

  it('are not for customers to manage', async () => {
    await expect(readManagedCatalogues(asPerson(world, alice))).rejects.toMatchObject({ code: 'forbidden' });
  });
});
