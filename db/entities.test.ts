import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';

/** Fields of section 3 of the specification: [field, requirement]. */
const entities: Record<string, [field: string, row: string][]> = {
  profiles: [
    ['id', 'DATA-001'],
    ['email', 'DATA-002'],
    ['full_name', 'DATA-003'],
    ['role', 'DATA-004'],
    ['deleted_at', 'DATA-005'],
    ['created_at', 'DATA-006'],
    ['updated_at', 'DATA-007'],
  ],
  branding_assets: [
    ['id', 'DATA-015'],
    ['asset_type', 'DATA-016'],
    ['asset_url', 'DATA-017'],
    ['is_active', 'DATA-018'],
    ['created_at', 'DATA-019'],
    ['updated_at', 'DATA-020'],
  ],
  user_scans: [
    ['id', 'DATA-021'],
    ['user_id', 'DATA-022'],
    ['service_id', 'DATA-023'],
    ['scan_type', 'DATA-024'],
    ['status', 'DATA-025'],
    ['created_at', 'DATA-026'],
    ['completion_percentage', 'DATA-027'],
    ['results', 'DATA-028'],
    ['metadata', 'DATA-032'],
  ],
  service_requests: [
    ['id', 'DATA-036'],
    ['user_id', 'DATA-037'],
    ['service_id', 'DATA-038'],
    ['service_name', 'DATA-039'],
    ['status', 'DATA-040'],
    ['payment_status', 'DATA-041'],
    ['amount', 'DATA-042'],
    ['currency', 'DATA-043'],
    ['contact_email', 'DATA-044'],
    ['admin_notes', 'DATA-045'],
    ['created_at', 'DATA-046'],
    ['updated_at', 'DATA-047'],
    ['completed_at', 'DATA-048'],
  ],
  audit_logs: [
    ['id', 'DATA-050'],
    ['action', 'DATA-051'],
    ['entity_type', 'DATA-052'],
    ['entity_id', 'DATA-053'],
    ['user_id', 'DATA-054'],
    ['admin_user_id', 'DATA-055'],
    ['ip_address', 'DATA-056'],
    ['user_agent', 'DATA-057'],
    ['blockchain_hash', 'DATA-058'],
    ['session_id', 'DATA-059'],
    ['details', 'DATA-060'],
    ['old_values', 'DATA-061'],
    ['new_values', 'DATA-062'],
    ['created_at', 'DATA-063'],
  ],
  blog_posts: [
    ['id', 'DATA-064'],
    ['title', 'DATA-065'],
    ['content', 'DATA-066'],
    ['excerpt', 'DATA-067'],
    ['featured_image_url', 'DATA-068'],
    ['tags', 'DATA-069'],
    ['status', 'DATA-070'],
    ['is_published', 'DATA-071'],
    ['published_at', 'DATA-072'],
    ['author_id', 'DATA-073'],
    ['created_at', 'DATA-074'],
    ['updated_at', 'DATA-075'],
  ],
  services: [
    ['id', 'DATA-076'],
    ['name', 'DATA-077'],
    ['description', 'DATA-078'],
    ['detailed_description', 'DATA-079'],
    ['price', 'DATA-080'],
    ['currency', 'DATA-081'],
    ['service_type', 'DATA-082'],
    ['features', 'DATA-083'],
    ['is_active', 'DATA-084'],
  ],
  contact_messages: [
    ['id', 'DATA-085'],
    ['name', 'DATA-086'],
    ['email', 'DATA-087'],
    ['title', 'DATA-088'],
    ['message', 'DATA-089'],
    ['status', 'DATA-090'],
    ['admin_notes', 'DATA-091'],
    ['created_at', 'DATA-092'],
  ],
  analytics_events: [
    ['id', 'DATA-093'],
    ['event_type', 'DATA-094'],
    ['created_at', 'DATA-095'],
    ['user_id', 'DATA-096'],
    ['device_info', 'DATA-097'],
    ['location_info', 'DATA-098'],
  ],
  cms_content: [
    ['id', 'DATA-099'],
    ['page_key', 'DATA-100'],
    ['title', 'DATA-101'],
    ['content', 'DATA-102'],
    ['meta_description', 'DATA-103'],
    ['updated_at', 'DATA-104'],
  ],
};

onEachDatabase('the entities', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const run = (statement: string) => database.transaction(systemScope, (tx) => tx.execute(sql.raw(statement)));
  const refused = async (statement: string) => {
    const error = await run(statement).then(
      () => null,
      (reason: Error) => reason,
    );
    expect(error, statement).not.toBeNull();
    return String((error as { cause?: Error }).cause?.message ?? error?.message);
  };

  describe.each(Object.entries(entities))('%s', (table, fields) => {
    for (const [field, row] of fields)
      it(`has the field ${field}`, proves(row), async () => {
        const { rows } = await run(
          `select 1 from information_schema.columns where table_name = '${table}' and column_name = '${field}'`,
        );
        expect(rows).toHaveLength(1);
      });
  });

  it('a role is user, assistant or admin, and user unless said otherwise', {
    ...proves('DATA-004', 'ROLE-005'),
  }, async () => {
    const { rows } = await run(
      `insert into profiles (id, email) values (gen_random_uuid(), 'carol@example.com') returning role`,
    );
    expect(rows).toEqual([{ role: 'user' }]);
    expect(await refused(`update profiles set role = 'owner'`)).toMatch(/profiles_role_known/);
  });

  it('one address has one profile, however it is written', async () => {
    expect(await refused(`insert into profiles (id, email) values (gen_random_uuid(), 'CAROL@example.com')`)).toMatch(
      /profiles_email_key/,
    );
  });

  it('branding assets are of four types, with one active logo and favicon', proves('DATA-016'), async () => {
    await run(
      `insert into branding_assets (asset_type, asset_url) values ('logo', 'https://example.com/a.png'), ('banner', 'https://example.com/b.png'), ('banner', 'https://example.com/c.png')`,
    );
    expect(await refused(`insert into branding_assets (asset_type, asset_url) values ('icon', 'x')`)).toMatch(
      /type_known/,
    );
    expect(await refused(`insert into branding_assets (asset_type, asset_url) values ('logo', 'x')`)).toMatch(
      /one_active/,
    );
    await run(`insert into branding_assets (asset_type, asset_url, is_active) values ('logo', 'x', false)`);
  });

  it('a page key stands once, and content is an object', proves('DATA-100', 'DATA-102'), async () => {
    await run(`insert into cms_content (page_key, title, content) values ('k', 'T', '{"heading":"H"}')`);
    expect(await refused(`insert into cms_content (page_key, title, content) values ('k', 'T', '{}')`)).toMatch(
      /page_key/,
    );
    expect(await refused(`insert into cms_content (page_key, title, content) values ('l', 'T', '[]')`)).toMatch(
      /object/,
    );
  });

  it('services are main or special, priced in three currencies', proves('DATA-082', 'DATA-083'), async () => {
    await run(`insert into services (id, name, price, features) values ('a-b', 'A', 12.5, '{one,two}')`);
    const { rows } = await run(`select service_type, currency, features, is_active from services where id = 'a-b'`);
    expect(rows).toEqual([{ service_type: 'main', currency: 'GBP', features: ['one', 'two'], is_active: true }]);
    expect(await refused(`update services set service_type = 'other'`)).toMatch(/type_known/);
    expect(await refused(`update services set currency = 'CHF'`)).toMatch(/currency_known/);
    expect(await refused(`update services set price = -1`)).toMatch(/not_negative/);
  });

  it('an order is a whole number of pounds, unpaid and pending at first', proves('DATA-042', 'DATA-043'), async () => {
    const { rows } = await run(
      `insert into service_requests (service_id, service_name, amount, contact_email) values ('a-b', 'A', 80, 'alice@example.com') returning status, payment_status, amount, currency`,
    );
    expect(rows).toEqual([{ status: 'pending', payment_status: 'unpaid', amount: 80, currency: 'GBP' }]);
    expect(await refused(`update service_requests set status = 'done'`)).toMatch(/status_known/);
    expect(await refused(`update service_requests set payment_status = 'later'`)).toMatch(/payment_known/);
    expect(await refused(`update service_requests set amount = -1`)).toMatch(/not_negative/);
  });

  it('an order is completed when, and only when, it has a time of completion', proves('DATA-048'), async () => {
    expect(await refused(`update service_requests set status = 'completed'`)).toMatch(/completion/);
    await run(`update service_requests set status = 'completed', completed_at = now()`);
    expect(await refused(`update service_requests set status = 'cancelled'`)).toMatch(/completion/);
  });

  it('a message is unread, read, replied or archived', proves('DATA-090'), async () => {
    const { rows } = await run(
      `insert into contact_messages (name, email, title, message) values ('A', 'a@example.com', 'T', 'M') returning status`,
    );
    expect(rows).toEqual([{ status: 'unread' }]);
    expect(await refused(`update contact_messages set status = 'spam'`)).toMatch(/status_known/);
  });

  it('a post is published when its status says so', proves('DATA-070', 'DATA-071', 'DATA-069'), async () => {
    await run(`insert into blog_posts (slug, title, content, tags) values ('s', 'T', 'C', '{a,b}')`);
    expect(await refused(`update blog_posts set is_published = true`)).toMatch(/agrees/);
    await run(`update blog_posts set is_published = true, status = 'published', published_at = now()`);
    expect(await refused(`insert into blog_posts (slug, title, content) values ('t', ' ', 'C')`)).toMatch(
      /title_given/,
    );
  });

  it('updated_at moves with every change, whoever forgets it', async () => {
    await run(`update services set updated_at = '2020-01-01' where id = 'a-b'`);
    await run(`update services set name = 'B' where id = 'a-b'`);
    const { rows } = await run(
      `select updated_at > now() - interval '1 minute' as fresh from services where id = 'a-b'`,
    );
    expect(rows).toEqual([{ fresh: true }]);
  });

  it('a scan without an account has an expiry, and starts pending as privacy_scan', {
    ...proves('SCAN-006', 'SCAN-007', 'DATA-022'),
  }, async () => {
    await run(`insert into services (id, name, price) values ('free-privacy-scan', 'Free', 0)`);
    await run(`insert into data_keys (id, wrapped) values ('0190aaaa-0000-7000-8000-0000000000aa', 'w')`);
    const insert = (more: string, values: string) =>
      `insert into user_scans (metadata, data_key_id, email_index${more}) values ('{}', '0190aaaa-0000-7000-8000-0000000000aa', 'i'${values}) returning status, scan_type, user_id, completion_percentage`;
    expect(await refused(insert('', ''))).toMatch(/anonymous_expires/);
    const { rows } = await run(insert(', expires_at', `, now()`));
    expect(rows).toEqual([{ status: 'pending', scan_type: 'privacy_scan', user_id: null, completion_percentage: 0 }]);
    expect(await refused(`update user_scans set status = 'lost'`)).toMatch(/status_known/);
    expect(await refused(`update user_scans set completion_percentage = 101`)).toMatch(/percentage/);
  });

  it('the reads of the specification use indexes', async () => {
    const plan = async (query: string) => {
      const { rows } = await database.transaction(systemScope, async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`set local enable_bitmapscan = off`);
        return tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain ${query}`));
      });
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const someone = `'0190aaaa-0000-7000-8000-000000000001'`;
    const reads: Record<string, string> = {
      user_scans_user_idx: `select * from user_scans where user_id = ${someone} order by created_at desc, id desc limit 3`,
      service_requests_user_idx: `select * from service_requests where user_id = ${someone} order by created_at desc, id desc limit 20`,
      audit_logs_user_idx: `select * from audit_logs where user_id = ${someone} order by created_at desc, id desc limit 50`,
      blog_posts_published_idx: `select * from blog_posts where is_published order by published_at desc, id desc limit 12`,
      service_requests_created_idx: `select * from service_requests order by created_at desc, id desc limit 20`,
      audit_logs_created_idx: `select * from audit_logs order by created_at desc, id desc limit 100`,
      contact_messages_created_idx: `select * from contact_messages order by created_at desc, id desc limit 20`,
      // A part of it: events lie in a table for each month.
      analytics_events_before_created_at_id_idx: `select * from analytics_events order by created_at desc, id desc limit 50`,
    };
    for (const [index, query] of Object.entries(reads)) {
      const steps = await plan(query);
      expect(steps).toContain(index);
      expect(steps).not.toMatch(/^\s*(?:->\s+)?(?:Incremental )?Sort\s+\(/m);
    }
  });
});
