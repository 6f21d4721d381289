import { spawnSync } from 'node:child_process';
import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import { people } from '#sandbox/people.ts';
import { expect, test } from './test.ts';

test.use({ installationOf: 'crash' });

/** Ten mailboxes of one domain whose sources all answer. */
const mailboxes = Array.from({ length: 10 }, (_, n) => `crash-test-${n}@example.com`);

async function startedScan(
  playwright: PlaywrightWorkerArgs['playwright'],
  url: string,
  email: string,
  linkFor: (email: string) => Promise<string>,
): Promise<{ request: APIRequestContext; address: string }> {
  const request = await playwright.request.newContext({
    baseURL: url,
    extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${mailboxes.indexOf(email)}`, origin: url },
  });
  // Ten at once may be too many for a busy machine, which then says so.
  const post = async (path: string, form: Record<string, string>, status: number) => {
    const send = () => request.post(path, { form, maxRedirects: 0 });
    let answer = await send();
    for (let tries = 1; answer.status() === 503 && tries < 5; tries++) answer = await send();
    expect(answer.status()).toBe(status);
    return answer;
  };
  await post('/free-scan', { name: 'Carol', email }, 200);
  const token = new URL(await linkFor(email)).searchParams.get('token') ?? '';
  const opened = await post('/scan/open', { token }, 302);
  return { request, address: opened.headers().location ?? '' };
}

test('kill -9 in the middle of ten scans: after the restart all end, and no source is asked twice for what it had answered', {
  tag: '@postgres',
}, async ({ playwright, installation, linkFor }) => {
  test.setTimeout(300_000);
  const { sandbox, url } = installation;
  sandbox.reset();
  const letGo = sandbox.controls.hold(({ host }) => !host.includes('github'));
  const scans = await Promise.all(mailboxes.map((email) => startedScan(playwright, url, email, linkFor)));
  await expect.poll(() => sandbox.requests.length, { timeout: 60_000 }).toBeGreaterThan(20);
  await installation.kill();
  letGo();
  await installation.start();
  for (const { request, address } of scans) {
    await expect(async () => {
      const page = await request.get(address);
      expect(page.status()).toBe(200);
      expect(await page.text()).toContain('Exposure report');
    }).toPass({ timeout: 90_000 });
    const report = await (await request.get(address)).text();
    const ids = [...report.matchAll(/id="finding-([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size, 'a finding stands twice').toBe(ids.length);
    await request.dispose();
  }
});

test('a second process on the same data folder refuses to start and says why', { tag: '@postgres' }, async ({
  installation,
  database,
}) => {
  test.skip(database !== 'embedded', 'PostgreSQL serves many processes');
  const folder = installation.folder;
  const second = spawnSync(process.execPath, ['scripts/start.ts'], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: folder },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(second.status).not.toBe(0);
  expect(second.stderr + second.stdout).toContain(`The data folder ${folder} is in use by process`);
});

test('no name or address of a whole journey stands in the log', { tag: '@postgres' }, async ({ installation }) => {
  for (const secret of [...mailboxes, 'Carol', ...people.map((person) => person.email)]) {
    expect(installation.log().toLowerCase()).not.toContain(secret.toLowerCase());
  }
});
