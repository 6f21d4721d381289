import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storeSecret } from '#core/accounts/factors/internal/store.ts';
import { twoFactors } from '#core/accounts/factors/schema.ts';
import { preferences, profiles } from '#core/accounts/profile/schema.ts';
import { confirmAddress, passwordWasChanged, resetPassword } from '#core/accounts/sessions/emails.ts';
import { freeScanLink } from '#core/scans/emails.ts';
import { seed } from '#db/seed.ts';
import { systemScope } from '#platform/database/scope.ts';
import { defineJob } from '#platform/queue/define.ts';
import { Browser } from '#tests/browser.ts';
import { openProduct, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { proves } from '#tests/proves.ts';
import type { Answer } from '#tests/test-server.ts';
import { createWorld, type World } from '#tests/world.ts';

const password = 'quiet gravel and one stone';
const { build } = await productBuild();
/** Whom a scan's address opens to does not depend on what it finds: no source is asked. */
const scanRun = defineJob({ name: 'scan.run', input: z.strictObject({ scanId: z.uuid() }), run: async () => {} });
let world: World;
let product: Product;

beforeAll(async () => {
  const env = { APP_URL: 'http://localhost:3000', TRUSTED_PROXIES: '1' };
  const emails = [confirmAddress, freeScanLink, passwordWasChanged, resetPassword];
  world = await createWorld({ database: 'embedded', env, emails, jobs: [scanRun] });
  await seed(world.database);
  product = await openProduct(world, build);
});
afterAll(async () => {
  product.stop();
  await world.close();
});

const browserOf = () => new Browser(product);
/** Cookies of sessions: that by which a browser is known again stays. */
const keysOf = ({ cookies }: Browser) => [...cookies.keys()].filter((name) => /^qp_(?!browser$)/.test(name));

/** The link of the newest mail to an address, as a path. */
async function linkTo(email: string): Promise<string> {
  await world.drain();
  const mail = world.mailbox.findLast(({ to }) => String(to).includes(email));
  const link = /http:\/\/localhost:3000((?:\/fr)?\/(?:auth\/link|scan\/open)\?[^\s"<]+)/.exec(`${mail?.text}`)?.[1];
  if (!link) throw new Error(`no link to ${email}`);
  return link.replaceAll('&amp;', '&');
}

const press = (link: string) => Object.fromEntries(new URLSearchParams(link.slice(link.indexOf('?'))));

async function openAccount(email: string): Promise<Browser> {
  const browser = browserOf();
  await browser.ask('/auth?tab=sign-up', { form: { email, password, confirm: password, fullName: 'Alice Archer' } });
  await browser.ask('/auth/link', { form: press(await linkTo(email)) });
  return browser;
}

it('an account that is opened on a French page speaks French from its first page on', async () => {
  const browser = browserOf();
  const email = 'amelie@example.com';
  const form = { email, password, confirm: password, fullName: 'Amélie Arnaud' };
  await browser.ask('/fr/auth?tab=sign-up', { form });
  const link = await linkTo(email);
  expect(link).toMatch(/^\/fr\/auth\/link\?/);
  await browser.ask('/fr/auth/link', { form: press(link) });
  expect((await browser.ask('/settings')).text).toContain('<html lang="fr"');
  await world.database.transaction(systemScope, (tx) => tx.update(preferences).set({ language: 'en' }));
  expect((await browser.ask('/settings')).text).toContain('<html lang="en-GB"');
});

/** From now on a code of an app is asked for after the password of an account. */
const requireCodeOf = (email: string) =>
  world.database.transaction(systemScope, async (tx) => {
    const [profile] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
    const userId = profile?.id ?? '';
    await storeSecret(tx, world, { userId, sessionId: randomUUID() }, new Secret().base32);
    await tx
      .update(twoFactors)
      .set({ confirmedAt: new Date(0) })
      .where(eq(twoFactors.userId, userId));
  });

const session = async (browser: Browser) => JSON.parse((await browser.ask('/auth/session')).text);

describe('a link in a mail', () => {
  it('is not used up by reading it, however often, and opens the account once', async () => {
    const email = 'link@example.com';
    const form = { email, password, confirm: password, fullName: '' };
    const signedUp = browserOf();
    await signedUp.ask('/auth?tab=sign-up', { form });
    const link = await linkTo(email);
    for (let n = 0; n < 10; n++) {
      const method = n % 2 === 0 ? 'GET' : 'HEAD';
      const { status, headers } = await browserOf().ask(link, { method });
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      expect(headers['set-cookie']).toBeUndefined();
    }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signedUp.ask('/auth/link', { form: press(link) })),
    );
    const opened = answers.filter(({ headers }) => headers.location === '/auth/callback?scripts=no');
    expect(opened.length).toBe(1);
    const refused = answers.filter(({ text }) => text.includes('The link has expired or is invalid.'));
    expect(refused.length).toBe(19);
    expect(world.logged.join('\n')).not.toContain(press(link).token);
  });

  it('of a new password leads to its page with the pair in the fragment, or without scripts by cookie', {
    ...proves('NAV-032'),
  }, async () => {
    const email = 'recover@example.com';
    await openAccount(email);
    const browser = browserOf();
    await browser.ask('/auth?view=reset', { form: { email } });
    const used = press(await linkTo(email));
    const { headers } = await browser.ask('/auth/link', { form: { ...used, scripts: 'yes', to: '/reset-password' } });
    const to = new URL(String(headers.location), 'http://localhost:3000');
    expect([to.pathname, to.search]).toEqual(['/reset-password', '']);
    const pair = Object.fromEntries(new URLSearchParams(to.hash.slice(1)));
    expect(Object.keys(pair)).toEqual(['type', 'access_token', 'refresh_token']);
    expect(keysOf(browser)).toEqual([]);
    const form = { intent: 'exchange', ...pair };
    expect((await browser.ask('/auth/callback', { form })).text).toContain('Set New Password');
    expect((await browserOf().ask('/auth/callback', { form })).text).toContain(
      'Failed to verify reset link. Please request a new one.',
    );
    expect(world.logged.join('\n')).not.toContain(pair.access_token);

    const other = browserOf();
    await other.ask('/auth?view=reset', { form: { email } });
    const answer = await other.ask('/auth/link', { form: { ...press(await linkTo(email)), to: '//evil.example' } });
    expect(answer.headers.location).toBe('/auth/callback?type=recovery&scripts=no');
    expect((await other.ask(String(answer.headers.location))).text).toContain('Set New Password');
    expect(await session(other)).toEqual({ viewer: null, expiresAt: null });
  });

  it('of a new password asks for the second factor of its account, in a browser signed in to another too', async () => {
    const [alice, bob] = ['first@example.com', 'second@example.com'];
    await openAccount(bob);
    await requireCodeOf(bob);
    const browser = await openAccount(alice);
    await browserOf().ask('/auth?view=reset', { form: { email: bob } });
    await browser.ask('/auth/link', { form: { ...press(await linkTo(bob)), to: '/reset-password' } });
    const chosen = { intent: 'set-password', password: `${password} twice`, confirm: `${password} twice` };
    await browser.ask('/auth/callback?type=recovery&scripts=no', { form: chosen });
    const page = await browser.ask('/auth?view=two-factor');
    expect([page.status, page.text.includes('name="code"')]).toEqual([200, true]);
    const wrong = await browser.ask('/auth?view=two-factor', { form: { code: '000000' } });
    expect([wrong.status, wrong.text.includes('name="code"')]).toEqual([401, true]);
    expect((await browser.viewer())?.email).toBe(alice);
  });

  it('to /reset-password goes on to the callback with everything it carries', proves('NAV-033'), async () => {
    const { status, headers } = await browserOf().ask('/reset-password?type=recovery&access_token=a');
    expect([status, headers.location]).toEqual([302, '/auth/callback?type=recovery&access_token=a']);
  });
});

describe('after signing in', () => {
  beforeAll(() => openAccount('next@example.com'));

  it.each([
    ['/settings?tab=1', '/settings?tab=1'],
    ['', '/dashboard'],
    ['//evil.example', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['%2f%2fevil.example', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['https://evil.example/', '/dashboard'],
    ['/%09/evil.example', '/dashboard'],
    ['/\t/evil.example', '/dashboard'],
    ['@evil.example', '/dashboard'],
  ])('the way back to %j leads to %s', async (next, to) => {
    const browser = browserOf();
    const form = { email: 'next@example.com', password };
    const { status, headers } = await browser.ask(`/auth?next=${encodeURIComponent(next)}`, { form });
    expect([status, headers.location]).toEqual([302, to]);
    expect((await session(browser)).viewer.email).toBe('next@example.com');
  });

  it('a session is read and renewed on asking, and one that is no more leaves nothing in the browser', {
    ...proves('CALL-009'),
  }, async () => {
    const browser = await openAccount('renewed@example.com');
    const before = browser.cookies.get('qp_refresh');
    const renewed = JSON.parse((await browser.ask('/auth/refresh', { method: 'POST' })).text);
    expect(renewed.expiresAt).toBe(world.clock.now().getTime() + 15 * 60_000);
    expect(browser.cookies.get('qp_refresh')).not.toBe(before);
    expect(await session(browser)).toEqual(renewed);
    browser.cookies.set('qp_refresh', 'x'.repeat(43));
    browser.cookies.delete('qp_access');
    const ended = await browser.ask('/auth/refresh', { method: 'POST' });
    expect(JSON.parse(ended.text)).toEqual({ viewer: null, expiresAt: null });
    expect(keysOf(browser)).toEqual([]);
  });

  it('signing out ends the session and leads home; reading its address does nothing', async () => {
    const browser = await openAccount('leaving@example.com');
    const copy = browserOf();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect((await browser.ask('/sign-out')).headers.location).toBe('/');
    expect((await session(browser)).viewer).not.toBeNull();
    const { status, headers } = await browser.ask('/sign-out', { form: {} });
    expect([status, headers.location]).toEqual([302, '/']);
    expect(keysOf(browser)).toEqual([]);
    expect((await session(copy)).viewer).toBeNull();
  });
});

describe('the result of a scan without an account, in a browser that several people use', () => {
  /** A browser that is signed in, and in which a mailed link opened the result at the address. */
  async function openBoth(who: string) {
    const browser = await openAccount(`${who}@example.com`);
    const visitor = `${who}.visitor@example.com`;
    const asked = await browserOf().ask('/free-scan', { form: { name: 'Bob Baker', email: visitor } });
    expect(asked.status).toBe(200);
    const opened = await browser.ask('/scan/open', { form: press(await linkTo(visitor)) });
    const address = String(opened.headers.location);
    expect([address, await reads(browser, address)]).toEqual([expect.stringMatching(/^\/scan\/[\w-]{36}$/), true]);
    return { browser, address };
  }

  const reads = async (browser: Browser, address: string) => (await browser.ask(address)).status === 200;

  const copyOf = ({ cookies }: Browser) => {
    const copy = browserOf();
    for (const [name, value] of cookies) copy.cookies.set(name, value);
    return copy;
  };

  it.each([
    ['signing out', 'out', '/sign-out', {}],
    ['signing out everywhere', 'everywhere', '/settings', { intent: 'end-all' }],
  ] as const)('is forgotten by %s, also by a copy of its cookies', async (_, who, path, form) => {
    const { browser, address } = await openBoth(who);
    const copy = copyOf(browser);
    expect(await reads(copy, address)).toBe(true);
    const { status, headers } = await browser.ask(path, { form });
    expect([status, headers.location]).toEqual([302, '/']);
    expect(browser.cookies.has('qp_scan')).toBe(false);
    expect([await reads(browser, address), await reads(copy, address)]).toEqual([false, false]);
  });

  it('stays when only the other sessions end', async () => {
    const { browser, address } = await openBoth('others');
    await browser.ask('/settings', { form: { intent: 'end-others' } });
    expect(await reads(browser, address)).toBe(true);
  });

  it('is forgotten by its own button, which takes nothing else, and asks for nothing when it is pressed again', async () => {
    const { browser, address } = await openBoth('button');
    for (let n = 0; n < 2; n++) {
      const { status, headers } = await browser.ask(address, { form: { intent: 'forget' } });
      expect([status, headers.location]).toEqual([302, '/']);
    }
    expect(await reads(browser, address)).toBe(false);
    expect((await session(browser)).viewer.email).toBe('button@example.com');
  });
});

describe('the forms of /auth', () => {
  /** What a stranger learns: without what differs from page to page, and without what they typed. */
  const learned = ({ status, text }: Answer, email: string) => [
    status,
    text.replaceAll(email, 'EMAIL').replaceAll(/nonce="[^"]*"|[0-9a-f-]{36}|streamController[^<]*/g, ''),
  ];

  it('answer the same whether or not an address has an account', async () => {
    await openAccount('known@example.com');
    const forms = [
      ['/auth?tab=sign-up', { password, confirm: password, fullName: '' }],
      ['/auth', { password: 'not the password' }],
      ['/auth?view=reset', {}],
    ] as const;
    for (const [path, form] of forms) {
      const [known, unknown] = await Promise.all(
        ['known@example.com', 'other@example.com'].map(async (email) =>
          learned(await browserOf().ask(path, { form: { ...form, email } }), email),
        ),
      );
      expect(known).toEqual(unknown);
    }
  });

  it('take nothing that they do not ask for', async () => {
    const form = { email: 'mallory@example.com', password, confirm: password, fullName: 'Mallory', role: 'admin' };
    const { status, text } = await browserOf().ask('/auth?tab=sign-up', { form });
    expect(status).toBe(400);
    expect(text).toContain('Mallory');
    await world.drain();
    expect(world.mailbox.some(({ to }) => String(to).includes('mallory'))).toBe(false);
  });

  it('count a password as unknown when nobody can be asked about it, and are told no more than the beginning of a hash', async () => {
    const browser = browserOf();
    const asked = await browser.ask('/auth/new-password', { form: { prefix: '5BAA6' } });
    expect([asked.status, JSON.parse(asked.text)]).toEqual([200, { range: null }]);
    expect(asked.headers['cache-control']).toBe('no-store');
    const hash = '5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8';
    for (const form of [
      { password },
      { prefix: hash },
      { prefix: '5BAA' },
      { prefix: '../..' },
      { prefix: '5BAA6', password },
      {},
    ])
      expect((await browser.ask('/auth/new-password', { form })).status).toBe(400);
    expect(world.logged.join('\n')).not.toContain(password);
  });

  it('say when to come back after too many attempts', async () => {
    const browser = browserOf();
    let answer = await browser.ask('/auth');
    for (let n = 0; n < 6; n++)
      answer = await browser.ask('/auth', { form: { email: 'flood@example.com', password: `wrong ${n}` } });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.text).toContain('flood@example.com');
    expect(answer.text).not.toContain('wrong 5');
  });
});
