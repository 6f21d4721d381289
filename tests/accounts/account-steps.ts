import fc from 'fast-check';
import type { Answered } from '#app/forms/answered.ts';
import type { WithToast } from '#contract/base/toasts.ts';
import { createAuthenticator } from '#core/accounts/factors/authenticator.fixture.ts';
import { proofOf, requireResetMail } from './acts.ts';
import type { Browser, Trouble } from './browser.ts';
import { nextCode } from './go-on.ts';
import { findAccount, signedInTo } from './oracle.ts';
import type { Person } from './person.ts';
import type { Stage } from './stage.ts';
import { browserOf, either, step, tellTrouble, trouble } from './step.ts';

interface Settings {
  browser: number;
  trouble: Trouble | null;
}

const settings: fc.Arbitrary<Settings> = fc.record({ browser: either, trouble });

/** The one that was chosen, or their other one, if it holds a session. */
const memberBrowser = (person: Person, nth: number): Browser | undefined =>
  [browserOf(person, nth), browserOf(person, 1 - nth)].find((browser) => browser.token('refresh') !== undefined);

export interface Member {
  person: Person;
  browser: Browser;
  /** The account that the browser is signed in to. */
  email: string;
}

type MemberAct = (stage: Stage, member: Member) => Promise<void>;

/** Of somebody, in a browser that has a session. */
const inAccountOf = (name: 'alice' | 'mallory') => (sentence: string, act: MemberAct) =>
  step<Settings>({
    choice: settings,
    may: (stage, { browser }) => memberBrowser(stage[name], browser) !== undefined,
    tell: (stage, { browser, trouble: what }) =>
      `${stage[name].name} ${sentence} on ${memberBrowser(stage[name], browser)?.name}${tellTrouble(what)}.`,
    async act(stage, { browser: nth, trouble: what }) {
      const person = stage[name];
      const browser = memberBrowser(person, nth);
      const email = browser && (await signedInTo(stage, browser));
      if (!email) return;
      browser.suffers(what);
      await act(stage, { person, browser, email });
    },
  });

export const inAccount = inAccountOf('alice');
export const inAccountAsMallory = inAccountOf('mallory');

export const TWO_FACTOR = '/settings/two-factor';

/** @returns the status of the form that was answered last; undefined without a proof */
export async function setUpApp(stage: Stage, { person, browser, email }: Member): Promise<number | undefined> {
  const proof = await proofOf(stage, person, email);
  if (!proof) return undefined;
  const begun = await browser.sendForData(TWO_FACTOR, { intent: 'begin', proof });
  const loaded = await browser.load<{ setUp: { secret: string } | null }>(TWO_FACTOR, 'account/security/two-factor');
  const secret = loaded?.setUp?.secret;
  if (!secret) return begun.status;
  person.apps.set(email, [secret, ...(person.apps.get(email) ?? [])]);
  const { status } = await browser.sendForData(TWO_FACTOR, { intent: 'confirm', code: nextCode(stage, secret) });
  if (status === 200) stage.did('switched a second factor on');
  return status;
}

const setsUpApp: MemberAct = async (stage, member) => {
  await setUpApp(stage, member);
};

export const turnsSecondFactorOn = inAccount('sets up a second factor', setsUpApp);
export const malloryTurnsSecondFactorOn = inAccountAsMallory('sets up a second factor', setsUpApp);

export const turnsSecondFactorOff = inAccount(
  'switches the second factor off',
  async (stage, { person, browser, email }) => {
    const account = await findAccount(stage, person, email);
    const proof = account?.hasSecondFactor ? await proofOf(stage, person, email) : undefined;
    if (!proof) return;
    const { status } = await browser.sendForData(TWO_FACTOR, { intent: 'disable', proof });
    if (status === 200) stage.did('switched a second factor off');
  },
);

const PASSKEYS = '/settings/passkeys';

type PasskeyQuestion = Answered<{
  name: string;
  options: { challenge: string; rp: { id?: string }; user: { id: string } };
}>;

const addPasskey: MemberAct = async (stage, { person, browser, email }) => {
  const proof = await proofOf(stage, person, email);
  if (!proof) return;
  const { data } = await browser.sendForData<PasskeyQuestion>(PASSKEYS, { intent: 'begin', name: 'Key', proof });
  const ask = data?.value;
  if (!ask) return;
  const authenticator = createAuthenticator(stage.theatre.site.origin);
  const answer = JSON.stringify(authenticator.make(ask.options));
  person.passkeys.push({ email, authenticator });
  const { status } = await browser.sendForData(PASSKEYS, { intent: 'add', name: 'Key', answer });
  if (status === 200) stage.did('added a passkey');
};

export const addsPasskey = inAccount('adds a passkey', addPasskey);
export const malloryAddsPasskey = inAccountAsMallory('adds a passkey', addPasskey);

export const removesPasskey = inAccount('removes a passkey', async (stage, { person, browser, email }) => {
  const loaded = await browser.load<{ passkeys: { id: string }[] }>(PASSKEYS, 'account/security/passkeys');
  const id = loaded?.passkeys[0]?.id;
  const proof = id && (await proofOf(stage, person, email));
  if (!proof) return;
  const { status } = await browser.sendForData(PASSKEYS, { intent: 'remove', id, proof });
  if (status === 200) stage.did('removed a passkey');
});

export const changesPassword = inAccount(
  'asks in her profile for a new password',
  async (stage, { person, browser, email }) => {
    const { status } = await browser.sendForData<Partial<WithToast>>('/profile', { intent: 'reset' });
    if (status !== 200) return;
    const asking = { person, browser, address: email, password: person.passwords[1] };
    await requireResetMail(stage, asking, { browser: 0, scripts: true });
  },
);

export const signsOut = inAccount('signs out', async (_stage, { browser }) => {
  await browser.send('/sign-out', {});
});

export const endsOthers = inAccount('ends all other sessions', async (_stage, { browser }) => {
  await browser.sendForData('/settings', { intent: 'end-others' });
});

/** After it no browser of hers is signed in there. */
const requireSignedOut = async (stage: Stage, email: string) => {
  for (const browser of stage.alice.browsers)
    if ((await signedInTo(stage, browser)) === email) stage.fail(`${browser.name} is still signed in to ${email}.`);
};

const leaves = (sentence: string, intent: 'deactivate' | 'erase') =>
  inAccount(sentence, async (stage, { person, browser, email }) => {
    const proof = await proofOf(stage, person, email);
    if (!proof) return;
    const { status } = await browser.sendForData('/profile', { intent, proof });
    if (status !== 200) return;
    await requireSignedOut(stage, email);
    stage.did(intent === 'erase' ? 'asked for erasure' : 'deactivated an account');
  });

export const deactivates = leaves('deactivates her account', 'deactivate');
export const asksForErasure = leaves('asks for the erasure of her account', 'erase');

export const startsOwnScan = inAccount('scans her own address', async (stage, { browser, email }) => {
  await browser.sendForData('/free-scan', { name: 'Alice', email });
  const loaded = await browser.load<{ page: { value?: { rows: { id: string }[] } } }>(
    '/dashboard/scans',
    'dashboard/scans/scans',
  );
  for (const { id } of loaded?.page.value?.rows ?? []) stage.scans.set(id, email);
});
