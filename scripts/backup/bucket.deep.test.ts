import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { identityToRecipient } from 'age-encryption';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { readBackupStatus } from '#platform/backups/status.ts';
import { openProxy } from '#platform/http/stand-in.fixture.ts';
import type { ObjectStore } from '#platform/objects/object-store.ts';
import { type Fault, openStorage, refuse, type StandInStorage } from '#platform/objects/s3.fixture.ts';
import { createS3Store } from '#platform/objects/s3.ts';
import { root } from '../processes.ts';
import { createDrill, type Drill } from './drill.fixture.ts';
import { makeScheduledBackup } from './scheduled.ts';
import { readStoredStatus } from './stored.ts';

/** Databases are opened many times over. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const kind = inject('postgresUrl') ? 'postgres' : 'embedded';

describe('a backup in a bucket', () => {
  let drill: Drill;
  let storage: StandInStorage;
  let bucket: ObjectStore;
  let env: Record<string, string>;
  let day = 1;
  const staging = () => path.join(drill.env.DATA_DIR ?? '', 'backups');
  /** On a day of its own each time. */
  const make = async (change: Record<string, string> = {}) => {
    const lines: string[] = [];
    const now = new Date(Date.UTC(2027, 3, day++, 3));
    const options = { env: { ...env, ...change }, now, say: (line: string) => void lines.push(line), bucket };
    return { status: await makeScheduledBackup(options), lines };
  };
  const stored = () => [...storage.objects.keys()].filter((name) => name.endsWith('.age')).sort();
  const settings = (endpoint: string) => ({
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_BUCKET: storage.config.bucket,
    BACKUP_S3_PREFIX: storage.config.prefix,
    BACKUP_S3_REGION: storage.config.region,
    BACKUP_S3_ACCESS_KEY_ID: storage.config.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: storage.config.secretAccessKey,
  });
  beforeAll(async () => {
    drill = await createDrill(kind);
  });
  afterAll(() => drill.close());
  beforeEach(async () => {
    rmSync(staging(), { recursive: true, force: true });
    storage = await openStorage();
    bucket = createS3Store(storage.config, { env: {}, ca: storage.ca, pauseMs: 1 });
    const identity = readFileSync(drill.identityFile, 'utf8').split('\n')[1] ?? '';
    env = {
      PATH: process.env.PATH ?? '',
      ...drill.env,
      ...settings(storage.config.endpoint),
      BACKUP_RECIPIENTS: await identityToRecipient(identity),
      BACKUP_IDENTITY_FILE: drill.identityFile,
    };
  });
  afterEach(async () => {
    await bucket.close();
    await storage.close();
  });

  it('is uploaded, read back and restored; of this machine it needs no more than its status', async () => {
    const { status, lines } = await make();
    expect(stored()).toEqual([`here/${status.newest?.file}`]);
    expect(status.newest?.verifiedAt).not.toBeNull();
    expect(lines.join()).toContain('Verified');
    expect(storage.asked).toContain(`GET here/${status.newest?.file}`);
    expect(readdirSync(staging())).toEqual(['status.json']);
    expect(await readStoredStatus(bucket)).toEqual(status);
  });

  it('makes room for itself, and leaves what others put there', async () => {
    for (const name of ['quietprint-20200101T030000Z.age', 'quietprint-20200102T030000Z.age', 'by-hand.age'])
      storage.objects.set(`here/${name}`, Buffer.from('old'));
    const { lines, status } = await make({ BACKUP_KEEP: '2' });
    expect(stored()).toEqual([
      'here/by-hand.age',
      'here/quietprint-20200102T030000Z.age',
      `here/${status.newest?.file}`,
    ]);
    expect(lines).toContain('Deleted quietprint-20200101T030000Z.age.');
  });

  it('that comes back altered is not called verified, and deletes no older one', async () => {
    const { status: before } = await make();
    const untouched: Fault = () => false;
    const altered: Fault = (_request, response) => {
      const bytes = Buffer.from(storage.objects.get(stored().at(-1) ?? '') ?? '');
      bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
      return Boolean(response.end(bytes));
    };
    storage.failNext(untouched, untouched, altered);
    await expect(make({ BACKUP_KEEP: '1' })).rejects.toThrow('altered');
    expect(stored()).toHaveLength(2);
    expect(await readStoredStatus(bucket)).toMatchObject({
      failure: expect.stringContaining('altered'),
      verifiedMadeAt: before.verifiedMadeAt,
      newest: { verifiedAt: null },
    });
  });

  it('that the storage refuses is a failure that stands beside the last good one', async () => {
    const { status: before } = await make();
    const refused: Fault = (request, response) => {
      request.resume();
      refuse(response, 403, 'AccessDenied', 'Not here');
      return true;
    };
    const untouched: Fault = () => false;
    storage.failNext(untouched, refused);
    await expect(make()).rejects.toThrow('AccessDenied: Not here');
    const status = await readBackupStatus(staging());
    expect(status).toMatchObject({ failure: expect.stringContaining('AccessDenied'), newest: before.newest });
    expect(stored()).toHaveLength(1);
  });

  it('goes into the folder as well where one is named', async () => {
    const folder = path.join(drill.folder, 'beside');
    const { status } = await make({ BACKUP_DIR: folder });
    expect(readdirSync(folder).sort()).toEqual([status.newest?.file, 'status.json']);
    expect(stored()).toEqual([`here/${status.newest?.file}`]);
  });

  it('is fetched and restored by an operator who has lost everything else', async () => {
    const { status } = await make();
    storage.objects.set('here/erasures.jsonl', Buffer.from(''));
    const file = path.join(drill.folder, 'fetched.age');
    const run = async (...args: string[]) => {
      const child = spawn(process.execPath, [path.join(root, 'scripts/admin.ts'), ...args], {
        cwd: root,
        env: { ...env, DATA_DIR: path.join(drill.folder, 'new'), NODE_EXTRA_CA_CERTS: storage.caFile },
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
      return { status: (await once(child, 'close'))[0], said };
    };
    const listed = await run('stored-backups');
    expect(listed).toEqual({ status: 0, said: expect.stringContaining(status.newest?.file ?? '-') });
    const fetched = await run('fetch-backup', status.newest?.file ?? '', file);
    expect(fetched).toEqual({ status: 0, said: expect.stringContaining('The ledger of erasures') });
    const checked = await run('restore', file, '--check', '--identity-file', drill.identityFile);
    expect(checked).toEqual({ status: 0, said: expect.stringContaining('is whole') });
  });

  it.runIf(kind === 'postgres')(
    'is made by npm run backups through a proxy and under an authority of one’s own, with numbers to watch',
    async () => {
      const proxy = await openProxy({ port: Number(new URL(storage.config.endpoint).port) });
      const port = await freePort();
      const child = spawn(process.execPath, [path.join(root, 'scripts/backups.ts')], {
        cwd: root,
        env: {
          ...env,
          ...settings('https://objects.example'),
          HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`,
          NODE_EXTRA_CA_CERTS: storage.caFile,
          METRICS_PORT: String(port),
        },
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
      await expect.poll(() => said, { timeout: 240_000, interval: 500 }).toMatch(/Verified|FAILED/);
      const metrics = () => fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
      await expect
        .poll(metrics, { timeout: 60_000, interval: 500 })
        .toMatch(/^quietprint_backup_verified_timestamp_seconds \d/m);
      await expect
        .poll(() => [...storage.objects.keys()], { timeout: 60_000 })
        .toContainEqual(expect.stringMatching(/^here\/audit-checkpoints\/\w+\/0{15}\.jsonl$/));
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      expect((await ended)[0]).toBe(0);
      expect(said).toContain('Verified');
      expect(new Set(proxy.tunnels)).toEqual(new Set(['objects.example:443']));
      expect(existsSync(path.join(staging(), 'status.json'))).toBe(true);
      await proxy.close();
    },
  );
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
