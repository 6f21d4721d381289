import { Secret, TOTP } from 'otpauth';
import { ownerEmail } from '../../../e2e/accounts.ts';
import { type Installation, install } from '../../../e2e/installation.ts';
import type { LinkKind } from '../../../e2e/mail.ts';
import { type MailServer, startMailServer } from '../../faults/mail-server.ts';
import { type Browser, openBrowser } from '../browser.ts';
import { assertHolds, password } from '../target.ts';

const SET_UP = '/settings/two-factor';
export type DatabaseKind = 'embedded' | 'postgres';

/** A product that is configured as in production, and what attacks on it need. */
export interface ProductionTarget {
  installation: Installation;
  mail: MailServer;
  /** Somebody new at an address of their own. */
  visit(): Browser;
  /** Opens an account by its mail. This browser is signed in to it, and has proved its mailbox. */
  openAccount(email: string): Promise<Browser>;
  /** Signs in with the password alone, in a new browser. */
  signIn(email: string): Promise<Browser>;
  tokenFor(email: string, kind: LinkKind): Promise<string>;
  /** The owner's first browser, which has not set up a second factor. The same one each time. */
  openOwner(): Promise<Browser>;
  /** The owner's first browser, once the panel is open to it. */
  openPanel(): Promise<Browser>;
  /** The owner gives an account a role. @returns the account's id */
  promote(browser: Browser, role: 'assistant' | 'admin'): Promise<string>;
  stop(): Promise<void>;
}

/** The key of an app that the page shows; undefined where it shows none. */
const keyIn = (html: string): string | undefined =>
  /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(html)?.[0].replaceAll(' ', '');

export const viewerOf = async (browser: Browser): Promise<{ id: string; role: string } | null> =>
  JSON.parse((await browser.get('/auth/session')).text).viewer;

/** @returns what a browser that must not set up a second factor came by; undefined for nothing */
export async function tryToSetUp(browser: Browser): Promise<string | undefined> {
  const page = await browser.get(SET_UP);
  if (page.text.includes('value="begin"')) return 'the page offers to set up an app';
  const begun = await browser.post(SET_UP, { intent: 'begin', proof: password });
  if (begun.status < 400) return `an app was begun: ${begun.status}`;
  if (keyIn(begun.text + (await browser.get(SET_UP)).text) !== undefined) return 'the key of an app was shown';
  const confirmed = await browser.post(SET_UP, { intent: 'confirm', code: '000000' });
  if (confirmed.status < 400) return `an app was confirmed: ${confirmed.status}`;
  const passkey = await browser.post('/settings/passkeys', { intent: 'begin', name: 'Key', proof: password });
  return passkey.status < 400 ? `a passkey was begun: ${passkey.status}` : undefined;
}

/** Sets up an app, as its person does on the page. @throws Error where that does not work */
export async function setUpApp(browser: Browser): Promise<void> {
  const begun = await browser.post(SET_UP, { intent: 'begin', proof: password });
  assertHolds(begun.status < 400, `an app could not be begun: ${begun.status}`);
  const key = keyIn((await browser.get(SET_UP)).text) ?? '';
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
  const { status, text } = await browser.post(SET_UP, { intent: 'confirm', code });
  assertHolds(text.includes('I have kept them'), `an app could not be confirmed: ${status}`);
}

const pages = ['/admin', '/admin/users', '/admin/users.data', '/admin/orders', '/admin/audit'];

/** Pages of the panel that this browser is shown. */
export async function panelPagesOf(browser: Browser): Promise<string[]> {
  const shown: string[] = [];
  for (const page of pages) {
    const { status, text } = await browser.get(page);
    if (status === 200 || text.includes(ownerEmail)) shown.push(page);
  }
  return shown;
}

/** The same work once, whoever asks for it. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= work());
}

/** Starts one with a mail server of its own. */
export async function openProduction(kind: DatabaseKind): Promise<ProductionTarget> {
  const mail = await startMailServer();
  const installation = await install(kind, mail.environment, { production: true, shortLived: true });
  const visit = () => openBrowser(installation.url);
  const tokenFor = async (email: string, kind: LinkKind) =>
    (await mail.linkFor(email, kind)).searchParams.get('token') ?? '';
  const openAccount = async (email: string) => {
    const browser = visit();
    await browser.post('/auth?tab=sign-up', { email, password, confirm: password, fullName: 'Alice Archer' });
    const fields = { type: 'confirmation', token: await tokenFor(email, 'confirmation') };
    const { status } = await browser.post('/auth/link', fields);
    assertHolds(status === 302, `an account could not be opened: ${status}`);
    return browser;
  };
  const openOwner = once(() => openAccount(ownerEmail));
  const openPanel = once(async () => {
    const owner = await openOwner();
    if ((await panelPagesOf(owner)).length === 0) await setUpApp(owner);
    return owner;
  });
  return {
    installation,
    mail,
    visit,
    openAccount,
    async signIn(email) {
      const browser = visit();
      const { status } = await browser.post('/auth', { email, password });
      assertHolds(status === 302, `signing in answered ${status}`);
      return browser;
    },
    tokenFor,
    openOwner,
    openPanel,
    async promote(browser, role) {
      const userId = (await viewerOf(browser))?.id ?? '';
      const owner = await openPanel();
      const { status } = await owner.post(`/admin/users/${userId}`, { intent: 'role', userId, role });
      assertHolds(status < 400, `a role could not be given: ${status}`);
      return userId;
    },
    async stop() {
      await installation.stop();
      await mail.stop();
    },
  };
}
