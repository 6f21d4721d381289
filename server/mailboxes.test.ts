import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountExists, confirmAddress, passwordWasChanged, resetPassword } from '#core/accounts/sessions/emails.ts';
import { freeScanLink } from '#core/scans/emails.ts';
import { seed } from '#db/seed.ts';
import { Browser } from '#tests/browser.ts';
import { OWNER_EMAIL } from '#tests/cast.ts';
import { openProduct, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { createWorld, type World } from '#tests/world.ts';

/** A hundred sign-ups would hash for a minute. */
vi.mock('@node-rs/argon2', () => ({
  hash: async (password: string) => `hash of ${password}`,
  verify: async (hash: string, password: string) => hash === `hash of ${password}`,
}));

const DAY = 86_400_000;
const { build } = await productBuild();
const mallorys = 'what mallory knows';
const password = 'quiet gravel and one stone';
let world: World;
let product: Product;
let people = 0;

const browser = () => new Browser(product);
const newEmail = () => `person${people++}@example.com`;
const signUp = (who: Browser, email: string, secret = password, fullName = 'Alice Archer') =>
  who.ask('/auth?tab=sign-up', { form: { email, password: secret, confirm: secret, fullName } });
const signIn = (who: Browser, email: string, secret: string) => who.ask('/auth', { form: { email, password: secret } });
const reset = (who: Browser, email: string) => who.ask('/auth?view=reset', { form: { email } });
const scan = (who: Browser, email: string) => who.ask('/free-scan', { form: { name: 'Alice Archer', email } });

async function mailsTo(email: string): Promise<string[]> {
  await world.drain();
  return world.mailbox.filter(({ to }) => to === email).map(({ text }) => text);
}
const linkIn = (mail: string | undefined) => new URL(/https:\/\/\S+token=\S+/.exec(mail ?? '')?.[0] ?? 'none:');
const newestLink = async (email: string) => linkIn((await mailsTo(email)).at(-1));

/** Opens a mailed link as a person does: reads the page, types what it asks for, presses its button. */
async function openLink(who: Browser, { pathname, search, searchParams }: URL, secret = password) {
  const page = await who.ask(pathname + search);
  const asksForPassword = page.text.includes('name="password"');
  const typed = asksForPassword ? { password: secret, confirm: secret } : {};
  const answer = await who.ask(pathname, { form: { ...Object.fromEntries(searchParams), ...typed } });
  return { asksForPassword, page, answer };
}

beforeAll(async () => {
  const emails = [confirmAddress, accountExists, resetPassword, passwordWasChanged, freeScanLink];
  world = await createWorld({ database: 'embedded', emails, env: { TRUSTED_PROXIES: '1' } });
  await seed(world.database);
  product = await openProduct(world, build);
});
afterAll(async () => {
  product.stop();
  await world.close();
});

describe('a stranger who signs up first', () => {
  it('with the address of the owner knows no password of the account that the owner opens', async () => {
    const [mallory, olive] = [browser(), browser()];
    await signUp(mallory, OWNER_EMAIL, mallorys, 'Mallory');
    await signUp(olive, OWNER_EMAIL);
    await openLink(olive, await newestLink(OWNER_EMAIL));
    expect(await olive.viewer()).toMatchObject({ email: OWNER_EMAIL, role: 'admin' });
    await signIn(mallory, OWNER_EMAIL, mallorys);
    expect(await mallory.viewer()).toBeNull();
    const elsewhere = browser();
    await signIn(elsewhere, OWNER_EMAIL, password);
    expect(await elsewhere.viewer()).toMatchObject({ email: OWNER_EMAIL });
  });

  it('decides neither password nor name of an account that is opened from the mail alone', async () => {
    const [mallory, alice, email] = [browser(), browser(), newEmail()];
    await signUp(mallory, email, mallorys, 'Mallory');
    const [mail] = await mailsTo(email);
    expect(mail).not.toContain('Mallory');
    const { asksForPassword } = await openLink(alice, linkIn(mail));
    expect(asksForPassword).toBe(true);
    expect(await alice.viewer()).toMatchObject({ email, fullName: null });
    await signIn(mallory, email, mallorys);
    expect(await mallory.viewer()).toBeNull();
  });
});

describe('a mailbox that somebody tries to silence', () => {
  it.each(['name+zzz', 'NAME+Zzz', 'name+1'])(
    'by a reset for %s@ gets its own reset mail on each day of a week',
    async (tagged) => {
      const name = `silenced${people++}`;
      const email = `${name}@example.com`;
      await signUp(browser(), email);
      await openLink(browser(), await newestLink(email));
      for (let day = 0; day < 7; day++) {
        world.clock.advance(DAY);
        await reset(browser(), `${tagged.replace(/name/i, name)}@example.com`);
        const before = (await mailsTo(email)).length;
        await reset(browser(), email);
        expect((await mailsTo(email)).length - before).toBe(1);
      }
    },
  );

  it('by sign-ups and scans for tagged addresses gets its own mail', async () => {
    const name = `quiet${people++}`;
    for (let n = 0; n < 10; n++) {
      await signUp(browser(), `${name}+${n}@example.com`, mallorys);
      await scan(browser(), `${name}+${n}@example.com`);
    }
    await signUp(browser(), `${name}@example.com`);
    await scan(browser(), `${name}@example.com`);
    const mails = await mailsTo(`${name}@example.com`);
    expect(mails.map((mail) => linkIn(mail).pathname).sort()).toEqual(['/auth/link', '/scan/open']);
    const all = world.mailbox.filter(({ to }) => String(to).startsWith(name)).map(({ text }) => linkIn(text).pathname);
    expect(all.filter((path) => path === '/auth/link').length).toBe(6);
    expect(all.filter((path) => path === '/scan/open').length).toBe(6);
  }, 240_000);
});

it('asking for a mail sets cookies that the Cookie Policy names', async () => {
  const who = browser();
  await signUp(who, newEmail());
  await scan(who, newEmail());
  const names = [...who.cookies.keys()].filter((name) => name.startsWith('__Host-qp_'));
  expect(names.sort()).toEqual(['__Host-qp_scan_request', '__Host-qp_signup']);
  const { text } = await who.ask('/cookie-policy');
  for (const name of names) expect(text).toContain(`<code>${name}</code>`);
});
