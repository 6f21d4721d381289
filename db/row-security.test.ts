import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { openPostgres } from '#platform/database/postgres.ts';
import { type Scope, systemScope } from '#platform/database/scope.ts';
import { createPostgres } from '#tests/created-postgres.ts';
import { onEachDatabase, silent } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';

const id = (n: number) => `0190aaaa-0000-7000-8000-${String(n).padStart(12, '0')}`;
const alice: Scope = { role: 'user', userId: id(1), keys: [] };
const bob: Scope = { role: 'user', userId: id(2), keys: [] };
const stranger: Scope = { role: 'visitor', userId: null, keys: [] };
const opener: Scope = { role: 'visitor', userId: null, keys: [id(21)] };
const admin: Scope = { role: 'admin', userId: id(9), keys: [] };

/** Tables with a person's rows. */
const personal = [
  'profiles',
  'preferences',
  'user_notes',
  'two_factors',
  'recovery_codes',
  'account_erasures',
  'encryption_keys',
  'passkeys',
  'linked_identities',
  'provider_requests',
  'passkey_challenges',
  'data_keys',
  'user_scans',
  'scan_links',
  'scan_access_keys',
  'scan_identifiers',
  'scan_checks',
  'scan_findings',
  'finding_todos',
  'finding_comments',
  'identifiers',
  'sensitive_choices',
  'watches',
  'watched_findings',
  'breach_matches',
  'watched_years',
  'broker_requests',
  'removal_cases',
  'removal_steps',
  'removal_checks',
  'removal_exclusions',
  'own_accounts',
  'removal_places',
  'removal_guidance',
  'source_answers',
  'service_requests',
  'order_messages',
  'order_files',
  'order_internal_notes',
  'availabilities',
  'appointments',
  'appointment_cells',
  'payments',
  'payment_refunds',
  'payment_customers',
  'payment_notices',
  'invoices',
  'audit_logs',
  'contact_messages',
  'contact_replies',
  'analytics_events',
  'mails',
  'outbox',
  'auth_credentials',
  'auth_sessions',
  'auth_tokens',
  'auth_links',
  'auth_known_clients',
  'api_tokens',
  'api_answers',
  'webhooks',
  'webhook_deliveries',
];

/** Alice's rows carry 1x ids, an anonymous scan 21, Bob's nothing. */
const fixture = `
  insert into services (id, name, price) values ('free-privacy-scan', 'Free', 0) on conflict do nothing;
  insert into profiles (id, email, role) values ('${id(1)}', 'alice@example.com', 'user'), ('${id(2)}', 'bob@example.com', 'user'), ('${id(9)}', 'admin@example.com', 'admin');
  insert into two_factors (user_id, sealed) values ('${id(1)}', 'x');
  insert into recovery_codes (user_id, code_hash) values ('${id(1)}', 'h');
  insert into encryption_keys (kid) values ('k');
  insert into account_erasures (user_id, reason, requested_at, due_at) values ('${id(1)}', 'person', now(), now());
  insert into passkeys (user_id, name, credential_id, public_key, counter, transports) values ('${id(1)}', 'n', 'c', 'k', 0, '{}');
  insert into linked_identities (user_id, subject_index, sealed) values ('${id(1)}', 'i', 'x');
  insert into provider_requests (token_hash, purpose, user_id, expires_at) values ('h', 'link', '${id(1)}', now());
  insert into passkey_challenges values ('h', 'add', '${id(1)}', now());
  insert into user_notes (user_id, sealed, version, written_at) values ('${id(1)}', 'x', 1, now());
  insert into preferences (user_id) values ('${id(1)}');
  insert into data_keys (id, owner_id, wrapped) values ('${id(11)}', '${id(1)}', 'w'), ('${id(21)}', null, 'w');
  insert into user_scans (id, user_id, metadata, data_key_id, email_index, expires_at) values ('${id(11)}', '${id(1)}', '{}', '${id(11)}', 'a', null), ('${id(21)}', null, '{}', '${id(21)}', 'b', now() + interval '1 day');
  insert into scan_links (scan_id, token_hash, expires_at) values ('${id(21)}', 'h', now());
  insert into scan_access_keys (scan_id, key_hash, expires_at) values ('${id(21)}', 'h', now());
  insert into scan_identifiers (id, scan_id, position, kind, proof) values ('${id(11)}', '${id(11)}', 0, 'email', 'proven'), ('${id(21)}', '${id(21)}', 0, 'email', 'proven');
  insert into scan_checks (scan_id, identifier_id, source_id, position) values ('${id(11)}', '${id(11)}', 's', 0), ('${id(21)}', '${id(21)}', 's', 0);
  insert into scan_findings (scan_id, identifier_id, source_id, fingerprint, sealed) values ('${id(11)}', '${id(11)}', 's', 'f', 'x'), ('${id(21)}', '${id(21)}', 's', 'f', 'x');
  insert into finding_todos (user_id, finding_key) values ('${id(1)}', 'k');
  insert into finding_comments values ('${id(11)}', 'k', 'x', now());
  insert into identifiers (id, user_id, kind, sealed) values ('${id(13)}', '${id(1)}', 'name', 'x');
  insert into sensitive_choices (identifier_id, user_id, switched_on_at) values ('${id(13)}', '${id(1)}', now());
  insert into watches (id, user_id, time_zone, anchored_at, next_at) values ('${id(1)}', '${id(1)}', 'UTC', now(), now());
  insert into watched_findings (watch_id, finding_key) values ('${id(1)}', 'k');
  insert into breach_matches (watch_id, source_id) values ('${id(1)}', 's');
  insert into watched_years (order_id, user_id, bought_at, starts_at, ends_at) values ('${id(12)}', '${id(1)}', now(), now(), now() + interval '1 year');
  insert into broker_requests values ('${id(1)}', 'b', now());
  insert into removal_cases (id, user_id, company_key, sealed, since) values ('${id(17)}', '${id(1)}', 'k', 'x', now());
  insert into removal_steps (case_id, user_id, position, state, at) values ('${id(17)}', '${id(1)}', 0, 'prepared', now());
  insert into removal_checks (case_id, user_id, at, saw, control) values ('${id(17)}', '${id(1)}', now(), 'found', 'passed');
  insert into own_accounts (user_id, sealed) values ('${id(1)}', 'x');
  insert into removal_exclusions (user_id, company_key, sealed) values ('${id(1)}', 'k', 'x');
  insert into removal_places (case_id, user_id, sealed) values ('${id(17)}', '${id(1)}', 'x');
  insert into removal_guidance (user_id, allowed_at) values ('${id(1)}', now());
  insert into source_answers values ('s', 'k', 'x', now(), now());
  insert into service_requests (id, user_id, service_name, amount, contact_email) values ('${id(12)}', '${id(1)}', 'A', 1, 'alice@example.com');
  insert into order_messages (order_id, by_staff, sealed, idempotency_key) values ('${id(12)}', true, 'x', '${id(15)}');
  insert into order_files (order_id, sealed_name, sealed_content, size, fingerprint) values ('${id(12)}', 'x', 'x', 1, 'f');
  insert into order_internal_notes (order_id, sealed, version) values ('${id(12)}', 'x', 1);
  insert into availabilities (staff_id, shown_as, time_zone, week, exceptions) values ('${id(9)}', 'A', 'UTC', '[]', '[]');
  insert into appointments (order_id, staff_id, specialist, starts_at, ends_at, time_zone) values ('${id(12)}', '${id(9)}', 'A', '2030-01-01T10:00Z', '2030-01-01T11:00Z', 'UTC');
  insert into appointment_cells values ('${id(9)}', '2030-01-01T10:00Z', '${id(12)}');
  insert into payments (order_id, user_id, attempt, amount, currency, expires_at) values ('${id(12)}', '${id(1)}', 1, 100, 'GBP', now());
  insert into payment_refunds (payment_id, amount) select id, 1 from payments;
  insert into payment_customers (user_id, customer_id) values ('${id(1)}', 'c');
  insert into payment_notices (event_id, type) values ('e', 't');
  insert into invoices (number, kind, order_id, user_id, document) values ('QP-1', 'invoice', '${id(12)}', '${id(1)}', '{}');
  insert into audit_logs (id, action, entity_type, user_id, commitment) values ('${id(13)}', 'create', 'scan', '${id(1)}', 'c');
  insert into contact_messages (id, name, email, title, message) values ('${id(15)}', 'A', 'a', 'T', 'M');
  insert into contact_replies (id, message_id, text) values ('${id(16)}', '${id(15)}', 'R');
  insert into analytics_events (event_type, user_id) values ('scan', '${id(1)}');
  insert into mails (id, name) values ('${id(14)}', 'm');
  insert into outbox (job, input) values ('j', '{}');
  insert into auth_credentials (user_id, password_hash, password_changed_at) values ('${id(1)}', null, now());
  insert into auth_sessions (id, user_id, device, last_seen_at, expires_at) values ('${id(15)}', '${id(1)}', 'd', now(), now());
  insert into auth_tokens (session_id, access_hash, access_expires_at, refresh_hash) values ('${id(15)}', 'a', now(), 'r');
  insert into auth_links (user_id, kind, token_hash, expires_at) values ('${id(1)}', 'recovery', 'h', now());
  insert into auth_known_clients (client, user_id, seen_at) values ('c', '${id(1)}', now());
  insert into api_tokens (id, user_id, name, token_hash, hint, scopes, expires_at) values ('${id(17)}', '${id(1)}', 'n', 'h', '1234', '{}', now());
  insert into api_answers (token_id, user_id, key_hash, request_hash) values ('${id(17)}', '${id(1)}', 'k', 'r');
  insert into webhooks (id, user_id, sealed, kinds, format, details) values ('${id(18)}', '${id(1)}', 'x', '{}', 'slack', false);
  insert into webhook_deliveries (webhook_id, user_id, event_id, kind, data, next_at) values ('${id(18)}', '${id(1)}', '${id(19)}', 'test', '{}', now());
`;

onEachDatabase('row level security', (open, kind) => {
  let database: Database;
  const run = (scope: Scope, statement: string) =>
    database.transaction(scope, async (tx) => (await tx.execute<Record<string, unknown>>(sql.raw(statement))).rows);
  const count = async (scope: Scope, table: string) => {
    const [row] = await run(scope, `select count(*) as n from ${table}`);
    return Number(row?.n);
  };
  beforeAll(async () => {
    database = await open();
    for (const statement of fixture.split(';').filter((text) => text.trim())) await run(systemScope, statement);
  });
  afterAll(() => database.close());

  it.each(personal)('%s shows a visitor nothing', async (table) => {
    expect(await count(systemScope, table)).toBeGreaterThan(0);
    expect(await count(stranger, table)).toBe(0);
  });

  it.each(personal)('%s is enabled and forced', async (table) => {
    const rows = await run(
      systemScope,
      `select relrowsecurity as on, relforcerowsecurity as forced from pg_class where relname = '${table}'`,
    );
    expect(rows).toEqual([{ on: true, forced: true }]);
  });

  it('every table with a column of a person is on the list', async () => {
    const rows = await run(
      systemScope,
      `select distinct c.table_name as name from information_schema.columns c join pg_class t on t.relname = c.table_name
       where c.table_schema = 'public' and not t.relispartition and c.column_name in ('user_id', 'owner_id', 'scan_id', 'email', 'contact_email', 'sealed')`,
    );
    const unlisted = rows.map((row) => String(row.name)).filter((name) => !personal.includes(name));
    expect(unlisted).toEqual([]);
  });

  it('Alice sees her own scans, orders and log, and Bob none of them', {
    ...proves('ROLE-013', 'ROLE-014', 'ROLE-015'),
  }, async () => {
    for (const table of [
      'user_scans',
      'scan_identifiers',
      'scan_checks',
      'scan_findings',
      'service_requests',
      'order_messages',
      'order_files',
      'appointments',
      'appointment_cells',
      'audit_logs',
      'data_keys',
    ]) {
      expect(await count(alice, table), table).toBe(1);
      expect(await count(bob, table), table).toBe(0);
    }
  });

  it('for which user name sensitive sites may be asked Alice sees alone', async () => {
    expect(await count(alice, 'sensitive_choices')).toBe(1);
    for (const scope of [bob, admin, opener]) expect(await count(scope, 'sensitive_choices')).toBe(0);
  });

  it('whom Alice writes to she sees alone, and nobody writes what proves that her data is gone', async () => {
    for (const table of ['removal_cases', 'removal_steps', 'removal_checks', 'removal_exclusions', 'own_accounts']) {
      expect(await count(alice, table), table).toBe(1);
      for (const scope of [bob, admin, opener]) expect(await count(scope, table), table).toBe(0);
    }
    await expect(
      run(
        alice,
        `insert into removal_checks (case_id, user_id, at, saw, control) values ('${id(17)}', '${id(1)}', now(), 'absent', 'passed')`,
      ),
    ).rejects.toThrow();
  });

  it('nobody but staff sees an internal note, also not the customer whom it is about', async () => {
    for (const table of ['order_internal_notes', 'user_notes']) {
      expect(await count(admin, table)).toBe(1);
      for (const scope of [alice, bob, opener]) expect(await count(scope, table)).toBe(0);
    }
    await expect(
      run(alice, `insert into order_internal_notes (order_id, sealed, version) values ('${id(12)}', 'x', 1)`),
    ).rejects.toThrow();
  });

  it('an opened link shows that scan and nothing else', async () => {
    expect(await run(opener, 'select id from user_scans')).toEqual([{ id: id(21) }]);
    expect(await count(opener, 'scan_findings')).toBe(1);
    expect(await count(opener, 'service_requests')).toBe(0);
    expect(await count(opener, 'scan_links')).toBe(0);
  });

  it('staff see people, orders, logs and messages, but no scan and no finding', {
    ...proves('ROLE-016', 'ROLE-017', 'ROLE-018', 'ROLE-019'),
  }, async () => {
    for (const table of ['profiles', 'service_requests', 'audit_logs', 'contact_messages', 'contact_replies']) {
      expect(await count(admin, table), table).toBeGreaterThan(0);
    }
    for (const table of ['user_scans', 'scan_identifiers', 'scan_findings', 'data_keys'])
      expect(await count(admin, table), table).toBe(0);
  });

  it("Bob cannot write into Alice's rows", async () => {
    expect(await run(bob, `update profiles set full_name = 'x' where id = '${id(1)}' returning id`)).toEqual([]);
    expect(await run(bob, `update service_requests set amount = 0 returning id`)).toEqual([]);
    await expect(
      run(
        bob,
        `insert into service_requests (user_id, service_name, amount, contact_email) values ('${id(1)}', 'A', 1, 'x')`,
      ),
    ).rejects.toThrow();
    for (const author of [bob, alice]) {
      await expect(
        run(
          author,
          `insert into order_messages (order_id, by_staff, sealed, idempotency_key) values ('${id(12)}', ${author === alice}, 'x', '${id(16)}')`,
        ),
      ).rejects.toThrow();
      await expect(
        run(
          author,
          `insert into order_files (order_id, sealed_name, sealed_content, size, fingerprint) values ('${id(12)}', 'x', 'x', 1, 'g')`,
        ),
      ).rejects.toThrow();
    }
    await expect(
      run(
        bob,
        `insert into user_scans (user_id, metadata, data_key_id, email_index) values ('${id(1)}', '{}', '${id(11)}', 'a')`,
      ),
    ).rejects.toThrow();
  });

  it('no assistant makes an admin or touches one, and nobody but the system gives an account another address', async () => {
    const assistant: Scope = { role: 'assistant', userId: id(8), keys: [] };
    const refused: [Scope, string][] = [
      [assistant, `update profiles set role = 'admin' where id = '${id(1)}'`],
      [assistant, `update profiles set full_name = 'x' where id = '${id(9)}'`],
      [alice, `update profiles set role = 'admin' where id = '${id(1)}'`],
      [admin, `update profiles set email = 'x@example.com' where id = '${id(1)}'`],
    ];
    for (const [scope, statement] of refused) await expect(run(scope, statement), statement).rejects.toThrow();
    const roles = await run(systemScope, 'select role from profiles order by id');
    expect(roles.map(({ role }) => role)).toEqual(['user', 'user', 'admin']);
  });

  it('Alice sees where she is signed in, and Bob does not; what proves it only the system sees', async () => {
    expect([await count(alice, 'auth_sessions'), await count(bob, 'auth_sessions')]).toEqual([1, 0]);
    for (const table of ['auth_credentials', 'auth_tokens', 'auth_links', 'auth_known_clients'])
      for (const scope of [alice, admin]) expect(await count(scope, table), table).toBe(0);
    expect(await run(bob, `update auth_sessions set ended_at = now() returning id`)).toEqual([]);
  });

  it('nobody changes or removes an audit entry, not even the system', async () => {
    for (const statement of [`update audit_logs set action = 'x'`, 'delete from audit_logs', 'truncate audit_logs']) {
      await expect(run(systemScope, statement)).rejects.toThrow();
    }
  });

  it.runIf(kind === 'postgres')(
    'the role is no superuser, cannot bypass row level security and owns no table',
    async () => {
      const rows = await run(
        systemScope,
        `select rolsuper, rolbypassrls, rolcanlogin, (select count(*) from pg_class where relowner = r.oid) as owns from pg_roles r where rolname = 'quietprint_app'`,
      );
      expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcanlogin: false, owns: 0 }]);
    },
  );
});

const serverUrl = inject('postgresUrl');
describe.skipIf(!serverUrl)('two addresses', () => {
  it('a login that owns nothing works, and cannot become the owner', async () => {
    const { url, superUrl, drop } = await createPostgres(serverUrl ?? '');
    const owner = new pg.Client({ connectionString: superUrl });
    await owner.connect();
    await (await openPostgres({ url, appUrl: null, log: silent })).close();
    await owner.query(`drop role if exists quietprint_web`);
    await owner.query(`create role quietprint_web login noinherit in role quietprint_app`);
    const appUrl = new URL(url);
    appUrl.username = 'quietprint_web';
    const database = await openPostgres({ url, appUrl: appUrl.href, log: silent });
    try {
      expect(await database.isReady()).toBe(true);
      await expect(
        database.transaction(systemScope, (tx) => tx.execute(sql`set local role quietprint_owner`)),
      ).rejects.toThrow();
      await expect(
        database.transaction(systemScope, async (tx) => {
          await tx.execute(sql`reset role`);
          return tx.execute(sql`select count(*) from profiles`);
        }),
      ).resolves.toMatchObject({ rows: [{ count: 0 }] });
    } finally {
      await database.close();
      await owner.query('drop role if exists quietprint_web');
      await owner.end();
      await drop();
    }
  });
});
