import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBackupStatus, writeBackupStatus } from '#platform/backups/status.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { openStorage, type StandInStorage } from '#platform/objects/s3.fixture.ts';
import { createS3Store } from '#platform/objects/s3.ts';
import { gauges } from '#server/modules.ts';
import { databaseKinds } from '#tests/databases.ts';
import { createWorld } from '#tests/world.ts';
import { checkBackups } from '../doctor/backups.ts';
import { installation, said } from '../doctor/installation.fixture.ts';
import { root } from '../processes.ts';
import { createDrill, type Drill } from './drill.fixture.ts';
import { makeScheduledBackup } from './scheduled.ts';

/** Databases are opened many times over. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const kinds = databaseKinds();

describe.each(kinds)('a backup by schedule [%s]', (kind) => {
  let drill: Drill;
  let folder: string;
  let recipient: string;
  let env: Record<string, string>;
  let day = 1;
  /** On a day of its own each time. */
  const make = async (change: Record<string, string> = {}) => {
    const lines: string[] = [];
    const now = new Date(Date.UTC(2027, 2, day++, 3));
    const status = await makeScheduledBackup({ env: { ...env, ...change }, now, say: (line) => void lines.push(line) });
    return { status, lines };
  };
  const backups = () => readdirSync(folder).filter((name) => name.endsWith('.age'));
  const asSuperuser = async <Row extends pg.QueryResultRow>(...statements: string[]): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: drill.env.BACKUP_DATABASE_URL });
    await client.connect();
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    await client.end();
    return rows;
  };
  beforeAll(async () => {
    drill = await createDrill(kind);
    const identity = readFileSync(drill.identityFile, 'utf8').split('\n')[1] ?? '';
    recipient = await identityToRecipient(identity);
  });
  afterAll(() => drill.close());
  beforeEach(({ task }) => {
    folder = path.join(drill.folder, task.id);
    // A public key, as passphrases are made to take long.
    const lock = { BACKUP_RECIPIENTS: recipient, BACKUP_IDENTITY_FILE: drill.identityFile };
    env = { PATH: process.env.PATH ?? '', ...drill.env, BACKUP_DIR: folder, ...lock };
  });

  it('is restored beside the product, counted, and its log checked; nothing of that stays', async () => {
    const { status, lines } = await make();
    expect(backups()).toEqual(['quietprint-20270301T030000Z.age']);
    expect(status).toMatchObject({ failure: null, newest: { file: backups()[0], verifiedAt: expect.any(String) } });
    expect(status.verifiedMadeAt).toBe(status.newest?.madeAt);
    expect(await readBackupStatus(folder)).toEqual(status);
    expect(lines.join()).toContain('Verified');
    if (kind === 'postgres')
      expect(await asSuperuser(`select datname from pg_database where datname like 'quietprint_check_%'`)).toEqual([]);
    expect((await drill.state()).verification.faults).toEqual([]);
  });

  it.runIf(kind === 'postgres')('makes room for itself, and leaves what others put into the folder', async () => {
    mkdirSync(folder);
    for (const name of ['quietprint-20200101T030000Z.age', 'quietprint-20200102T030000Z.age', 'by-hand.age'])
      writeFileSync(path.join(folder, name), 'old');
    const { lines } = await make({ BACKUP_KEEP: '2' });
    expect(backups()).toEqual([
      'by-hand.age',
      'quietprint-20200102T030000Z.age',
      expect.stringMatching(/^quietprint-2027/),
    ]);
    expect(lines).toContain('Deleted quietprint-20200101T030000Z.age.');
  });

  it('that nobody here can read is made, and not called verified', async () => {
    const { status, lines } = await make({ BACKUP_IDENTITY_FILE: '' });
    expect(status).toMatchObject({ verifiedMadeAt: null, newest: { verifiedAt: null } });
    expect(lines.join()).toContain('Not verified');
  });

  it.runIf(kind === 'postgres')('of a log that was tampered with fails, and deletes no older one', async () => {
    const { status: before } = await make();
    const [first] = await asSuperuser<{ action: string }>('select action from audit_logs where seq = 0');
    await asSuperuser(
      'set session_replication_role = replica',
      `update audit_logs set action = 'forged' where seq = 0`,
    );
    await expect(make({ BACKUP_KEEP: '1' })).rejects.toThrow('The audit log in the backup does not hold');
    await asSuperuser(
      'set session_replication_role = replica',
      `update audit_logs set action = '${first?.action}' where seq = 0`,
    );
    expect(backups().length).toBe(2);
    expect(await readBackupStatus(folder)).toMatchObject({
      failure: expect.stringContaining('does not hold'),
      verifiedMadeAt: before.verifiedMadeAt,
    });
  });

  it.runIf(kind === 'postgres')('says who has to be let make a scratch database', async () => {
    await asSuperuser('create role reader login bypassrls', 'grant pg_read_all_data to reader');
    const url = Object.assign(new URL(drill.env.BACKUP_DATABASE_URL ?? ''), { username: 'reader' }).href;
    await expect(make({ BACKUP_DATABASE_URL: url })).rejects.toThrow(/^No scratch database can be made/);
    await asSuperuser('revoke pg_read_all_data from reader', 'drop role reader');
  });

  it.runIf(kind === 'postgres')('is made at once by npm run backups, which ends when it is told to', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const child = spawn(process.execPath, [path.join(root, 'scripts/backups.ts')], {
      cwd: root,
      env: { ...env, METRICS_PORT: String(port) },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    await expect.poll(() => said, { timeout: 240_000, interval: 500 }).toMatch(/Verified|FAILED/);
    // A port that somebody else has keeps it from showing numbers, and from nothing else.
    await expect
      .poll(() => readdirSync(folder), { timeout: 60_000, interval: 500 })
      .toEqual(expect.arrayContaining(['audit-checkpoints', 'status.json']));
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    expect(said).toContain('Verified');
    expect(said).toContain('No numbers are shown');
    expect(backups().length).toBe(1);
    taken.close();
  });
});

describe('how old the newest backup is', () => {
  const madeAt = '2027-03-01T03:00:00.000Z';
  const status = { triedAt: madeAt, failure: null, newest: null, verifiedMadeAt: madeAt };

  it('is a number to watch', async () => {
    const { env } = installation();
    const folder = env.DATA_DIR ?? '';
    const world = await createWorld({ database: 'embedded', env: { BACKUP_DIR: folder } });
    const metrics = createMetrics(world, gauges);
    expect(await metrics.text()).not.toMatch(/^quietprint_backup_verified_timestamp_seconds \d/m);
    await writeBackupStatus(folder, status);
    const at = Date.parse(madeAt) / 1_000;
    expect(await metrics.text()).toContain(`\nquietprint_backup_verified_timestamp_seconds ${at}\n`);
    await world.close();
  });

  it.each([
    ['a day', 24, null, /^fine: The newest verified backup is 24 hours old/],
    ['two days', 48, null, /^wrong: The newest verified backup is 48 hours old/],
    ['a day, and the last try failed', 24, 'The disk is full.', /^wrong: The last backup failed: The disk is full/],
  ])('is looked at by the doctor: %s', async (_what, hours, failure, expected) => {
    const { env } = installation();
    const now = () => new Date(Date.parse(madeAt) + hours * 3_600_000);
    await writeBackupStatus(env.DATA_DIR ?? '', { ...status, failure });
    const findings = said(await checkBackups(installation({ BACKUP_DIR: env.DATA_DIR ?? '' }, { now })));
    expect(findings).toContainEqual(expect.stringMatching(expected));
  });

  it('is all that the doctor asks for where another process makes them, as in containers', async () => {
    const { env } = installation();
    await writeBackupStatus(env.DATA_DIR ?? '', status);
    const now = () => new Date(Date.parse(madeAt) + 3_600_000);
    const reader = {
      BACKUP_DIR: env.DATA_DIR ?? '',
      DATABASE_URL: 'postgres://owner@localhost:1/none',
      PATH: '/nonexistent',
    };
    expect(said(await checkBackups(installation(reader, { now, mayWrite: () => false })))).toEqual([
      expect.stringMatching(/^not checked: Backups are made by another process: this one may only read /),
      'fine: The newest verified backup is 1 hour old.',
    ]);
  });

  it('is called wrong where the disk has no room for the next', async () => {
    const { env } = installation();
    const folder = env.DATA_DIR ?? '';
    const newest = { file: 'x.age', madeAt, bytes: 2 ** 52, rows: 1, verifiedAt: madeAt };
    const findingsFor = async (bytes: number) => {
      await writeBackupStatus(folder, { ...status, newest: { ...newest, bytes } });
      return said(await checkBackups(installation({ BACKUP_DIR: folder }, { now: () => new Date(madeAt) })));
    };
    expect(await findingsFor(2 ** 52)).toContainEqual(expect.stringMatching(/^wrong: The disk of .* may need/));
    expect((await findingsFor(1)).join()).not.toContain('may need');
  });

  describe('in a bucket', () => {
    const named = {
      BACKUP_S3_ENDPOINT: 'https://s3.example',
      BACKUP_S3_BUCKET: 'backups',
      BACKUP_S3_ACCESS_KEY_ID: 'id',
      BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
    };
    const now = () => new Date(Date.parse(madeAt) + 3_600_000);
    const looked = async (change: Partial<StandInStorage['config']> = {}) => {
      const storage = await openStorage();
      const openBucket = () => createS3Store({ ...storage.config, ...change }, { env: {}, ca: storage.ca, pauseMs: 1 });
      storage.objects.set('here/status.json', Buffer.from(JSON.stringify(status)));
      storage.objects.set('here/quietprint-20270301T030000Z.age', Buffer.from('x'));
      const findings = await checkBackups(installation(named, { now, openBucket }));
      await storage.close();
      return findings;
    };

    it('is read from there by the doctor', async () => {
      expect(said(await looked())).toEqual(
        expect.arrayContaining([
          expect.stringMatching(
            /^fine: https:\/\/localhost:\d+, bucket backups, under here\/ answers, with 1 backup\./,
          ),
          'fine: The newest verified backup is 1 hour old.',
        ]),
      );
    });

    it.each([
      [{ secretAccessKey: 'other' }, 'SignatureDoesNotMatch', 'BACKUP_S3_SECRET_ACCESS_KEY'],
      [{ bucket: 'other' }, 'NoSuchBucket', 'BACKUP_S3_BUCKET'],
      [{ region: 'other' }, 'AuthorizationHeaderMalformed', 'BACKUP_S3_REGION'],
    ])('that refuses %j is called wrong, with what to mend', async (change, code, mend) => {
      const findings = await looked(change);
      expect(findings).toContainEqual({
        state: 'wrong',
        text: expect.stringContaining(code),
        mend: expect.stringContaining(mend),
      });
      expect(said(findings).join()).not.toContain('No backup was ever made');
    });
  });

  it('that was never made is called wrong', async () => {
    const { env } = installation();
    const findings = said(await checkBackups(installation({ BACKUP_DIR: env.DATA_DIR ?? '' })));
    expect(findings).toContainEqual(expect.stringMatching(/^wrong: No backup was ever made/));
  });
});
