import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { createStripeStandIn, type StripeStandIn } from '#sandbox/stripe/stand-in.ts';
import { createOwnedDatabase, migratedCluster, ownersAddress } from '#tests/migrated-cluster.ts';
import { migratedCopy } from '#tests/migrated-copy.ts';
import { startPostgres, type TemporaryPostgres } from '#tests/postgres.ts';
import { ownerEmail } from './accounts.ts';

const START_MS = 120_000;
/** How the embedded database's engine is compiled. Better code takes longer, and pays after minutes. */
const QUICKLY_COMPILED = '--liftoff-only';

/**
 * What an operator sets for others to use it. NODE_ENV=production refuses the embedded database; what it switches on is said
 * in words there.
 */
function productionEnvironment(kind: 'embedded' | 'postgres', url: string): Record<string, string> {
  const newKey = () => randomBytes(32).toString('base64');
  return {
    ...(kind === 'postgres' && { NODE_ENV: 'production' }),
    APP_URL: url,
    HOST: '127.0.0.1',
    COMPANY_NAME: 'Quietprint Limited',
    CONTACT_EMAIL: 'hello@quietprint.test',
    ENCRYPTION_KEY: newKey(),
    AUDIT_SIGNING_KEY: newKey(),
    STAFF_TWO_FACTOR: 'required',
    REQUEST_LOG: 'on',
  };
}

/** A running product, on a database of its own and before a sandbox of its own. */
export interface Installation {
  url: string;
  /** Of the process that runs now. */
  pid(): number;
  /** Its data folder. */
  folder: string;
  /** What its process finds in its environment. */
  environment: Readonly<Record<string, string>>;
  sandbox: Sandbox;
  /** Where its customers pay; null for one that nobody can pay at online. */
  stripe: StripeStandIn | null;
  /** Owner's address of its PostgreSQL; null for the embedded database. */
  databaseUrl: string | null;
  /** The server of that; null for the embedded database. */
  postgres: TemporaryPostgres | null;
  /** Everything the process has printed. */
  log(): string;
  /** `kill -9`, nothing else. */
  kill(): Promise<void>;
  /** Starts it again on the same data. Resolves when it is ready. @param more of its environment, this time */
  start(more?: Record<string, string>): Promise<void>;
  /** SIGTERM: lets it finish what is under way. What belongs to it goes on. */
  end(): Promise<void>;
  stop(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Waits for its `/readyz`. @throws what the process has printed, when it ended or took too long */
export async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the product ended while starting:\n${log()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the product is not ready after ${START_MS} ms:\n${log()}`);
}

export const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

/** Saves the product its migrations, which take most of a first start. */
async function prepareEmbedded(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xf', await migratedCopy(), '-C', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
}

/** A server with a database of its owner's in it, migrated for a test. */
async function startServer({ disk, durable, shortLived }: InstallOptions): Promise<TemporaryPostgres> {
  const copy = shortLived ? await migratedCluster() : null;
  const server = await startPostgres({
    durable: durable ?? false,
    ...(disk !== undefined && { parent: disk }),
    ...(copy !== null && { copy }),
  });
  if (!server) throw new Error('no PostgreSQL on this machine');
  if (copy === null) await createOwnedDatabase(server);
  return server;
}

/** PostgreSQL for one installation, or nothing but its folder for the embedded database. */
export async function openDatabase(kind: 'embedded' | 'postgres', data: string, options: InstallOptions = {}) {
  if (kind === 'embedded') {
    await prepareEmbedded(path.join(data, 'database'));
    return { url: null, server: null, environment: {}, close: async () => {} };
  }
  const server = await startServer(options);
  const url = ownersAddress(server);
  const DATABASE_URL = options.link ? await options.link(url) : url;
  return { url, server, environment: { DATABASE_URL }, close: () => server.stop() };
}

export interface InstallOptions {
  /** Whether people pay online, before a stand-in of its own. */
  payments?: boolean;
  /** Configured as in production. The environment has to name SMTP_URL. */
  production?: boolean;
  /** For a test that was built for: nothing is to be measured, and nothing looked for that has changed. */
  shortLived?: boolean;
  /** Whether what was committed survives a crash of PostgreSQL. */
  durable?: boolean;
  /** Where its data are made: a folder on a disk that may be full. */
  disk?: string;
  /** Where the product finds PostgreSQL, e.g. a proxy before its address. */
  link?: (databaseUrl: string) => Promise<string>;
}

/**
 * Starts the built product as an operator would: a process, its environment, nothing injected.
 * @param environment more of it, e.g. other limits
 */
export async function install(
  kind: 'embedded' | 'postgres',
  environment: Record<string, string> = {},
  options: InstallOptions = {},
): Promise<Installation> {
  const { payments = false, production = false, shortLived = false } = options;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-e2e-'));
  const sandbox = await createSandbox({ certDir: path.join(folder, 'sandbox') });
  const data = kind === 'embedded' && options.disk !== undefined ? options.disk : path.join(folder, 'data');
  const database = await openDatabase(kind, data, options);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const stripe = payments ? await createStripeStandIn({ webhookUrl: `${url}/webhooks/stripe` }) : null;
  const whole: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    HOME: os.homedir(),
    PORT: String(port),
    DATA_DIR: data,
    // Each test is a client of its own, so that one test's requests do not use up another's limit.
    TRUSTED_PROXIES: '1',
    OWNER_EMAIL: ownerEmail,
    // Hundreds of questions in the background would make every journey wait.
    SOURCE_TESTS: 'off',
    ...sandbox.environment,
    ...database.environment,
    ...stripe?.environment,
    ...(production && productionEnvironment(kind, url)),
    ...environment,
  };
  let output = '';
  let child: ChildProcess;
  const start = async (more: Record<string, string> = {}) => {
    const args = shortLived ? [QUICKLY_COMPILED, 'scripts/start.ts', '--built'] : ['scripts/start.ts'];
    child = spawn(process.execPath, args, {
      env: { ...whole, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    await untilReady(url, child, () => output);
  };
  const endBy = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended(child);
  };
  const installation: Installation = {
    url,
    pid: () => child.pid ?? 0,
    folder: data,
    environment: whole,
    sandbox,
    stripe,
    databaseUrl: database.url,
    postgres: database.server,
    log: () => output,
    kill: () => endBy('SIGKILL'),
    end: () => endBy('SIGTERM'),
    start,
    async stop() {
      await endBy('SIGTERM');
      await sandbox.close();
      await stripe?.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await start();
  } catch (error) {
    await installation.stop();
    throw error;
  }
  return installation;
}
