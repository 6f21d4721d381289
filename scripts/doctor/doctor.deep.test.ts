import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { writeWitness } from '#core/base/audit/internal/witness.ts';
import { ledgerFile } from '#core/lifecycle/erasure/internal/signed-ledger.ts';
import { openVault } from '#platform/crypto/open-vault.ts';
import { systemScope } from '#platform/database/scope.ts';
import { answer, connected, standInForEachTest } from '#platform/http/outgoing.fixture.ts';
import { openScanner } from '#platform/malware/clamd.fixture.ts';
import { insertCast } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';
import { doctor } from '../admin/doctor.ts';
import { checkClock } from './clock.ts';
import { readConfiguration } from './configuration.ts';
import { checkDisk } from './disk.ts';
import { installation, said } from './installation.fixture.ts';
import { checkKeys, checkLedger, checkWorker } from './keys.ts';
import { checkMail } from './mail.ts';
import { checkMalwareScanner } from './malware.ts';
import { checkSources } from './sources.ts';

const key = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64');

describe('npm run admin -- doctor', () => {
  const run = async (env: Record<string, string>) => {
    const lines: string[] = [];
    const status = await doctor.plan([])(env, (line) => void lines.push(line));
    return { status, text: lines.join('\n') };
  };

  it('fails where something is wrong, and says how to mend it', async () => {
    const { status, text } = await run({ NODE_ENV: 'production', PORT: 'eighty' });
    expect(status).toBe(1);
    expect(text).toContain('WRONG        PORT is not a whole number; expected a whole number from 0 to 65535.');
    expect(text).toContain('DATABASE_URL is missing');
    expect(text).toMatch(/not checked {2}It needs a configuration that is right/);
  });

  it('reports each section as a line of JSON', async () => {
    const lines: string[] = [];
    await doctor.plan(['--json'])({ NODE_ENV: 'production', PORT: 'eighty' }, (line) => void lines.push(line));
    const sections = lines.map((line) => JSON.parse(line) as { title: string; findings: { state: string }[] });
    expect(sections.flatMap(({ findings }) => findings.map(({ state }) => state))).toContain('wrong');
  });

  it('makes nothing, not even keys', async () => {
    const { env } = installation();
    const { text } = await run({
      DATA_DIR: path.join(env.DATA_DIR ?? '', 'new'),
      QUIETPRINT_DEMO: '1',
      APP_URL: 'http://127.0.0.1:9',
    });
    expect(text).toContain('There are no keys yet');
    expect(() => chmodSync(path.join(env.DATA_DIR ?? '', 'new'), 0o700)).toThrow('ENOENT');
  });
});

describe('the configuration', () => {
  it('of a public site that is not production is named', () => {
    const { findings } = readConfiguration({ ...installation().env, APP_URL: 'https://quietprint.ch' });
    expect(said(findings)).toContainEqual(expect.stringMatching(/^weak: APP_URL .* NODE_ENV is not production/));
  });
});

describe('the disk', () => {
  it('with room is fine', async () => {
    expect(said(await checkDisk(installation()))).toEqual([
      expect.stringMatching(/^(fine|weak): The disk of DATA_DIR has/),
    ]);
  });

  it('that is full, or nearly, is named', async () => {
    const all = Number.MAX_SAFE_INTEGER;
    expect(said(await checkDisk(installation(), { needed: all, comfortable: all }))[0]).toMatch(/^wrong: The disk/);
    expect(said(await checkDisk(installation(), { needed: 0, comfortable: all }))[0]).toMatch(/^weak: The disk/);
  });

  it('whose folder is a file is named', async () => {
    const { config } = installation();
    const file = path.join(config.dataDir, 'file');
    writeFileSync(file, '');
    expect(said(await checkDisk({ config: { ...config, dataDir: path.join(file, 'data') } }))).toEqual([
      expect.stringMatching(/^wrong: DATA_DIR leads through .*, which is no folder/),
    ]);
  });

  it.skipIf(process.platform === 'win32')('that shows the keys to others is named', async () => {
    const one = installation();
    const secrets = path.join(one.config.dataDir, 'secrets.json');
    writeFileSync(secrets, '{}');
    chmodSync(secrets, 0o644);
    expect(said(await checkDisk(one))).toContainEqual(expect.stringMatching(/^wrong: Other users .* read the keys/));
    chmodSync(secrets, 0o600);
    chmodSync(one.config.dataDir, 0o755);
    expect(said(await checkDisk(one))).toContainEqual(expect.stringMatching(/^weak: Other users .* look into/));
  });
});

describe('the mail server', () => {
  async function openServer(options: SMTPServerOptions): Promise<number> {
    const server = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      logger: false,
      disableReverseLookup: true,
      ...options,
    });
    server.on('error', () => {});
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
    return (server.server.address() as AddressInfo).port;
  }
  const findingsFor = async (url: string) => said(await checkMail(installation({ SMTP_URL: url })));

  it('that lets us in is fine', async () => {
    expect(await findingsFor(`smtp://127.0.0.1:${await openServer({})}`)).toEqual([
      'fine: The mail server 127.0.0.1 lets us in.',
    ]);
  });

  it('that refuses the password is named, without it', async () => {
    const port = await openServer({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('Invalid username or password')),
    });
    const findings = await findingsFor(`smtp://user:a-secret@127.0.0.1:${port}`);
    expect(findings).toEqual([expect.stringMatching(/^wrong: .* \(sign-in-refused\)/)]);
    expect(findings.join()).not.toContain('a-secret');
  });

  it('that does not answer is named', async () => {
    expect(await findingsFor('smtp://127.0.0.1:9')).toEqual([expect.stringMatching(/^wrong: .* \(unreachable\)/)]);
  });

  it('whose certificate is not believed is named', async () => {
    expect(await findingsFor(`smtps://127.0.0.1:${await openServer({ secure: true })}`)).toEqual([
      expect.stringMatching(/^wrong: .* \((?:encryption|unreachable)\)/),
    ]);
  });
});

describe('the malware scanner', () => {
  it('is looked for where one is named, and missed where none is', async () => {
    const scanner = await openScanner();
    const look = async (env: Record<string, string>) => said(await checkMalwareScanner(installation(env)));
    expect(await look({})).toEqual([expect.stringMatching(/^weak: .*not looked through/)]);
    expect(await look({ MALWARE_SCANNER_URL: scanner.address })).toEqual(['fine: The malware scanner answers.']);
    await scanner.close();
    expect(await look({ MALWARE_SCANNER_URL: scanner.address })).toEqual([
      'wrong: The malware scanner does not answer. No file is taken meanwhile.',
    ]);
  });
});

describe('the sources', () => {
  standInForEachTest();
  const look = async () => said(await checkSources(installation({}, { outgoing: connected() })));

  it('that answer are fine, whatever they answer', async () => {
    answer.mockImplementation((_request, response) => void response.writeHead(403).end());
    expect(await look()).toContainEqual(expect.stringMatching(/^fine: All \d+ hosts of the sources answer/));
  });

  it('that are away are named one by one', async () => {
    answer.mockImplementation((request, response) => {
      if (request.headers.host?.startsWith('api.github.com')) request.socket.destroy();
      else response.end();
    });
    expect(await look()).toContainEqual(
      expect.stringMatching(/^weak: Cannot be reached: .*api\.github\.com: unreachable/),
    );
  });

  it('that need a key and have none are named', async () => {
    expect(await look()).toContainEqual(expect.stringMatching(/^weak: Not asked, .*HIBP_API_KEY/));
  });

  it('that are all away mean that there is no way out', async () => {
    expect(said(await checkSources(installation()))).toContainEqual(
      expect.stringMatching(/^wrong: No source can be reached/),
    );
  });
});

onEachDatabase('what the database tells', (_open, kind) => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld({ database: kind, now: new Date() });
    await insertCast(world.database);
  });
  afterEach(() => world.close());
  const env = (more: Record<string, string> = {}) => ({
    DATA_DIR: world.config.dataDir,
    APP_URL: world.config.appUrl,
    ENCRYPTION_KEY: Buffer.from(world.config.encryptionKey).toString('base64'),
    AUDIT_SIGNING_KEY: Buffer.from(world.config.auditSigningKey).toString('base64'),
    ...more,
  });
  const here = (more: Record<string, string> = {}, now = () => new Date()) =>
    installation(env(more), { database: world.database, now });
  const run = (statement: ReturnType<typeof sql>) =>
    world.database.transaction(systemScope, (tx) => tx.execute(statement));
  const seal = async () => {
    await run(sql`insert into audit_logs (id, action, entity_type, salt, commitment)
      values (gen_random_uuid(), 'update', 'thing', 'c2FsdA', 'commitment')`);
    await sealEntries(world);
  };

  it('is fine where nothing is wrong', async () => {
    await openVault(world.config, world.database);
    await seal();
    await writeWitness(world);
    const findings = [...(await checkKeys(here())), ...(await checkWorker(here())), ...(await checkMail(here()))];
    const notFine = said(findings).filter((text) => !text.startsWith('fine') && !/SMTP_URL|is not random/.test(text));
    expect(notFine).toEqual([]);
  });

  it('names a key that is needed and not known', async () => {
    await openVault(world.config, world.database);
    expect(said(await checkKeys(here({ ENCRYPTION_KEY: key() })))).toContainEqual(
      expect.stringMatching(/^wrong: This database needs the key/),
    );
  });

  it('names a former key that is still in use', async () => {
    await openVault(world.config, world.database);
    const rotated = here({ ENCRYPTION_KEY: key(), ENCRYPTION_KEY_PREVIOUS: env().ENCRYPTION_KEY });
    expect(said(await checkKeys(rotated))).toContainEqual(expect.stringMatching(/^weak: .* keys are still in use/));
  });

  it('does not take a key that comes next for one that is in use', async () => {
    await openVault(world.config, world.database);
    const findings = said(await checkKeys(here({ ENCRYPTION_KEY_PREVIOUS: key() })));
    expect(findings).toContainEqual(expect.stringMatching(/^weak: .* nothing was sealed under yet/));
    expect(findings.join()).not.toContain('rewrap-keys');
  });

  it('names a ledger of erasures that somebody wrote into', async () => {
    const one = installation();
    const check = async () => said(await checkLedger(one));
    expect(await check()).toEqual(['fine: The ledger of erasures holds, with 0 lines.']);
    writeFileSync(ledgerFile(one.config.dataDir), '{"userId":"0190aaaa-0000-4000-8000-000000000001"}\n');
    expect(await check()).toEqual([expect.stringMatching(/^wrong: The ledger of erasures .* was altered/)]);
  });

  it('names a key that somebody typed', async () => {
    expect(said(await checkKeys(here({ ENCRYPTION_KEY: '0'.repeat(64) })))).toContainEqual(
      'wrong: ENCRYPTION_KEY is not random.',
    );
  });

  it('names a log that another key signed, and a file of checkpoints that is gone', async () => {
    await seal();
    const findings = said(await checkKeys(here({ AUDIT_SIGNING_KEY: key() })));
    expect(findings).toContainEqual(expect.stringMatching(/^wrong: .* signed with another AUDIT_SIGNING_KEY/));
    expect(findings).toContainEqual(expect.stringMatching(/^weak: .*audit-checkpoints.jsonl is missing/));
  });

  it('names a clock that was set back', async () => {
    await seal();
    const lastWeek = () => new Date(Date.now() - 7 * 86_400_000);
    expect(said(await checkClock(here({}, lastWeek)))).toContainEqual(
      expect.stringMatching(/^wrong: The audit log was sealed .* in the future/),
    );
  });

  it.runIf(kind === 'postgres')('names a clock that is not the database’s', async () => {
    expect(said(await checkClock(here()))).toEqual([expect.stringMatching(/^fine/)]);
    const soon = () => new Date(Date.now() + 60_000);
    expect(said(await checkClock(here({}, soon)))).toEqual([expect.stringMatching(/^wrong: This machine's clock/)]);
  });

  it('names work that nobody does', async () => {
    await run(
      sql`insert into outbox (job, input, created_at) values ('mail.deliver', '{}', now() - interval '1 hour')`,
    );
    expect(said(await checkWorker(here()))).toEqual([expect.stringMatching(/^wrong: .* 1 rows of the outbox/)]);
  });

  it('names mail that is late, and mail that failed', async () => {
    const at = sql`now() - interval '1 hour'`;
    await run(sql`insert into mails (id, name, state, last_failure, created_at) values
      (gen_random_uuid(), 'a', 'queued', 'unreachable', ${at}), (gen_random_uuid(), 'b', 'failed', 'recipient-refused', ${at})`);
    const findings = said(await checkMail(here()));
    expect(findings).toContainEqual('wrong: 1 mail waited for more than 15 minutes (unreachable).');
    expect(findings).toContainEqual('weak: 1 mail of three days could not be delivered (recipient-refused).');
  });

  it('names vendors that asked us to wait', async () => {
    await run(sql`insert into source_vendors (vendor_id, paused_until) values ('hibp', now() + interval '1 hour')`);
    expect(said(await checkSources(here()))).toContainEqual('weak: Asked us to wait: hibp.');
  });
});
