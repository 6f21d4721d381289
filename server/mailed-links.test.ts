import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passkeyOff } from '#core/accounts/factors/emails.ts';
import { passkeys } from '#core/accounts/factors/schema.ts';
import { confirmWithPassword } from '#core/accounts/sessions/actions/confirm-with-password.ts';
import { signUp } from '#core/accounts/sessions/actions/sign-up.ts';
import { confirmAddress, passwordWasChanged, resetPassword } from '#core/accounts/sessions/emails.ts';
import { visitor } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { openProduct, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { type Answer, ask } from '#tests/test-server.ts';
import { createWorld, type World } from '#tests/world.ts';

const { build } = await productBuild();
const password = 'correct horse';
let world: World;
let product: Product;
let people = 0;
let email = '';

const headers = (more: Record<string, string> = {}) => ({
  'x-forwarded-for': `10.0.${people >> 8}.${people & 255}`,
  ...more,
});
const post = (path: string, fields: Record<string, string>, more: Record<string, string> = {}): Promise<Answer> =>
  ask(product, path, {
    method: 'POST',
    headers: headers({
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...more,
    }),
    body: new URLSearchParams(fields).toString(),
  });

async function newestLink(): Promise<URL> {
  await world.drain();
  const mail = world.mailbox.findLast(({ to }) => to === email);
  return new URL(mail?.text.match(/https:\/\/\S+token=\S+/)?.[0] ?? 'none:');
}
/** As another browser than the one that signed up posts it: a confirmation with a password. */
const fieldsOf = ({ searchParams }: URL) => ({
  ...Object.fromEntries(searchParams),
  scripts: 'yes',
  ...(searchParams.get('type') === 'confirmation' && { password, confirm: password }),
});

beforeAll(async () => {
  world = await createWorld({
    database: 'embedded',
    emails: [confirmAddress, passkeyOff, passwordWasChanged, resetPassword],
    env: { TRUSTED_PROXIES: '1' },
  });
  product = await openProduct(world, build);
});
afterAll(async () => {
  product.stop();
  await world.close();
});
beforeEach(async () => {
  email = `person${people++}@example.com`;
  await post('/auth?tab=sign-up', { email, password, confirm: password, fullName: 'Alice' });
});

describe('a link in a mail', () => {
  it('that ten scanners follow stays good, and of twenty presses one opens it', async () => {
    const link = await newestLink();
    const at = link.pathname + link.search;
    for (let n = 0; n < 10; n++) {
      const [page, head] = [await ask(product, at, { headers: headers() }), await ask(product, at, { method: 'HEAD' })];
      expect([page.status, head.status]).toEqual([200, 200]);
      expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
      expect(page.headers['set-cookie']).toBeUndefined();
    }
    const pressed = await Promise.all(Array.from({ length: 20 }, () => post('/auth/link', fieldsOf(link))));
    const opened = pressed.filter(({ status }) => status === 302);
    expect(opened.map(({ headers: { location } }) => location)).toEqual(['/auth/callback']);
    expect(String(opened[0]?.headers['set-cookie'])).toContain('__Host-qp_access=');
    expect(pressed.filter(({ status }) => status === 410).length).toBe(19);
  });

  it('to a scan leaves the address at once, for a cookie that the page behind it reads', async () => {
    const token = 'k'.repeat(43);
    const first = await ask(product, `/scan/open?token=${token}&ended`, { headers: headers() });
    expect([first.status, first.headers.location]).toEqual([302, '/scan/open?ended']);
    const [cookie = ''] = String(first.headers['set-cookie']).split(';');
    expect(first.headers['set-cookie']?.toString()).toMatch(/^__Host-qp_scan_link=k{43}\.[\w-]{43};.*HttpOnly/);
    const page = await ask(product, '/scan/open?ended', { headers: { ...headers(), cookie } });
    expect(page.text).toContain(`value="${token}"`);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(world.logged.join('\n')).not.toContain(token);
  });

  it('names the configured site, whatever host a request claims', async () => {
    email = `person${people++}@example.com`;
    const lies = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' };
    await post('/auth?tab=sign-up', { email, password, confirm: password, fullName: '' }, lies);
    expect((await newestLink()).origin).toBe('https://quietprint.test');
  });

  it('stands in no log, and neither does what it opened', async () => {
    const link = await newestLink();
    await ask(product, link.pathname + link.search);
    const opened = await post('/auth/link', fieldsOf(link));
    await post('/auth/link', fieldsOf(link));
    const secrets = [
      link.searchParams.get('token') ?? '',
      ...(String(opened.headers['set-cookie']).match(/[\w-]{43}/g) ?? []),
    ];
    expect(secrets.length).toBeGreaterThan(2);
    for (const secret of [...secrets, email, password]) expect(world.logged.join('\n')).not.toContain(secret);
  });

  it('of a reset hands the pair on in the fragment, which no server sees', async () => {
    await world.drain();
    await post('/auth?view=reset', { email });
    const link = await newestLink();
    expect(link.searchParams.get('type')).toBe('recovery');
    const { status, headers: answered } = await post('/auth/link', fieldsOf(link));
    expect(status).toBe(302);
    expect(answered.location).toMatch(
      /^\/auth\/callback#type=recovery&access_token=[\w-]{43}&refresh_token=[\w-]{43}$/,
    );
    expect(answered).toMatchObject({ 'cache-control': 'no-store' });
    const browser = String(answered['set-cookie']).match(/__Host-qp_browser=[\w-]{43}/)?.[0] ?? '';
    expect(String(answered['set-cookie'])).toMatch(
      /qp_browser=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    );
    const fragment = new URLSearchParams(String(answered.location).split('#')[1]);
    const exchange = { ...Object.fromEntries(fragment), intent: 'exchange' };
    const inOtherBrowser = await post('/auth/callback', exchange, { cookie: `__Host-qp_browser=${'A'.repeat(43)}` });
    expect([inOtherBrowser.status, inOtherBrowser.headers['set-cookie']]).toEqual([401, undefined]);
    const here = await post('/auth/callback', exchange, { cookie: browser });
    expect([here.status, String(here.headers['set-cookie'])]).toEqual([
      200,
      expect.stringContaining('__Host-qp_recovery='),
    ]);
  });
});

describe('a new password', () => {
  const cookiesOf = ({ headers: { 'set-cookie': set } }: Answer) =>
    [set ?? []]
      .flat()
      .map((one) => one.split(';')[0])
      .join('; ');

  it('is set, and what else opens the account removed, without scripts; the link says whose it is', async () => {
    const platform = { actor: visitor, client: null, platform: world };
    const signedIn = await confirmWithPassword(platform, (await newestLink()).searchParams.get('token') ?? '', {
      password,
    });
    if (signedIn.state !== 'signed-in') throw new Error('no session');
    const passkey = { userId: signedIn.session.user.id, name: 'Blue phone', credentialId: email, publicKey: 'x' };
    const rest = { counter: 0, transports: [], device: 'Firefox on Linux' };
    await world.database.transaction(systemScope, (tx) => tx.insert(passkeys).values({ ...passkey, ...rest }));
    await post('/auth?view=reset', { email });
    const link = await newestLink();
    expect((await ask(product, link.pathname + link.search)).text).toContain('>p•••@example.com<');
    const pressed = await post('/auth/link', Object.fromEntries(link.searchParams));
    const fields = { intent: 'set-password', password: 'a better horse', confirm: 'a better horse' };
    const set = await post('/auth/callback', fields, { cookie: cookiesOf(pressed) });
    expect(set.text).toContain('/auth/access');
    const cookie = cookiesOf(set);
    const page = await ask(product, '/auth/access', { headers: { cookie } });
    expect(page.text).toMatch(/Passkey “Blue phone”[\s\S]+Firefox on Linux/);
    const id = page.text.match(/name="id" value="([^"]+)"/)?.[1] ?? '';
    const removed = await post('/auth/access', { what: 'passkey', id }, { cookie });
    expect([removed.status, removed.headers.location]).toEqual([302, '/auth/access']);
    expect((await ask(product, '/auth/access', { headers: { cookie } })).text).toContain(
      'Nothing else can sign in to it.',
    );
  });
});

describe('after signing in', () => {
  beforeEach(async () => {
    const context = { actor: visitor, client: null, platform: world };
    await signUp(context, { email, password, fullName: null });
    await confirmWithPassword(context, (await newestLink()).searchParams.get('token') ?? '', { password });
  });
  const signIn = async (next: string) =>
    (await post(`/auth?next=${encodeURIComponent(next)}`, { email, password })).headers.location;

  it('one comes back to where one was', async () => {
    expect(await signIn('/services?x=1#crypto')).toBe('/services?x=1#crypto');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '%2f%2fevil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/@evil.example/..//evil.example',
    'https://quietprint.test@evil.example',
    '',
  ])('one is never led away: %j', async (next) => {
    expect(await signIn(next)).toBe('/dashboard');
  });
});
