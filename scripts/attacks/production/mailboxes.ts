import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type LinkKind, links } from '../../../e2e/mail.ts';
import type { Attack } from '../attack.ts';
import type { Browser } from '../browser.ts';
import { assertHolds, password } from '../target.ts';
import type { ProductionTarget } from './target.ts';

type ProductionAttack = Attack<ProductionTarget>;

interface Feature {
  what: string;
  /** Of the link in its mail. */
  kind: LinkKind;
  ask(browser: Browser, email: string): ReturnType<Browser['post']>;
}

const confirm = { password, confirm: password, fullName: '' };
/** What mails a link to an address that a visitor names. */
const features: readonly Feature[] = [
  { what: 'sign-up', kind: 'confirmation', ask: (who, email) => who.post('/auth?tab=sign-up', { email, ...confirm }) },
  { what: 'free scan', kind: 'scan', ask: (who, email) => who.post('/free-scan', { name: 'Somebody', email }) },
  { what: 'opt-out', kind: 'neverScan', ask: (who, email) => who.post('/never-scan', { email }) },
];
const reset: Feature = {
  what: 'reset',
  kind: 'recovery',
  ask: (who, email) => who.post('/auth?view=reset', { email }),
};
/** By somebody who is signed in. */
const addAddress: Feature = {
  what: 'further address',
  kind: 'identity',
  ask: (who, value) => who.post('/dashboard/identity', { intent: 'add', kind: 'email', value }),
};

/** More than all variants of a mailbox together are mailed in a day. */
const VARIANTS = 8;
const ALLOWANCE = 5;
const MAIL_MS = 20_000;

/**
 * Row 34. The plain address has no account; the one with a tag is that of an account, so that it is proved and shares an
 * allowance all the same.
 */
export const silenceAMailbox: ProductionAttack = async ({ visit, openAccount, mail }) => {
  const [plain, tagged] = ['victim@example.com', 'victim+own@example.com'];
  const own = await openAccount(tagged);
  const stranger = await openAccount('silencer@example.com');
  const countMails = (email: string, kind: LinkKind) =>
    mail.arrived.filter(({ to, text }) => to === email && links[kind].test(text)).length;
  const strangers = ['another', ...Array.from({ length: VARIANTS }, (_, n) => `${n}`)].map(
    (tag) => `victim+${tag}@example.com`,
  );
  for (const { ask } of [...features, reset]) for (const email of strangers) await ask(visit(), email);
  for (const email of strangers) await addAddress.ask(stranger, email);
  const missing: string[] = [];
  const request = async (browser: Browser, { what, kind, ask }: Feature, email: string) => {
    const before = countMails(email, kind);
    await ask(browser, email);
    for (const end = Date.now() + MAIL_MS; Date.now() < end; await wait(50))
      if (countMails(email, kind) > before) return;
    missing.push(`${what} for ${email}`);
  };
  await request(visit(), reset, tagged);
  for (const feature of features) await request(visit(), feature, plain);
  for (const feature of features.filter(({ kind }) => kind !== 'confirmation')) await request(visit(), feature, tagged);
  for (const email of [plain, strangers[0] ?? '']) await request(own, addAddress, email);
  assertHolds(missing.length === 0, `no mail came to the owner: ${missing.join(', ')}`);
  for (const { what, kind } of [...features, addAddress]) {
    const spent = strangers.reduce((sum, email) => sum + countMails(email, kind), 0);
    // The sign-up for the account itself was one of them.
    assertHolds(spent >= ALLOWANCE - 1 && spent <= ALLOWANCE + 1, `${spent} mails to variants by ${what}`);
  }
  return `${VARIANTS + 1} tagged addresses in 5 features; every request of the owner was mailed`;
};

async function requestReset(browser: Browser, email: string, tokenFor: ProductionTarget['tokenFor']): Promise<string> {
  await reset.ask(browser, email);
  return tokenFor(email, reset.kind);
}

/** As a browser without scripts does. */
async function resetPassword(browser: Browser, token: string): Promise<void> {
  const opened = await browser.post('/auth/link', { type: 'recovery', token });
  assertHolds(opened.status === 302, `the link of a reset is answered ${opened.status}`);
  const chosen = { intent: 'set-password', password: `${password} again`, confirm: `${password} again` };
  const set = await browser.post(String(opened.headers.location), chosen);
  assertHolds(set.status < 400, `a new password is answered ${set.status}`);
}

/** Row 35: somebody opened the link, e.g. on a shared computer, before its owner keeps the result. */
export const keepAnOldKey: ProductionAttack = async ({ visit, tokenFor }) => {
  const email = 'keeper@example.com';
  const [owner, other] = [visit(), visit()];
  await owner.post('/free-scan', { name: 'Kay Keeper', email });
  const token = await tokenFor(email, 'scan');
  const at = String((await other.post('/scan/open', { token })).headers.location);
  assertHolds(/^\/scan\/[0-9a-f-]{36}$/.test(at), `the link led to ${at}`);
  const opened = await other.get(at);
  assertHolds(opened.status === 200, `the other browser was answered ${opened.status} before`);
  const third = await visit().post('/scan/open', { token });
  assertHolds(third.status >= 400, `the opened link opens in a third browser: ${third.status}`);
  await owner.post('/scan/open', { token });
  const keys = new Map(owner.cookies);
  const kept = await owner.post(at, { intent: 'keep', password, confirm: password });
  assertHolds(kept.status < 400, `the result could not be kept: ${kept.status}`);
  const mine = await owner.get(`/dashboard${at.replace('/scan/', '/scans/')}`);
  assertHolds(mine.status === 200, `the owner was answered ${mine.status} after it was kept`);
  const formerly = visit();
  for (const [name, value] of keys) formerly.cookies.set(name, value);
  const checkClosed = async (browsers: readonly Browser[], when: string) => {
    const nowhere = `/scan/${randomUUID()}`;
    for (const browser of browsers)
      for (const suffix of ['', '.data']) {
        const [real, none] = [await browser.get(at + suffix), await browser.get(nowhere + suffix)];
        assertHolds(real.status === 404 && none.status === 404, `${at}${suffix} is answered ${real.status} ${when}`);
        assertHolds(!real.text.includes(email), `the answer names the address ${when}`);
      }
  };
  await checkClosed([other, formerly], 'after it was kept');
  const { status } = await visit().post('/scan/open', { token });
  assertHolds(status >= 400, `the link opens it again: ${status}`);
  const taken = await other.post(at, { intent: 'keep', password, confirm: password });
  assertHolds(taken.status >= 400, `the other browser keeps it as well: ${taken.status}`);
  const { searchParams } = new URL(`${at}?topic=scan:${at.slice('/scan/'.length)}`, 'http://site.example');
  const stream = await other.get(`/live?${searchParams}`);
  assertHolds(stream.status >= 400, `its live stream is answered ${stream.status}`);
  // Whoever had copied the session of its owner is out after a reset, and the older keys open nothing again.
  const copied = visit();
  for (const [name, value] of owner.cookies) copied.cookies.set(name, value);
  await resetPassword(visit(), await requestReset(visit(), email, tokenFor));
  await checkClosed([other, formerly], 'after a reset');
  const account = await copied.get(`/dashboard${at.replace('/scan/', '/scans/')}`);
  assertHolds(account.status !== 200, 'a copied session reads the result after a reset');
  return 'another browser, a copied key and after a reset a copied session: 404 for page and data, no stream, no claim';
};
