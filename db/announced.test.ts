import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { scanTopic, userTopic } from '#contract/base/live.ts';
import { giveAliceEverything, type Hers } from '#core/base/reads.fixture.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { alice } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';

/** Nothing of these is shown by a page that could be open while they change, or another table changes with them. */
const silent = [
  ...['account_erasures', 'analytics_daily', 'analytics_days', 'analytics_events', 'api_answers', 'appointment_cells'],
  ...['audit_cosignatures', 'audit_logs'],
  ...['audit_subtrees'],
  ...['auth_credentials', 'auth_known_clients', 'auth_links', 'auth_tokens', 'breach_catalogues', 'breach_matches'],
  ...['data_keys', 'database_restores', 'encryption_keys', 'finding_comments'],
  ...['invoice_numbers', 'invoices', 'listed_breaches', 'live_events'],
  ...['mail_holds', 'mails', 'opt_out_links', 'opt_outs', 'outbox'],
  ...['passkey_challenges', 'payment_customers'],
  ...[
    'payment_notices',
    'payments',
    'provider_logouts',
    'provider_requests',
    'rate_limits',
    'removal_bounces',
    'removal_figures',
    'removal_guidance',
    'removal_places',
  ],
  ...['removal_routes', 'scan_access_keys', 'scan_identifiers', 'scan_links', 'seeds'],
  ...['source_answers', 'source_catalogues', 'source_days', 'source_health', 'source_slots', 'source_vendors'],
  ...['source_verdicts', 'status_days', 'tallies', 'tally_changes', 'tally_counted', 'tally_recounts'],
];

onEachDatabase('open pages', (_open, kind) => {
  let shop: Shop;
  let hers: Hers;
  const run = (statement: string) => shop.inSystem((tx) => tx.execute(sql.raw(statement)));
  const hearAfter = async (statement: string) => {
    await run(statement);
    return shop.heard();
  };
  const own = userTopic(alice.userId);

  beforeAll(async () => {
    shop = await createShop(kind);
    hers = await giveAliceEverything(shop);
  });
  afterAll(() => shop.world.close());
  beforeEach(() => shop.heard());

  it('hear of every table that they show', async () => {
    const { rows } = await run(`select relname as name, exists (select from pg_trigger
        where tgrelid = c.oid and tgfoid = 'public.announce'::regproc) as told
      from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`);
    expect(rows.length).toBeGreaterThan(45);
    expect(rows.flatMap(({ name, told }) => (told ? [] : [name])).sort()).toEqual(silent);
  });

  it.each<[what: string, statement: (ids: Hers) => string, topics: (ids: Hers) => string[]]>([
    ['a name', () => `update profiles set full_name = 'A' where id = '${alice.userId}'`, () => ['staff:users', own]],
    ['a session', () => `update auth_sessions set ended_at = now() where user_id = '${alice.userId}'`, () => [own]],
    ['a passkey', () => 'delete from passkeys', () => [own]],
    ['a linked provider', () => 'delete from linked_identities', () => [own]],
    ['a preference', () => `insert into preferences (user_id) values ('${alice.userId}')`, () => [own]],
    ['a scan', () => `update user_scans set completion_percentage = 7`, ({ scan }) => [scanTopic(scan), own]],
    ['a source', () => `update scan_checks set position = position`, ({ scan }) => [scanTopic(scan), own]],
    [
      'an order',
      ({ order }) => `update service_requests set hours = 1 where id = '${order}'`,
      () => ['staff:orders', own],
    ],
    ['a reply', () => `update order_messages set read_at = now()`, () => ['staff:orders', own]],
    ['an internal note', () => 'update order_internal_notes set version = 2', () => ['staff:orders']],
    ['a note on a user', () => 'delete from user_notes', () => ['staff:users']],
    ['a file', () => 'delete from order_files', () => ['staff:orders', own]],
    ['a message', () => 'delete from contact_messages', () => ['staff:messages']],
    ['a saved reply', () => `insert into saved_replies (title, body) values ('T', 'B')`, () => ['staff:messages']],
    ['a text', () => 'update cms_content set title = title', () => ['staff:content']],
    [
      'a logo',
      () => `insert into branding_assets (asset_type, asset_url) values ('logo', 'https://a.example/b')`,
      () => ['branding-changes'],
    ],
  ])('hear of %s that changed by hand', async (_what, statement, topics) => {
    expect(await hearAfter(statement(hers))).toEqual(topics(hers).sort());
  });

  it('hear of a table that its owner emptied', async () => {
    await shop.inSystem(async (tx) => {
      await tx.execute(sql`set local role none`);
      await tx.execute(sql`truncate pictures`);
    });
    expect(await shop.heard()).toEqual(['branding-changes', 'staff:posts']);
  });

  it.each([
    ['a session was used', `update auth_sessions set last_seen_at = now()`],
    ['a statement found nothing to change', `update service_requests set hours = 1 where false`],
  ])('hear nothing when %s', async (_what, statement) => {
    expect(await hearAfter(statement)).toEqual([]);
  });

  it('hear of a topic once for each transaction, and again in the next', async () => {
    const change = () =>
      shop.inSystem(async (tx) => {
        await tx.execute(sql`update user_scans set completion_percentage = 8`);
        await tx.execute(sql`update scan_checks set position = position`);
      });
    await change();
    await change();
    const { rows } = await run('select topic from live_events order by topic');
    const topics = [scanTopic(hers.scan), own].sort();
    expect(rows.map(({ topic }) => topic)).toEqual(topics.flatMap((topic) => [topic, topic]));
  });
});
