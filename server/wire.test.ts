import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { auditSigner } from '#core/base/audit/internal/checkpoint.ts';
import { ConfigError, loadConfig } from '#platform/config.ts';
import { openPostgres } from '#platform/database/postgres.ts';
import { systemScope } from '#platform/database/scope.ts';
import { openCollector } from '#platform/log/collector.fixture.ts';
import { createPostgres } from '#tests/created-postgres.ts';
import { silent } from '#tests/databases.ts';
import { closePlatform, createPlatform, openBackend } from './wire.ts';

const serverUrl = inject('postgresUrl');

describe.skipIf(!serverUrl)('a process that serves people and works', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-wire-'));
  const key = () => randomBytes(32).toString('base64url');
  const keys = { ENCRYPTION_KEY: key(), AUDIT_SIGNING_KEY: key() };
  let own: Awaited<ReturnType<typeof createPostgres>>;
  let operator: pg.Client;
  beforeAll(async () => {
    own = await createPostgres(serverUrl as string);
    await (await openPostgres({ url: own.url, appUrl: null, log: silent })).close();
    operator = new pg.Client({ connectionString: own.superUrl });
    await operator.connect();
    await operator.query('grant quietprint_app to quietprint_owner');
  });
  afterAll(async () => {
    await operator.end();
    await own.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('opens what people need although the queue cannot be had yet, and works once it can', async () => {
    const env = { DATABASE_APP_URL: own.url, DATA_DIR: folder, LOG_LEVEL: 'error' };
    const config = loadConfig({ ...env, ...keys }, 'web');
    await operator.query('begin; lock table pgboss.queue in access exclusive mode');
    const backend = await openBackend(config, 'both');
    expect(await backend.platform.database.isReady()).toBe(true);
    let works = false;
    const started = backend.work().then(() => {
      works = true;
    });
    expect(works).toBe(false);
    await operator.query('commit');
    await started;
    await backend.close();
  });

  it('does not start with an audit key that its log was not signed with, unless the former one is named', async () => {
    const env = { DATABASE_APP_URL: own.url, DATA_DIR: folder, LOG_LEVEL: 'error', ...keys };
    const right = await openBackend(loadConfig(env, 'web'), 'web');
    await right.platform.database.transaction(systemScope, (tx) =>
      tx.execute(sql`insert into audit_logs (id, action, entity_type, salt, commitment)
        values (gen_random_uuid(), 'update', 'thing', 'c2FsdA', 'commitment')`),
    );
    await sealEntries(right.platform);
    await right.close();
    const wrong = { ...env, AUDIT_SIGNING_KEY: key() };
    await expect(openBackend(loadConfig(wrong, 'worker'), 'worker')).rejects.toThrow(ConfigError);
    const { verifierKey } = auditSigner(right.platform.config);
    const rotated = await openBackend(loadConfig({ ...wrong, AUDIT_KEYS_FORMER: verifierKey }, 'web'), 'web');
    await rotated.close();
  });

  it('sends its log where it is sent besides, the last lines before the process ends', async () => {
    const collector = await openCollector();
    const env = { DATABASE_APP_URL: own.url, DATA_DIR: folder, LOG_LEVEL: 'warn', ...keys };
    const config = loadConfig({ ...env, OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: collector.url }, 'web');
    const platform = await createPlatform(config);
    platform.log.warn('The last line');
    await closePlatform(platform);
    expect(collector.records.map(({ body }) => body)).toContain('The last line');
    await collector.close();
  });
});
