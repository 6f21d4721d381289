import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLogs } from '#core/base/audit/schema.ts';
import { getCompany } from '#core/removal/directory/queries/companies.ts';
import { findCompanyRoutes } from '#core/removal/directory/queries/company-routes.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { OutgoingRequest } from '#platform/http/outgoing.ts';
import { admin, alice, bob, insertCast, type Person } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';
import { acceptRoute, restoreAddress } from './actions/change-routes.ts';
import { reportBounce } from './actions/report-bounce.ts';
import { addressBounced } from './events.ts';
import { everyWebRoute } from './internal/directory-routes.ts';
import { routeCheck } from './jobs.ts';
import { readManagedRoutes } from './queries/panel.ts';
import { readWithheld } from './queries/withheld.ts';
import { siteOf } from './rules.ts';
import { removalBounces, removalRoutes } from './schema.ts';

const WEEK = 7 * 86_400_000;
const never = new AbortController().signal;

const rows = [
  { source: 'invented', state: 'today', licence: 'none' },
  {
    id: 'quill-notes',
    name: 'Quill Notes Ltd',
    domains: ['quillnotes-tests.com'],
    email: 'privacy@quillnotes-tests.com',
    form: 'https://quillnotes-tests.com/form',
    account: { url: 'https://quillnotes-tests.com/close', difficulty: 'easy' },
  },
];

onOneDatabase('the web routes of the directory', (open) => {
  let database: Database;
  let world: World;
  let folder: string;
  let asked: OutgoingRequest[];
  let answers: Record<string, { status: number; body?: string; location?: string }>;

  beforeAll(async () => {
    database = await open();
    folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-routes-'));
    writeFileSync(path.join(folder, 'own.jsonl'), rows.map((row) => JSON.stringify(row)).join('\n'));
    await insertCast(database);
  });
  beforeEach(async () => {
    asked = [];
    answers = {};
    await database.transaction(systemScope, async (tx) => {
      await tx.execute(sql`delete from removal_routes`);
      await tx.execute(sql`delete from removal_bounces`);
    });
    world = await createWorld({
      database,
      env: { DIRECTORY_FILE: path.join(folder, 'own.jsonl') },
      outgoing: {
        async fetch(request) {
          asked.push(request);
          const { status, body = '', location } = answers[request.url] ?? { status: 200, body: 'Delete your account' };
          const headers = new Headers(location ? { location } : {});
          return { status, headers, body: Buffer.from(body), text: () => body };
        },
        close: async () => {},
      },
    });
    await restAllBut('quillnotes-tests.com');
  });
  afterEach(() => world.close());
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await database.close();
  });

  /** As if every other site had just been asked. */
  async function restAllBut(site: string): Promise<void> {
    const rested = [...everyWebRoute(world.config).keys()]
      .map((url) => ({
        url,
        site: siteOf(new URL(url).hostname),
        askedAt: world.clock.now(),
        state: 'answers' as const,
      }))
      .filter((row) => row.site !== site);
    await database.transaction(systemScope, (tx) => tx.insert(removalRoutes).values(rested));
  }

  const runOnce = () => routeCheck.run(world, {}, { id: '', attempt: 1, lastAttempt: false, signal: never });
  /** Looks at whatever of the invented site is due, then lets a week pass. */
  async function nextWeek(): Promise<string[]> {
    const before = asked.length;
    await runOnce();
    await passWeek();
    return asked.slice(before).map(({ url }) => url);
  }
  /** As if every other site had been asked at its end. */
  async function passWeek(): Promise<void> {
    world.clock.advance(WEEK);
    const others = sql`site <> 'quillnotes-tests.com'`;
    await database.transaction(systemScope, (tx) =>
      tx.update(removalRoutes).set({ askedAt: world.clock.now() }).where(others),
    );
  }
  const as = (actor: Person) => ({ actor, client: null, platform: world });
  const offered = async () => {
    const withheld = await database.read(systemScope, readWithheld);
    const named = { name: 'Quill Notes', domain: 'quillnotes-tests.com' };
    const routes = findCompanyRoutes(world.config, named, { withheld });
    return { account: routes?.account?.url ?? null, form: routes?.contact?.form, email: routes?.contact?.email };
  };
  const close = 'https://quillnotes-tests.com/close';
  const form = 'https://quillnotes-tests.com/form';

  it('are asked one a site and week', async () => {
    await runOnce();
    await runOnce();
    expect(asked.map(({ url }) => url)).toEqual([close]);
    await passWeek();
    expect(await nextWeek()).toEqual([form]);
    expect(await nextWeek()).toEqual([close]);
  });

  it('are not asked where that is switched off', async () => {
    await routeCheck.run(
      { ...world, config: { ...world.config, routeChecks: false } },
      {},
      { id: '', attempt: 1, lastAttempt: false, signal: never },
    );
    expect(asked).toEqual([]);
  });

  it('are not offered once dead, and staff see which and why', async () => {
    answers[close] = { status: 404 };
    await nextWeek();
    expect((await offered()).account).toBe(close);
    await nextWeek();
    expect(await offered()).toEqual({ account: null, form, email: 'privacy@quillnotes-tests.com' });
    const { withheld, counts } = await readManagedRoutes(as(admin));
    expect(withheld).toMatchObject([{ url: close, state: 'missing', status: 404, companies: ['Quill Notes Ltd'] }]);
    expect(counts.withheld).toBe(1);
    await expect(readManagedRoutes(as(alice))).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('are not offered once they lead to another site, until staff accept it', async () => {
    answers[close] = { status: 301, location: 'https://win-big-tests.net/' };
    await nextWeek();
    expect((await offered()).account).toBeNull();
    await expect(acceptRoute(as(bob), close)).rejects.toMatchObject({ code: 'forbidden' });
    await acceptRoute(as(admin), close);
    await acceptRoute(as(admin), close);
    expect((await offered()).account).toBe(close);
    answers['https://win-big-tests.net/'] = { status: 200, body: 'Close your account' };
    await nextWeek();
    await nextWeek();
    expect((await offered()).account).toBe(close);
  });

  it('are dated in the letter to their company', async () => {
    await runOnce();
    const { checks } = await getCompany(as(alice), 'own.quill-notes');
    expect(checks).toEqual([{ url: close, at: '2027-03-01T09:00:00.000Z', state: 'answers' }]);
  });

  it('leave an address out that mail came back from, and say nothing of who wrote', async () => {
    await reportBounce(as(alice), 'own.quill-notes');
    await reportBounce(as(bob), 'own.quill-notes');
    expect((await offered()).email).toBeNull();
    expect((await readManagedRoutes(as(admin))).bounced).toMatchObject([
      { email: 'privacy@quillnotes-tests.com', by: 'person', companies: ['Quill Notes Ltd'] },
    ]);
    const entries = await database.transaction(systemScope, (tx) =>
      tx.select().from(auditLogs).where(eq(auditLogs.entityType, addressBounced.entityType)),
    );
    expect(entries.find(({ userId }) => userId === alice.userId)?.details).toEqual({ event: addressBounced.name });
    expect(
      JSON.stringify(await database.transaction(systemScope, (tx) => tx.select().from(removalBounces))),
    ).not.toContain(alice.userId);
  });

  it('take the word of people no more for a while once staff have restored an address', async () => {
    await reportBounce(as(alice), 'own.quill-notes');
    await restoreAddress(as(admin), 'privacy@quillnotes-tests.com');
    await reportBounce(as(bob), 'own.quill-notes');
    expect((await offered()).email).toBe('privacy@quillnotes-tests.com');
    await reportBounce(as(admin), 'own.quill-notes');
    expect((await offered()).email).toBeNull();
  });
});
