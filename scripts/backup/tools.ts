import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tlsAskedBy } from '#platform/config/database-link.ts';
import { BackupError } from './backup-error.ts';

/** Where systems keep the authorities that they trust: PostgreSQL's programs do not look there by themselves. */
const AUTHORITIES = ['/etc/ssl/certs/ca-certificates.crt', '/etc/pki/tls/certs/ca-bundle.crt', '/etc/ssl/cert.pem'];

/** Of PostgreSQL's programs, what asks for the same as node-postgres: `require` verifies there, and would not here; null says nothing. */
function modeFor(url: URL): string | null {
  if (url.searchParams.get('uselibpqcompat') === 'true') return url.searchParams.get('sslmode');
  return { verified: 'verify-full', unverified: 'require', plain: 'disable', unsaid: null }[tlsAskedBy(url)];
}

/** TLS as strict as the product's own connections have it. */
function tlsOf(url: URL): Record<string, string | null> {
  const mode = modeFor(url);
  const own = url.searchParams.get('sslrootcert');
  const root = own ?? (mode === 'verify-full' ? AUTHORITIES.find((file) => existsSync(file)) : undefined);
  return {
    PGSSLMODE: mode,
    PGSSLROOTCERT: root ?? null,
    PGSSLCERT: url.searchParams.get('sslcert'),
    PGSSLKEY: url.searchParams.get('sslkey'),
  };
}

/** An address as PostgreSQL's programs read it from the environment: nobody sees the password in a list of processes. */
export function environmentOf(address: string): Record<string, string> {
  const url = new URL(address);
  const sent = (name: string, value: string | null) => (value ? { [name]: value } : {});
  return {
    ...sent('PGHOST', url.searchParams.get('host') ?? url.hostname.replace(/^\[|\]$/g, '')),
    ...sent('PGPORT', url.port),
    ...sent('PGUSER', decodeURIComponent(url.username)),
    ...sent('PGPASSWORD', decodeURIComponent(url.password)),
    ...sent('PGDATABASE', decodeURIComponent(url.pathname.slice(1))),
    ...Object.assign({}, ...Object.entries(tlsOf(url)).map(([name, value]) => sent(name, value))),
    PGCONNECT_TIMEOUT: '10',
  };
}

const MOST_SHOWN = 2_000;

/** One of PostgreSQL's programs, running. */
export interface Tool {
  child: ChildProcess;
  /** @throws BackupError with what it said, when it fails */
  done: Promise<void>;
}

/** @param env added to the environment, see `environmentOf` */
export function startTool(
  name: 'pg_dump' | 'pg_restore' | 'psql',
  args: readonly string[],
  env: Record<string, string>,
  stdio: SpawnOptions['stdio'],
): Tool {
  const child = spawn(name, args, { env: { ...process.env, ...env }, stdio });
  let said = '';
  child.stderr?.on('data', (chunk) => (said = (said + chunk).slice(-MOST_SHOWN)));
  // Whoever writes to a program that has ended hears it from `done`.
  child.stdin?.on('error', () => {});
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const missing = error.code === 'ENOENT';
      reject(
        new BackupError(
          missing ? `${name} is not on the PATH: install the client programs of PostgreSQL.` : error.message,
        ),
      );
    });
    child.once('close', (status) => {
      if (status === 0) resolve();
      else reject(new BackupError(`${name} failed: ${said.trim() || `status ${status}`}`));
    });
  });
  done.catch(() => {});
  return { child, done };
}

/** Writes at the pace at which the program reads; stops quietly when it has ended. */
export async function feed(child: ChildProcess, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const { stdin } = child;
  if (!stdin) return;
  const gone = once(child, 'close').catch(() => {});
  for await (const chunk of chunks) {
    if (stdin.destroyed) return;
    if (!stdin.write(chunk)) await Promise.race([once(stdin, 'drain').catch(() => {}), gone]);
  }
}
