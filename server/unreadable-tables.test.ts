import { getTableName } from 'drizzle-orm';
import pg from 'pg';
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { keptBy } from '#core/lifecycle/kept/queries/kept.ts';
import { seed } from '#db/seed.ts';
import { openPostgres } from '#platform/database/postgres.ts';
import { modules } from '#server/modules.ts';
import { addresses } from '#tests/addresses.ts';
import { admin, alice, insertCast } from '#tests/cast.ts';
import { createPostgres } from '#tests/created-postgres.ts';
import { silent } from '#tests/databases.ts';
import { openProduct, openSessionOf, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { makeThings, type Things } from '#tests/things.ts';
import { createWorld, type World } from '#tests/world.ts';

/** Rights of tables are PostgreSQL's business. */
const serverUrl = inject('postgresUrl');

/** Without these nobody knows who asks; they are no matter of one page. */
const whoAsks = ['auth_sessions', 'auth_tokens', 'profiles', 'two_factors'];

/** Of each kind of thing that is kept of people, the table whose rows they see counted. */
const countedTables = keptBy(modules)
  .flatMap(({ rows, tables: [counted] }) => (rows && counted ? [getTableName(counted)] : []))
  .sort();

/**
 * Which tables a page cannot show all of itself without, beside `whoAsks`: every other one may be away, and nothing of it
 * is missing but a count. Of /dashboard the parts stand by themselves.
 */
const needs: Readonly<Record<string, readonly string[]>> = {
  '/admin': ['audit_logs', 'contact_messages', 'service_requests'],
  '/admin/analytics': ['analytics_daily', 'analytics_days', 'analytics_events', 'services', 'tallies', 'tally_changes'],
  '/admin/analytics/sources': [
    'audit_logs',
    'breach_catalogues',
    'listed_breaches',
    'source_days',
    'source_health',
    'source_verdicts',
  ],
  '/admin/audit': ['audit_logs'],
  '/admin/audit/:entryId': ['audit_logs'],
  '/admin/blog': ['blog_posts'],
  '/admin/blog/:postId': ['blog_posts'],
  '/admin/blog/new': ['blog_posts'],
  '/admin/branding': ['branding_assets'],
  '/admin/content': ['cms_content'],
  '/admin/content/:entryId': ['cms_content'],
  '/admin/content/new': ['cms_content'],
  '/admin/messages': ['contact_messages'],
  '/admin/messages/:messageId': ['contact_messages', 'contact_replies'],
  '/admin/messages/replies': ['saved_replies'],
  '/admin/messages/replies/:replyId': ['saved_replies'],
  '/admin/messages/replies/all': ['saved_replies'],
  '/admin/messages/replies/new': ['saved_replies'],
  '/admin/orders': ['order_messages', 'preferences', 'service_requests'],
  '/admin/orders/:orderId': [
    'appointments',
    'audit_logs',
    'data_keys',
    'order_files',
    'order_internal_notes',
    'order_messages',
    'payment_refunds',
    'payments',
    'preferences',
    'service_requests',
    'services',
    'watched_years',
  ],
  '/admin/orders/availability': ['appointments', 'availabilities', 'service_requests'],
  '/admin/requests': ['order_messages', 'preferences', 'service_requests'],
  '/dashboard/removals/guidance': ['removal_guidance'],
  '/admin/requests/removals': [
    'data_keys',
    'removal_cases',
    'removal_checks',
    'removal_guidance',
    'removal_steps',
    'service_requests',
  ],
  '/admin/requests/removals/:caseId': [
    'audit_logs',
    'data_keys',
    'identifiers',
    'removal_cases',
    'removal_checks',
    'removal_guidance',
    'removal_steps',
    'service_requests',
  ],
  '/admin/requests/routes': ['removal_bounces', 'removal_routes'],
  '/admin/services': ['services'],
  '/admin/services/:serviceId': ['services'],
  '/admin/services/new': ['services'],
  '/admin/users/:userId': [
    'contact_messages',
    'order_files',
    'order_messages',
    'preferences',
    'service_requests',
    'user_notes',
    'watched_years',
  ],
  '/billing': ['invoices', 'order_messages', 'service_requests'],
  '/dashboard': [
    'data_keys',
    'removal_bounces',
    'removal_routes',
    'scan_checks',
    'scan_findings',
    'scan_identifiers',
    'service_requests',
    'services',
    'user_scans',
    'watched_findings',
    'watched_years',
    'watches',
  ],
  '/dashboard/activity': ['audit_logs'],
  '/dashboard/billing': ['invoices', 'order_messages', 'service_requests'],
  '/dashboard/identity': ['identifiers', 'scan_checks', 'scan_identifiers', 'service_requests', 'user_scans'],
  '/dashboard/identity/brokers': ['data_keys', 'identifiers', 'removal_cases', 'user_scans'],
  '/dashboard/identity/private': ['identifiers', 'sensitive_choices'],
  '/dashboard/accounts': ['data_keys', 'own_accounts', 'removal_bounces', 'removal_cases', 'removal_routes'],
  '/dashboard/removals': ['data_keys', 'removal_cases', 'removal_checks', 'removal_steps'],
  '/dashboard/removals/:caseId': [
    'data_keys',
    'identifiers',
    'removal_bounces',
    'removal_cases',
    'removal_checks',
    'removal_places',
    'removal_routes',
    'removal_steps',
  ],
  '/dashboard/requests': ['order_messages', 'service_requests'],
  '/dashboard/requests/:orderId': [
    'appointments',
    'audit_logs',
    'data_keys',
    'order_files',
    'order_messages',
    'payment_refunds',
    'payments',
    'service_requests',
    'services',
    'watched_years',
  ],
  '/dashboard/requests/:orderId/payment': [
    'appointments',
    'audit_logs',
    'data_keys',
    'order_files',
    'order_messages',
    'payment_refunds',
    'payments',
    'service_requests',
    'services',
    'watched_years',
  ],
  '/dashboard/scans': [
    'data_keys',
    'removal_bounces',
    'removal_routes',
    'scan_checks',
    'scan_findings',
    'scan_identifiers',
    'services',
    'user_scans',
  ],
  '/dashboard/scans/:scanId': [
    'data_keys',
    'removal_bounces',
    'removal_routes',
    'scan_checks',
    'scan_findings',
    'scan_identifiers',
    'user_scans',
  ],
  '/dashboard/watching': ['identifiers', 'preferences', 'services', 'watched_years', 'watches'],
  '/dashboard/scans/:scanId/report': [
    'data_keys',
    'finding_comments',
    'removal_bounces',
    'removal_routes',
    'scan_checks',
    'scan_findings',
    'scan_identifiers',
    'user_scans',
  ],
  '/settings': ['passkeys', 'preferences', 'recovery_codes'],
  '/settings/passkeys': ['passkeys', 'recovery_codes'],
  '/settings/tokens': ['api_tokens', 'recovery_codes'],
  '/settings/two-factor': ['recovery_codes'],
  '/settings/webhooks': ['recovery_codes', 'webhooks'],
  '/settings/what-we-keep': countedTables.filter((name) => !whoAsks.includes(name)),
};

let world: World;
let product: Product;
let things: Things;
let superuser: pg.Client;
let drop: () => Promise<void>;
let tables: string[];
const cookies: Record<'staff' | 'customer', string> = { staff: '', customer: '' };

async function open(server: string): Promise<void> {
  const created = await createPostgres(server);
  drop = created.drop;
  const database = await openPostgres({ url: created.url, appUrl: null, log: silent, connections: 4 });
  world = await createWorld({ database, modules, env: { APP_URL: 'http://localhost:3000' } });
  await seed(world.database);
  await insertCast(world.database);
  things = await makeThings(world);
  product = await openProduct(world, (await productBuild()).build);
  cookies.staff = `qp_access=${(await openSessionOf(world, admin)).access_token}`;
  cookies.customer = `qp_access=${(await openSessionOf(world, alice)).access_token}`;
  superuser = new pg.Client({ connectionString: created.superUrl });
  await superuser.connect();
  const { rows } = await superuser.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  tables = rows.map(({ name }) => name);
}

/** Pages with a place of their own in the panel or the dashboard, by pattern. */
const pages = Object.entries(addresses).filter(
  ([pattern, { for: audience, leadsTo }]) =>
    !leadsTo &&
    /^\/(?:admin|dashboard|billing|settings|profile)/.test(pattern) &&
    !/export|proof|preview|report\.\w+|documents|scans\/:which|removals\/:caseId\//.test(pattern) &&
    ['staff', 'people', 'its owner'].includes(audience),
);

const patterns = pages.map(([pattern]) => pattern);

/** Whether anything that a page was given says that it could not be read. */
const saysFailure = (given: unknown): boolean =>
  typeof given === 'string'
    ? given.includes('Failed to ')
    : typeof given === 'object' &&
      given !== null &&
      (('ok' in given && given.ok === false) || Object.values(given).some(saysFailure));

/** Whether a page shows everything that it is for. */
async function isShown(pattern: string): Promise<boolean> {
  const { at } = addresses[pattern] ?? {};
  const path = at?.(things) ?? pattern;
  const cookie = pattern.startsWith('/admin') ? cookies.staff : cookies.customer;
  const answer = await fetch(`http://127.0.0.1:${product.port}${path}.data`, { headers: { cookie } });
  if (answer.status !== 200 || !answer.body) return false;
  const { value } = await decode(answer.body, globalThis as unknown as Parameters<typeof decode>[1]);
  return !saysFailure(value);
}

/** What reads one of the tables while `work` runs finds none. Their rights and rules come back with their names. */
async function without<Result>(away: readonly string[], work: () => Promise<Result>): Promise<Result> {
  const rename = (name: (table: string) => [from: string, to: string]) =>
    superuser.query(
      away
        .map(name)
        .map(([from, to]) => `alter table public.${from} rename to ${to};`)
        .join(''),
    );
  await rename((table) => [table, `away_${table}`]);
  try {
    return await work();
  } finally {
    await rename((table) => [`away_${table}`, table]);
  }
}

/** Which of these pages are not shown, in the order of the product's addresses. */
async function notShown(patterns: readonly string[]): Promise<string[]> {
  const shown = await Promise.all(patterns.map(async (pattern) => ((await isShown(pattern)) ? [] : [pattern])));
  return shown.flat();
}

describe.skipIf(!serverUrl)('a table that cannot be read', () => {
  // Builds the product, which takes minutes on a busy machine.
  beforeAll(() => open(serverUrl ?? ''), 240_000);
  afterAll(async () => {
    await superuser.end();
    product.stop();
    await world.close();
    await drop();
  });

  it('takes away the pages that are about it', { timeout: 240_000 }, async () => {
    expect(await notShown(patterns)).toEqual([]);
    const found: Record<string, string[]> = {};
    for (const table of new Set(Object.values(needs).flat())) {
      const about = patterns.filter((pattern) => needs[pattern]?.includes(table));
      for (const pattern of await without([table], () => notShown(about)))
        found[pattern] = [...(found[pattern] ?? []), table].sort();
    }
    expect(found).toEqual(needs);
  });

  it('takes away no other page, even with all others that are not about that page', { timeout: 240_000 }, async () => {
    const others = (pattern: string) =>
      tables.filter((name) => !whoAsks.includes(name) && !needs[pattern]?.includes(name));
    const lost: string[] = [];
    for (const [away, alike] of Map.groupBy(patterns, (pattern) => others(pattern).join()))
      lost.push(...(await without(away.split(','), () => notShown(alike))));
    expect(lost).toEqual([]);
  });
});
