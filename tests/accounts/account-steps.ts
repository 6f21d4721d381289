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

/** The one that was chosen, or her other one, if it holds a session. */
const memberBrowser = (alice: Person, nth: number): Browser | undefined =>
  [browserOf(alice, nth), browserOf(alice, 1 - nth)].find((browser) => browser.token('refresh') !== undefined);

/** Of Alice, in a browser that has a session. */
const inAccount = (
  sentence: string,
  act: (stage: Stage, who: { alice: Person; browser: Browser; email: string }) => Promise<void>,
) =>
  step<Settings>({
    choice: settings,
    may: ({ alice }, { browser }) => memberBrowser(alice, browser) !== undefined,
    tell: ({ alice }, { browser, trouble: what }) =>
      `Alice ${sentence} on ${memberBrowser(alice, browser)?.name}${tellTrouble(what)}.`,
    async act(stage, { browser: nth, trouble: what }) {
      const browser = memberBrowser(stage.alice, nth);
      const email = browser && (await signedInTo(stage, browser));
      if (!email) return;
      browser.suffers(what);
      await act(stage, { alice: stage.alice, browser, email });
    },
  });

const TWO_FACTOR = '/settings/two-factor';

export const turnsSecondFactorOn = inAccount('sets up a second factor', async (stage, { alice, browser, email }) => {
  const proof = await proofOf(stage, alice, email);
  if (!proof) return;
  await browser.sendForData(TWO_FACTOR, { intent: 'begin', proof });
  const loaded = await browser.load<{ setUp: { secret: string } | null }>(TWO_FACTOR, 'account/security/two-factor');
  const secret = loaded?.setUp?.secret;
  if (!secret) return;
  alice.apps.set(email, [secret, ...(alice.apps.get(email) ?? [])]);
  const { status } = await browser.sendForData(TWO_FACTOR, { intent: 'confirm', code: nextCode(stage, secret) });
  if (status === 200) stage.did('switched a second factor on');
});

export const turnsSecondFactorOff = inAccount(
  'switches the second factor off',
  async (stage, { alice, browser, email }) => {
    const account = await findAccount(stage, alice, email);
    const proof = account?.hasSecondFactor ? await proofOf(stage, alice, email) : undefined;
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

export const addsPasskey = inAccount('adds a passkey', async (stage, { alice, browser, email }) => {
  const proof = await proofOf(stage, alice, email);
  if (!proof) return;
  const { data } = await browser.sendForData<PasskeyQuestion>(PASSKEYS, { intent: 'begin', name: 'Key', proof });
  const ask = data?.value;
  if (!ask) return;
  const authenticator = createAuthenticator(stage.theatre.site.origin);
  const answer = JSON.stringify(authenticator.make(ask.options));
  alice.passkeys.push({ email, authenticator });
  const { status } = await browser.sendForData(PASSKEYS, { intent: 'add', name: 'Key', answer });
  if (status === 200) stage.did('added a passkey');
});

export const removesPasskey = inAccount('removes a passkey', async (stage, { alice, browser, email }) => {
  const loaded = await browser.load<{ passkeys: { id: string }[] }>(PASSKEYS, 'account/security/passkeys');
  const id = loaded?.passkeys[0]?.id;
  const proof = id && (await proofOf(stage, alice, email));
  if (!proof) return;
  const { status } = await browser.sendForData(PASSKEYS, { intent: 'remove', id, proof });
  if (status === 200) stage.did('removed a passkey');
});

export const changesPassword = inAccount(
  'asks in her profile for a new password',
  async (stage, { alice, browser, email }) => {
    const { status } = await browser.sendForData<Partial<WithToast>>('/profile', { intent: 'reset' });
    if (status !== 200) return;
    const asking = { person: alice, browser, address: email, password: alice.passwords[1] };
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
  inAccount(sentence, async (stage, { alice, browser, email }) => {
    const proof = await proofOf(stage, alice, email);
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
