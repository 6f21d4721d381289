import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { ownerEmail } from './accounts.ts';
import { type Balancer, openBalancer } from './balancer.ts';
import { ended, freePort, openDatabase, untilReady } from './installation.ts';

/** A web server or a worker in a process of its own. */
export interface Part {
  /** Where its `/readyz` is. */
  url: string;
  /** Everything it has printed. */
  log(): string;
  /** Asks it to stop, and waits until it has. @returns its exit status */
  stop(): Promise<number | null>;
  /** `kill -9`, nothing else. */
  kill(): Promise<void>;
  /** Resolves when it is ready. */
  start(): Promise<void>;
}

/** The product as deploy/compose.yml starts it: migrations as a step of their own, two web servers, workers, a proxy. */
export interface Apart {
  balancer: Balancer;
  webs: Part[];
  workers: Part[];
  sandbox: Sandbox;
  /** Owner's address. */
  databaseUrl: string;
  stop(): Promise<void>;
}

type Environment = Record<string, string>;

function createPart(kind: 'web' | 'worker', port: number, environment: Environment): Part {
  let child: ChildProcess | undefined;
  let output = '';
  const url = `http://127.0.0.1:${port}`;
  const end = async (signal: NodeJS.Signals) => {
    if (!child) return null;
    child.kill(signal);
    await ended(child);
    return child.exitCode;
  };
  return {
    url,
    log: () => output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    async start() {
      const place = kind === 'web' ? { PORT: String(port) } : { METRICS_PORT: String(port) };
      const args = ['scripts/start.ts', kind, '--built'];
      child = spawn(process.execPath, args, { env: { ...environment, ...place }, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
      await untilReady(url, child, () => output);
    },
  };
}

async function migrate(env: Environment): Promise<void> {
  const child = spawn(process.execPath, ['scripts/migrate.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await ended(child);
  if (child.exitCode !== 0) throw new Error('the migrations failed');
}

/** A login that owns nothing. @returns its address */
async function createAppLogin(ownerUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('create role web login; grant quietprint_app to web');
  await client.end();
  const address = new URL(ownerUrl);
  address.username = 'web';
  return address.href;
}

/** Starts it. Web servers and workers know no owner of the database. */
export async function installApart(counts: { webs: number; workers: number }): Promise<Apart> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-apart-'));
  const sandbox = await createSandbox({ certDir: path.join(folder, 'sandbox') });
  const database = await openDatabase('postgres', folder);
  const databaseUrl = database.url ?? '';
  const portsOf = (count: number) => Promise.all(Array.from({ length: count }, freePort));
  const webPorts = await portsOf(counts.webs);
  const balancer = await openBalancer(webPorts);
  const environment = {
    PATH: process.env.PATH ?? '',
    HOME: os.homedir(),
    APP_URL: balancer.url,
    DATA_DIR: path.join(folder, 'data'),
    TRUSTED_PROXIES: '1',
    OWNER_EMAIL: ownerEmail,
    SOURCE_TESTS: 'off',
    ROUTE_CHECKS: 'off',
    ...sandbox.environment,
  };
  await migrate({ ...environment, ...database.environment });
  const env = { ...environment, DATABASE_APP_URL: await createAppLogin(databaseUrl) };
  const webs = webPorts.map((port) => createPart('web', port, env));
  const workers = (await portsOf(counts.workers)).map((port) => createPart('worker', port, env));
  const apart: Apart = {
    balancer,
    webs,
    workers,
    sandbox,
    databaseUrl,
    async stop() {
      await balancer.close();
      await Promise.all([...webs, ...workers].map((part) => part.stop()));
      await sandbox.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await Promise.all([...webs, ...workers].map((part) => part.start()));
  } catch (error) {
    await apart.stop();
    throw error;
  }
  return apart;
}
