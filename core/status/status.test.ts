import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DayCounts } from '#contract/status/types.ts';
import { dayInWords, marksInWords } from '#contract/status/words.ts';
import { visitor } from '#core/base/context.ts';
import { sourceHealth } from '#core/sources/health/schema.ts';
import { statusMeasure } from '#core/status/jobs.ts';
import { readStatus } from '#core/status/queries/status.ts';
import { markOf, missingSlots, stateOfCounts, stateOfWait, waits } from '#core/status/rules.ts';
import { statusDays } from '#core/status/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { outbox } from '#platform/outbox/schema.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const run = { id: 'j', attempt: 1, lastAttempt: true, signal: new AbortController().signal };
const day = (counts: Partial<DayCounts>): DayCounts => ({
  day: '2027-02-27',
  slots: 288,
  good: 288,
  impaired: 0,
  down: 0,
  ...counts,
});
/** What `/healthz` of the product answers. */
const OURS = '{"ok":true}';
const now = new Date('2027-03-01T09:00:00Z');

describe('a day', () => {
  it('is as bad as its worst measurement', () => {
    expect(markOf('web', day({}), 0)).toBe('good');
    expect(markOf('web', day({ good: 287, impaired: 1 }), 0)).toBe('impaired');
    expect(markOf('web', day({ good: 286, impaired: 1, down: 1 }), 0)).toBe('down');
  });

  it('is not called good with hours missing', () => {
    expect(missingSlots(day({ slots: 200 }), now)).toBe(88);
    expect(markOf('web', day({ slots: 200, good: 200 }), 88)).toBe('gaps');
    expect(dayInWords('web', day({ slots: 200 }), 88)).toBe('not measured for about 7 hours');
  });

  it('that is today lacks only what should have been measured by now', () => {
    expect(missingSlots(day({ day: '2027-03-01', slots: 106 }), now)).toBe(0);
    expect(missingSlots(day({ day: '2027-03-01', slots: 96 }), now)).toBe(12);
  });

  it('on which measuring began lacks nothing from before', () => {
    const first = day({ day: '2027-03-01', slots: 12, good: 12 });
    expect(missingSlots(first, now, new Date('2027-03-01T08:00:00Z'))).toBe(0);
    expect(missingSlots(first, now, new Date('2027-03-01T06:00:00Z'))).toBe(24);
  });

  it('says what was wrong, and for how long', () => {
    expect(dayInWords('mail', day({ good: 270, impaired: 12, down: 3 }), 3)).toBe(
      'not working for about 15 minutes, in trouble for about 1 hour, not measured for about 15 minutes',
    );
  });

  it('of the sources goes by how many of them were bad', () => {
    expect(stateOfCounts({ good: 240, impaired: 2, down: 1 })).toBe('good');
    expect(stateOfCounts({ good: 90, impaired: 5, down: 5 })).toBe('impaired');
    expect(stateOfCounts({ good: 40, impaired: 0, down: 60 })).toBe('down');
    expect(dayInWords('sources', day({ slots: 10, good: 900, impaired: 50, down: 51 }), 0)).toBe(
      '5 sources in doubt, 6 sources left out',
    );
  });
});

it('what waits is late, and then stands still', () => {
  const states = [0, waits.mail.late, waits.mail.late + 1, waits.mail.still + 1].map((one) =>
    stateOfWait(one, waits.mail),
  );
  expect(states).toEqual(['good', 'good', 'impaired', 'down']);
});

it('marks have words that count every day', () => {
  expect(marksInWords(['good', 'good', null, 'down', 'gaps'])).toBe(
    'Last 5 days: 2 good all day, 1 good, not measured all day, 1 not working for a while, 1 not measured',
  );
});

onOneDatabase('the status of the site', (open) => {
  let world: World;
  let site: Server;
  let answer = 200;
  let body = OURS;
  const siteUrl = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const read = () => readStatus({ actor: visitor, client: null, platform: world });
  const measure = async () => {
    world.clock.advance(5 * MINUTE);
    await statusMeasure.run(world, {}, run);
  };
  const statusOf = async (part: string) => (await read()).find((one) => one.part === part);
  const rowOf = async (part: 'web' | 'queue') =>
    (
      await world.database.transaction(systemScope, (tx) =>
        tx.select().from(statusDays).where(eq(statusDays.part, part)),
      )
    )[0];

  beforeAll(async () => {
    site = createServer((_request, response) => response.writeHead(answer).end(body));
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    world = await createWorld({ database: await open(), env: { APP_URL: siteUrl() } });
  });
  afterAll(async () => {
    site.close();
    await world.close();
    await world.database.close();
  });

  it('says nothing good before anything was measured', async () => {
    const parts = await read();
    expect(parts).toHaveLength(7);
    expect(parts.every(({ state, marks }) => state === null && marks.length === 90)).toBe(true);
    expect(parts.flatMap(({ marks }) => marks).filter((mark) => mark !== null)).toEqual([]);
  });

  it('is measured, part by part; what cannot be measured is not', async () => {
    await measure();
    const states = Object.fromEntries((await read()).map(({ part, state }) => [part, state]));
    expect(states).toEqual({
      web: 'good',
      database: 'good',
      queue: 'good',
      mail: 'good',
      audit: 'good',
      backups: null,
      sources: null,
    });
  });

  it('does not count the hours before the installation', async () => {
    expect((await statusOf('web'))?.marks.at(-1)).toBe('good');
    expect((await statusOf('web'))?.remarks).toEqual([]);
  });

  it('counts five minutes once, however often the job runs', async () => {
    const before = await rowOf('web');
    await statusMeasure.run(world, {}, run);
    expect(await rowOf('web')).toEqual(before);
    await measure();
    expect(await rowOf('web')).toMatchObject({ slots: (before?.slots ?? 0) + 1 });
  });

  it('says that the site does not answer, and when it does again', async () => {
    answer = 503;
    await measure();
    expect(await statusOf('web')).toMatchObject({ state: 'down' });
    answer = 200;
    await measure();
    const web = await statusOf('web');
    expect(web).toMatchObject({ state: 'good' });
    expect(web?.marks.at(-1)).toBe('down');
    expect(web?.remarks[0]?.counts).toMatchObject({ down: 1 });
  });

  it.each([
    ['that this process cannot reach', 'http://127.0.0.1:4179', 'ECONNREFUSED'],
    ['whose certificate it does not accept', () => siteUrl().replace('http:', 'https:'), 'ERR_SSL'],
    ['in whose place another server answers', siteUrl, 'another-server'],
  ])('does not accuse a site %s', async (_case, place, reason) => {
    const before = await rowOf('web');
    body = '<title>Router</title>';
    world.clock.advance(5 * MINUTE);
    const appUrl = typeof place === 'string' ? place : place();
    await statusMeasure.run({ ...world, config: { ...world.config, appUrl } }, {}, run);
    body = OURS;
    expect(await rowOf('web')).toEqual(before);
    expect(world.logged.findLast((line) => line.includes('is not measured'))).toContain(reason);
  });

  it('says that work waits', async () => {
    const createdAt = new Date(Date.now() - 2_000_000);
    await world.database.transaction(systemScope, (tx) =>
      tx.insert(outbox).values({ job: 'none', input: {}, createdAt }),
    );
    await measure();
    expect(await statusOf('queue')).toMatchObject({ state: 'impaired' });
    await world.database.transaction(systemScope, (tx) => tx.delete(outbox));
  });

  it('counts the sources by their state', async () => {
    const since = world.clock.now();
    await world.database.transaction(systemScope, (tx) =>
      tx.insert(sourceHealth).values([
        { sourceId: 'xposedornot', since, recent: [true] },
        { sourceId: 'crtsh-email', since },
        { sourceId: 'gravatar-v3', since, state: 'quarantined' },
        { sourceId: 'no-such-source', since, state: 'quarantined' },
      ]),
    );
    await measure();
    expect(await statusOf('sources')).toMatchObject({ state: 'down' });
    const [row] = await world.database.transaction(systemScope, (tx) =>
      tx.select().from(statusDays).where(eq(statusDays.part, 'sources')),
    );
    expect(row).toMatchObject({ slots: 1, good: 1, impaired: 0, down: 1 });
  });

  it('says nothing of now when nothing was measured of late', async () => {
    world.clock.advance(21 * MINUTE);
    expect(await statusOf('web')).toMatchObject({ state: null });
  });

  it('forgets days that nobody is shown any more', async () => {
    const first = (await rowOf('web'))?.day;
    world.clock.advance(91 * DAY);
    await measure();
    expect((await rowOf('web'))?.day).not.toBe(first);
  });
});
