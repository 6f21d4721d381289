import { readFileSync } from 'node:fs';
import net from 'node:net';
import pg from 'pg';
import { findPostgres } from '#tests/postgres.ts';
import { type Installation, install } from './installation.ts';
import { expect, newestLink, test } from './test.ts';

const NAME = 'Canaria Quillfeather';
/** One whose mail arrives, one whose mail is refused, and one whose sources attack. */
const DELIVERED = 'canary-quillfeather@example.com';
const REFUSED = 'canary-refused@example.com';
const HOSTILE = { name: 'Viktor Stone', email: 'viktor@hostile.example' };
const SECRETS = ['Canaria', 'Quillfeather', DELIVERED, REFUSED, HOSTILE.name, HOSTILE.email];

const form = (url: string, fields: Record<string, string>, client: string) =>
  ({
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: url, 'x-forwarded-for': client },
    redirect: 'manual',
  }) as const;

/** Every row of every table as text, with the address of the server's superuser: row security hides nothing from it. */
async function everyRow(databaseUrl: string): Promise<Map<string, string[]>> {
  const address = new URL(databaseUrl);
  address.username = 'postgres';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  await client.end();
  return found;
}

/** A port on which nobody listens. */
const closedPort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** From the form to the finished report. @returns the token of the mailed link */
async function scanned({ url }: Installation, person: { name: string; email: string }, client: string) {
  expect((await fetch(`${url}/free-scan`, form(url, person, client))).status).toBe(200);
  const token = new URL(await newestLink(url, person.email)).searchParams.get('token') ?? '';
  const opened = await fetch(`${url}/scan/open`, form(url, { token }, client));
  expect(opened.status).toBe(302);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  await expect
    .poll(async () => (await fetch(url + opened.headers.get('location'), { headers: { cookie } })).text(), {
      timeout: 60_000,
    })
    .toContain('Exposure report');
  return { token, cookie };
}

/** Takes a table away for the time of `work`, so that the statements about it fail. */
async function without(databaseUrl: string, table: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`alter table ${table} rename to away`);
  try {
    await work();
  } finally {
    await client.query(`alter table away rename to ${table}`);
    await client.end();
  }
}

function expectNone(where: string, texts: readonly string[], secrets: readonly string[]): void {
  const whole = texts.join('\n').toLowerCase();
  for (const secret of secrets) expect(whole.includes(secret.toLowerCase()), `${secret} in ${where}`).toBe(false);
}

/** Both people are scanned. @returns what must stand nowhere, and a token that was used */
async function scanBoth(installation: Installation): Promise<{ secrets: string[]; token: string }> {
  const [own, hostile] = await Promise.all([
    scanned(installation, { name: NAME, email: DELIVERED }, '192.0.2.1'),
    scanned(installation, HOSTILE, '192.0.2.2'),
  ]);
  const cookies = [own, hostile].flatMap(({ cookie }) => cookie.split('=').slice(1));
  return { secrets: [...SECRETS, own.token, hostile.token, ...cookies], token: own.token };
}

/** Statements fail, and so do the forms that make them; then an address with a header in it is refused. */
async function failInDatabase({ url, log }: Installation, databaseUrl: string, token: string): Promise<void> {
  await without(databaseUrl, 'user_scans', async () => {
    const refused = await fetch(`${url}/free-scan`, form(url, { name: NAME, email: REFUSED }, '192.0.2.3'));
    expect(refused.status).toBe(500);
    expect((await fetch(`${url}/scan/open`, form(url, { token }, '192.0.2.3'))).status).toBe(500);
  });
  expect(log(), 'what failed is reported').toContain('A form could not be taken');
  await fetch(`${url}/free-scan`, form(url, { name: NAME, email: `${REFUSED}\r\nBcc: x` }, '192.0.2.3'));
}

/** Nobody takes the mail, so that it stays in its job. */
async function failToMail(installation: Installation): Promise<void> {
  const { url } = installation;
  await installation.kill();
  await installation.start({ SMTP_URL: `smtp://127.0.0.1:${await closedPort()}` });
  const asked = await fetch(`${url}/free-scan`, form(url, { name: NAME, email: REFUSED }, '192.0.2.4'));
  expect(asked.status).toBe(200);
  await expect.poll(() => installation.log()).toContain('job=mail.deliver');
}

/** Tables that would hold what must not be there have rows. */
function expectFilled(tables: Map<string, string[]>): void {
  const holders = ['user_scans', 'mails', 'audit_logs', 'live_events', 'rate_limits'];
  for (const name of holders) expect(tables.get(`public.${name}`)?.length, `rows of ${name}`).toBeGreaterThan(0);
  const jobs = [...tables].filter(([name]) => name.startsWith('pgboss.')).flatMap(([, rows]) => rows);
  expect(jobs.some((row) => row.includes('mail.deliver'))).toBe(true);
}

test('a name, an address and a token stand nowhere in plain text: not in the output, not in any table, also where things fail', {
  tag: '@postgres',
}, async ({ database }) => {
  test.skip(database !== 'postgres' || !findPostgres(), 'needs to read the tables from outside');
  test.setTimeout(240_000);
  const installation = await install('postgres', { LOG_LEVEL: 'debug' }, { shortLived: true });
  const { databaseUrl } = installation;
  if (!databaseUrl) throw new Error('no address of the database');
  try {
    const { secrets, token } = await scanBoth(installation);
    await failInDatabase(installation, databaseUrl, token);
    await failToMail(installation);

    const tables = await everyRow(databaseUrl);
    expectFilled(tables);
    for (const [name, rows] of tables) expectNone(name, rows, secrets);
    expectNone('the output', [installation.log()], secrets);
    expect(readFileSync(`${installation.folder}/secrets.json`, 'utf8')).toContain('encryptionKey');
  } finally {
    await installation.stop();
  }
});
