import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { seed } from '#db/seed.ts';
import { systemScope } from '#platform/database/scope.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { openQueue } from '#platform/queue/queue.ts';
import { gauges } from '#server/modules.ts';
import { onEachDatabase, silent } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';
import { type MetricsServer, openMetrics } from './metrics-server.ts';

/** The number behind a name and its labels; undefined when it is not there. */
function numberOf(text: string, name: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

onEachDatabase('metrics', (_open, kind) => {
  let world: World;
  let server: MetricsServer | null;
  let stopping = false;
  const read = async () => (await fetch(`http://127.0.0.1:${server?.port}/metrics`)).text();
  const run = (statement: ReturnType<typeof sql>) =>
    world.database.transaction(systemScope, (tx) => tx.execute(statement));
  beforeAll(async () => {
    world = await createWorld({ database: kind, env: { METRICS_PORT: '0' } });
    await seed(world.database);
    server = await openMetrics(world, () => stopping);
  });
  afterAll(async () => {
    await server?.close();
    await world.close();
  });

  it('tell of work that waits, and for how long', async () => {
    await run(sql`insert into outbox (job, input, created_at) values ('x', '{}', now() - interval '90 seconds')`);
    const text = await read();
    expect(numberOf(text, 'quietprint_outbox_rows')).toBe(1);
    expect(numberOf(text, 'quietprint_outbox_oldest_seconds')).toBeGreaterThanOrEqual(90);
  });

  it('tell of jobs by kind', async () => {
    const queue = await openQueue({ database: world.database, log: silent, jobs: world.jobs, supervise: false });
    await queue.insert('mail.deliver', [{ data: {}, startAfter: new Date(Date.now() - 300_000) }]);
    await queue.stop({ graceful: false, close: false });
    const text = await read();
    expect(numberOf(text, 'quietprint_jobs{job="mail.deliver",state="created"}')).toBe(1);
    expect(numberOf(text, 'quietprint_job_oldest_seconds{job="mail.deliver"}')).toBeGreaterThanOrEqual(300);
  });

  it('tell of mail that fails, and forget what is over', async () => {
    await run(sql`insert into mails (id, name, state, last_failure, created_at) values
      (gen_random_uuid(), 'a', 'queued', 'unreachable', now() - interval '1 hour'),
      (gen_random_uuid(), 'b', 'failed', 'recipient-refused', now())`);
    const text = await read();
    expect(numberOf(text, 'quietprint_mail_queued{failure="unreachable"}')).toBe(1);
    expect(numberOf(text, 'quietprint_mail_oldest_seconds')).toBeGreaterThanOrEqual(3_600);
    expect(numberOf(text, 'quietprint_mail_failed{failure="recipient-refused"}')).toBe(1);
    await run(sql`delete from mails`);
    const later = await read();
    expect(numberOf(later, 'quietprint_mail_queued{failure="unreachable"}')).toBeUndefined();
    expect(numberOf(later, 'quietprint_mail_oldest_seconds')).toBe(0);
  });

  it('tell how long the audit log has waited for its seal', async () => {
    await run(sql`insert into audit_logs (id, action, entity_type, salt, commitment, created_at)
      values (gen_random_uuid(), 'update', 'thing', 'c2FsdA', 'commitment', now() - interval '2 minutes')`);
    const text = await read();
    expect(numberOf(text, 'quietprint_audit_unsealed')).toBeGreaterThanOrEqual(1);
    expect(numberOf(text, 'quietprint_audit_unsealed_seconds')).toBeGreaterThanOrEqual(120);
  });

  it('tell what sources answered, and who asked us to wait', async () => {
    await run(sql`insert into source_vendors (vendor_id, paused_until) values ('hibp', now() + interval '10 minutes')`);
    await run(sql`
      with key as (insert into data_keys (id) values (gen_random_uuid()) returning id),
      scan as (insert into user_scans (metadata, data_key_id, email_index, expires_at, status, created_at)
        select '{}', id, 'k1.x', now() + interval '1 day', 'processing', now() - interval '3 minutes' from key returning id),
      asked as (insert into scan_identifiers (id, scan_id, position, kind, proof)
        select id, id, 0, 'email', 'proven' from scan returning id, scan_id)
      insert into scan_checks (scan_id, identifier_id, source_id, position, state, reason)
        select scan_id, id, 'wkd', 1, 'not-checked', 'timeout' from asked`);
    await run(sql`insert into source_health (source_id, state, since, held_at) values
      ('wkd', 'quarantined', now() - interval '1 hour', null), ('doh', 'healthy', now(), now())`);
    const text = await read();
    expect(numberOf(text, 'quietprint_source_state_seconds{source="wkd",state="quarantined"}')).toBeGreaterThan(3_500);
    expect(numberOf(text, 'quietprint_source_state_seconds{source="doh",state="held"}')).toBeGreaterThanOrEqual(0);
    expect(numberOf(text, 'quietprint_source_answers{source="wkd",state="not-checked",reason="timeout"}')).toBe(1);
    expect(numberOf(text, 'quietprint_scan_oldest_seconds')).toBeGreaterThanOrEqual(180);
    expect(numberOf(text, 'quietprint_vendor_paused_seconds{vendor="hibp"}')).toBeGreaterThan(500);
  });

  it('tell of requests and of the process', async () => {
    server?.noteRequest({ method: 'GET', route: '/services', status: 200, seconds: 0.03 });
    server?.watch('quietprint_live_streams', 'Streams.', () => 7);
    const text = await read();
    const labels = 'method="GET",route="/services",status="200"';
    expect(numberOf(text, `quietprint_http_request_seconds_count{${labels}}`)).toBe(1);
    expect(numberOf(text, `quietprint_http_request_seconds_bucket{le="0.025",${labels}}`)).toBe(0);
    expect(numberOf(text, `quietprint_http_request_seconds_bucket{le="0.05",${labels}}`)).toBe(1);
    expect(numberOf(text, 'quietprint_live_streams')).toBe(7);
    expect(numberOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    const idle = numberOf(text, 'quietprint_database_connections{state="idle"}');
    expect(idle === undefined).toBe(kind === 'embedded');
  });

  it('are at one address only, and read only', async () => {
    const statusOf = async (path: string, method = 'GET') =>
      (await fetch(`http://127.0.0.1:${server?.port}${path}`, { method })).status;
    expect([await statusOf('/metrics'), await statusOf('/'), await statusOf('/metrics', 'POST')]).toEqual([
      200, 404, 404,
    ]);
  });

  it('stand beside whether the process lives and may be given work', async () => {
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${server?.port}${path}`);
      return { status: answer.status, ...(await answer.json()) };
    };
    expect(await ask('/healthz')).toEqual({ status: 200, ok: true });
    expect(await ask('/readyz')).toEqual({ status: 200, ready: true, stopping: false });
    stopping = true;
    expect(await ask('/readyz')).toEqual({ status: 503, ready: false, stopping: true });
    expect(await ask('/healthz')).toEqual({ status: 200, ok: true });
    stopping = false;
  });

  it('say that the database is away, and name no old number then', async () => {
    const { database } = world;
    let away = false;
    const fails: typeof database.read = (scope, work) =>
      away ? Promise.reject(new Error('away')) : database.read(scope, work);
    const metrics = createMetrics({ ...world, database: { ...database, read: fails } }, gauges);
    expect(numberOf(await metrics.text(), 'quietprint_database_up')).toBe(1);
    away = true;
    const text = await metrics.text();
    expect(numberOf(text, 'quietprint_database_up')).toBe(0);
    expect(numberOf(text, 'quietprint_metrics_failures_total')).toBe(1);
    expect(text).not.toMatch(/^quietprint_outbox_rows \d/m);
  });
});

describe('what is deployed beside the product', () => {
  it.each(['alerts.yml', 'dashboard.json'])('%s asks for numbers that there are', async (name) => {
    const world = await createWorld({ database: 'embedded' });
    const metrics = createMetrics(world, gauges);
    metrics.watch('quietprint_live_streams', 'Streams.', () => 0);
    metrics.watch('quietprint_data_dir_free_bytes', 'Bytes.', () => 0);
    const types = [...(await metrics.text()).matchAll(/^# TYPE (\w+) /gm)].map(([, type]) => type);
    await world.close();
    const text = readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
    const asked = [...text.matchAll(/\b(?:quietprint|nodejs|process)_\w+/g)].map(([one]) => one);
    expect(asked.length).toBeGreaterThan(10);
    const unknown = asked.filter((one) => !types.includes(one.replace(/_(?:count|bucket)$/, '')));
    // The pool of connections is PostgreSQL's; the embedded database has none.
    expect(unknown.filter((one) => one !== 'quietprint_database_connections')).toEqual([]);
  });
});

describe('the labels that alerts and the dashboard choose by', () => {
  const ofOurs = {
    quietprint_http_request_seconds: ['method', 'route', 'status', 'le'],
    quietprint_database_connections: ['state'],
  };
  const labels: Record<string, readonly string[]> = {
    ...Object.fromEntries(gauges.map((gauge) => [gauge.name, gauge.labels])),
    ...ofOurs,
  };
  /** Given by Prometheus to all. */
  const given = ['job', 'instance'];
  const labelsOf = (name: string) => labels[name.replace(/_(?:count|sum|bucket)$/, '')] ?? [];

  /** Each expression with what it asks wrongly: a label that its numbers do not have. */
  function strangersIn(expression: string): string[] {
    const names = [...expression.matchAll(/\bquietprint_\w+/g)].map(([name]) => name);
    const chosen = [...expression.matchAll(/\b(\w+)\{([^}]*)\}/g)].flatMap(([, name = '', inside = '']) =>
      [...inside.matchAll(/(\w+)\s*[=!]/g)].flatMap(([, label = '']) =>
        name.startsWith('quietprint_') && ![...labelsOf(name), ...given].includes(label) ? [`${name}{${label}}`] : [],
      ),
    );
    const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
    const known = [...names.flatMap(labelsOf), ...given];
    return [...chosen, ...(names.length > 0 ? grouped.filter((label) => !known.includes(label)) : [])];
  }

  it('are labels that those numbers have', () => {
    const rules: { expr: string }[] = parse(readFileSync(new URL('../../deploy/alerts.yml', import.meta.url), 'utf8'))
      .groups[0].rules;
    const dashboard = JSON.parse(readFileSync(new URL('../../deploy/dashboard.json', import.meta.url), 'utf8'));
    const panels: { targets: { expr: string }[] }[] = dashboard.panels;
    const expressions = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);
    expect(expressions.length).toBeGreaterThan(25);
    expect(expressions.flatMap(strangersIn)).toEqual([]);
  });

  it('are noticed when they are not', () => {
    expect(strangersIn('sum by (color) (quietprint_mail_failed{shade="x"})')).toEqual([
      'quietprint_mail_failed{shade}',
      'color',
    ]);
  });
});

describe('without METRICS_PORT', () => {
  it('nothing listens', async () => {
    const world = await createWorld({ database: 'embedded' });
    expect(await openMetrics(world, () => false)).toBeNull();
    await world.close();
  });
});
