import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enrolmentLink, twoFactorOn } from '#core/accounts/factors/emails.ts';
import { accounts } from '#core/accounts/module.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { confirmAddress } from '#core/accounts/sessions/emails.ts';
import { accountInviteToEnrol } from '#core/accounts/sessions/jobs.ts';
import { seed } from '#db/seed.ts';
import { systemScope } from '#platform/database/scope.ts';
import { Browser } from '#tests/browser.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { openProduct, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { createWorld, type World } from '#tests/world.ts';

const { build } = await productBuild();
const password = 'quiet gravel and one stone';
const email = 'owner@quietprint.example';
const setUp = '/settings/two-factor';
const origin = 'http://localhost:3000';

onEachDatabase('staff who need two-factor sign-in', (_open, kind) => {
  let world: World;
  let product: Product;
  let owner: Browser;

  const linkOf = async (type: 'confirmation' | 'enrolment', of = email): Promise<Record<string, string>> => {
    await world.drain();
    const mail = world.mailbox.findLast(({ to, text }) => to === of && text.includes(`type=${type}`));
    const address = /http:\/\/localhost:3000\/auth\/link\?[^\s"<]+/.exec(mail?.text ?? '')?.[0] ?? `${origin}/`;
    return Object.fromEntries(new URL(address).searchParams);
  };
  const signIn = async (): Promise<Browser> => {
    const browser = new Browser(product);
    await browser.ask('/auth', { form: { email, password } });
    return browser;
  };
  const secretIn = (html: string) => /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(html)?.[0].replaceAll(' ', '');
  const codeOf = (secret: string) => {
    world.clock.advance(30_000);
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() });
  };
  const panelOf = async (browser: Browser) => {
    const { status, headers } = await browser.ask('/admin');
    return status === 200 ? 'open' : headers.location;
  };

  beforeAll(async () => {
    const env = { APP_URL: origin, TRUSTED_PROXIES: '1', OWNER_EMAIL: email, STAFF_TWO_FACTOR: 'required' };
    world = await createWorld({
      database: kind,
      env,
      emails: [confirmAddress, enrolmentLink, twoFactorOn],
      modules: [accounts],
      jobs: [accountInviteToEnrol],
    });
    await seed(world.database);
    product = await openProduct(world, build);
    owner = new Browser(product);
    await owner.ask('/auth?tab=sign-up', { form: { email, password, confirm: password, fullName: 'Olive Owner' } });
    await owner.ask('/auth/link', { form: await linkOf('confirmation') });
  });
  afterAll(async () => {
    product.stop();
    await world.close();
  });

  it('a stranger with the password sets up nothing, and is offered only the mailed link', async () => {
    const thief = await signIn();
    expect(await panelOf(thief)).toBe(setUp);
    expect((await thief.ask(setUp)).text).toContain('Send the Link');
    const begun = await thief.ask(setUp, { form: { intent: 'begin', proof: password } });
    expect(begun.status).toBe(403);
    expect(secretIn((await thief.ask(setUp)).text)).toBeUndefined();
    const passkey = { intent: 'begin', name: 'Blue phone', proof: password };
    expect((await thief.ask('/settings/passkeys', { form: passkey })).status).toBe(403);
    await thief.ask(setUp, { form: { intent: 'send-link' } });
    expect((await new Browser(product).ask('/auth/link', { form: await linkOf('enrolment') })).status).toBe(401);
  });

  it('the owner opens the panel from the link on, and every other browser is signed out', async () => {
    const thief = await signIn();
    const link = await linkOf('enrolment');
    expect((await owner.ask('/auth/link', { form: link })).headers.location).toBe(setUp);
    expect((await thief.ask('/auth/link', { form: link })).status).toBe(410);
    await owner.ask(setUp, { form: { intent: 'begin', proof: password } });
    const secret = secretIn((await owner.ask(setUp)).text) ?? '';
    expect(await panelOf(owner)).toBe(setUp);
    const confirmed = await owner.ask(setUp, { form: { intent: 'confirm', code: codeOf(secret) } });
    expect(confirmed.text).toContain('I have kept them');
    expect(await panelOf(owner)).toBe('open');
    expect(await panelOf(thief)).toBe('/auth?next=%2Fadmin');
    expect(await panelOf(await signIn())).toBe('/auth?next=%2Fadmin');
  });

  it('who is made staff is mailed the link, once, and enters the panel only after they followed it', async () => {
    const to = 'assistant@quietprint.example';
    const person = new Browser(product);
    await person.ask('/auth?tab=sign-up', { form: { email: to, password, confirm: password, fullName: '' } });
    await person.ask('/auth/link', { form: await linkOf('confirmation', to) });
    const [row] = await world.database.transaction(systemScope, (tx) =>
      tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, to)),
    );
    const promote = () => owner.ask(`/admin/users/${row?.id}`, { form: { intent: 'role', role: 'assistant' } });
    const mails = () => world.mailbox.filter((mail) => mail.to === to && mail.text.includes('type=enrolment'));
    expect((await promote()).status).toBeLessThan(400);
    await promote();
    const link = await linkOf('enrolment', to);
    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.text).toContain('You are now part of the staff of');
    const browser = new Browser(product);
    await browser.ask('/auth', { form: { email: to, password } });
    expect(await panelOf(browser)).toBe(setUp);
    expect((await browser.ask('/auth/link', { form: link })).headers.location).toBe(setUp);
    expect(await panelOf(browser)).toBe(setUp);
  });
});
