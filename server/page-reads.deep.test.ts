import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from '#db/seed.ts';
import { systemScope } from '#platform/database/scope.ts';
import { modules } from '#server/modules.ts';
import { addresses } from '#tests/addresses.ts';
import { admin, alice, insertCast } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { fillCustomer } from '#tests/fill.ts';
import { fillPanel } from '#tests/fill-panel.ts';
import { openProduct, openSessionOf, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { type Asked, statementsOf } from '#tests/statements.ts';
import { makeThings, type Things } from '#tests/things.ts';
import { createWorld, type World } from '#tests/world.ts';

type Asks = readonly [transactions: number, statements: number];

/** Who asks, and what is around every page: all that a page asks which reads nothing itself. */
const around: Asks = [2, 3];

/** What the other pages ask the database, that included: transactions, and statements in them. */
const asks: Readonly<Record<string, Asks>> = {
  '/services/order/:serviceId': [2, 16],
  '/profile': [2, 6],
  '/dashboard/profile': [2, 6],
  '/settings': [2, 10],
  '/settings/two-factor': [3, 6],
  '/settings/passkeys': [2, 6],
  '/settings/tokens': [2, 6],
  '/settings/webhooks': [2, 6],
  '/settings/export': [2, 5],
  '/settings/what-we-keep': [2, 6],
  '/dashboard': [2, 13],
  '/dashboard/activity': [2, 5],
  '/billing': [2, 5],
  '/dashboard/billing': [2, 5],
  '/dashboard/requests/:orderId/payment': [2, 10],
  '/dashboard/scans': [2, 10],
  '/dashboard/scans/:scanId': [2, 13],
  '/dashboard/scans/:scanId/report': [2, 12],
  '/dashboard/identity': [2, 7],
  '/dashboard/identity/brokers': [2, 7],
  '/dashboard/identity/companies': [2, 3],
  '/dashboard/identity/private': [2, 5],
  '/dashboard/accounts': [2, 7],
  '/ask-from-here': [2, 10],
  '/es/ask-from-here': [2, 10],
  '/fr/ask-from-here': [2, 10],
  '/dashboard/removals': [2, 7],
  '/dashboard/removals/:caseId': [2, 10],
  '/dashboard/watching': [2, 7],
  '/dashboard/requests': [2, 4],
  '/dashboard/requests/:orderId': [2, 10],
  '/admin': [2, 9],
  '/admin/orders/:orderId/scans/:which': [4, 18],
  '/admin/messages': [2, 6],
  '/admin/messages/:messageId': [2, 8],
  '/admin/messages/replies': [2, 5],
  '/admin/messages/replies/new': [2, 5],
  '/admin/messages/replies/:replyId': [2, 6],
  '/admin/content': [2, 5],
  '/admin/content/new': [2, 5],
  '/admin/content/preview': [2, 5],
  '/admin/content/:entryId': [2, 6],
  '/admin/blog': [2, 5],
  '/admin/blog/new': [2, 5],
  '/admin/blog/:postId': [2, 6],
  '/admin/blog/:postId/preview': [2, 4],
  '/admin/branding': [2, 5],
  '/admin/services': [2, 5],
  '/admin/services/new': [2, 6],
  '/admin/services/:serviceId': [2, 7],
  '/admin/users': [2, 5],
  '/admin/users/:userId': [2, 11],
  '/admin/analytics': [2, 12],
  '/admin/analytics/sources': [2, 11],
  '/admin/audit': [2, 6],
  '/admin/audit/:entryId': [2, 6],
  '/admin/orders': [2, 6],
  '/admin/orders/:orderId': [2, 16],
  '/admin/orders/availability': [2, 7],
  '/admin/requests': [2, 5],
  '/admin/requests/routes': [2, 7],
  '/admin/requests/removals': [2, 11],
  '/admin/requests/removals/:caseId': [4, 14],
  '/dashboard/removals/guidance': [2, 4],
};

const { build, leaves } = await productBuild();

/** Pages of customers and of staff, by pattern. */
const pages = Object.entries(addresses).filter(
  ([pattern, { for: audience, leadsTo }]) =>
    !leadsTo &&
    ['staff', 'people', 'its owner'].includes(audience) &&
    leaves.some((leaf) => leaf.pattern === pattern && !leaf.isFile),
);

onEachDatabase('a page that is opened', (open) => {
  let world: World;
  let product: Product;
  let things: Things;
  const cookies = { staff: '', customer: '' };

  beforeAll(async () => {
    world = await createWorld({ database: await open(), modules, env: { APP_URL: 'http://localhost:3000' } });
    await seed(world.database);
    await insertCast(world.database);
    things = await makeThings(world);
    await fillLists();
    product = await openProduct(world, build);
    cookies.staff = `qp_access=${(await openSessionOf(world, admin)).access_token}`;
    cookies.customer = `qp_access=${(await openSessionOf(world, alice)).access_token}`;
  });
  afterAll(async () => {
    product.stop();
    await world.close();
  });

  /** More rows than one page shows of each. */
  const fillLists = () =>
    world.database.transaction(systemScope, async (tx) => {
      const run = (statement: string) => tx.execute(sql.raw(statement));
      const { reportId: scanId, orderId } = things;
      await fillCustomer(run, { userId: alice.userId, scanId, orderId }, 60);
      await fillPanel(run, 60);
    });

  async function load(pattern: string): Promise<void> {
    const path = addresses[pattern]?.at?.(things) ?? pattern;
    const cookie = pattern.startsWith('/admin') ? cookies.staff : cookies.customer;
    const response = await fetch(`http://127.0.0.1:${product.port}${path}`, { headers: { cookie } });
    await response.text();
    expect(response.status, path).toBe(200);
  }

  it('asks the database no more than it did', { timeout: 240_000 }, async () => {
    const found: Record<string, Asks> = {};
    for (const [pattern] of pages) {
      // The first time, a token is noted as presented, and connections are made.
      await load(pattern);
      const { transactions, statements }: Asked = await statementsOf(() => load(pattern));
      found[pattern] = [transactions, statements.length];
    }
    const expected = pages.map(([pattern]) => [pattern, asks[pattern] ?? around]);
    expect(found).toEqual({ ...asks, ...Object.fromEntries(expected) });
  });
});
