import fc from 'fast-check';
import { type Asking, signIn } from './acts.ts';
import type { Trouble } from './browser.ts';
import { findAccount, holdsApp, type KnownAccount, opens, passkeyOpens, sessionsIn, signedInTo } from './oracle.ts';
import type { Person } from './person.ts';
import type { Stage } from './stage.ts';
import { browserOf, either, step, tellTrouble, trouble, who } from './step.ts';

interface SignIn {
  who: 'alice' | 'mallory';
  browser: number;
  address: number;
  /** Which of theirs; null for the right one, if they know it. */
  password: number | null;
  trouble: Trouble | null;
}

/** Whose account somebody tries: Mallory also that of Alice, who has no reason to try his. */
const triedBy = (stage: Stage, { who: name, address }: SignIn): string =>
  (name === 'mallory' && address < 2 ? stage.alice : stage[name]).addresses[address % 2] ?? '';

async function passwordFor(person: Person, account: KnownAccount | undefined, nth: number | null): Promise<string> {
  if (nth !== null || !account) return person.passwords[nth ?? 0] ?? '';
  for (const password of person.passwords) if (await opens(account, password)) return password;
  return person.passwords[0];
}

/** A code counts once, also when its answer is lost: then one signs in anew. */
async function signInAtLast(stage: Stage, asking: Asking): Promise<boolean> {
  const wasHeard = await signIn(stage, asking);
  if (!asking.browser.hasSuffered) return wasHeard;
  asking.browser.suffers(null);
  return signIn(stage, asking);
}

export const signsIn = step<SignIn>({
  choice: fc.record({
    who: fc.constantFrom('alice' as const, 'alice' as const, 'mallory' as const),
    browser: either,
    address: fc.nat({ max: 2 }),
    password: fc.constantFrom(null, null, 0, 1),
    trouble,
  }),
  tell(stage, choice) {
    const person = stage[choice.who];
    const password =
      choice.password === null ? 'the right password, if there is one' : `"${person.passwords[choice.password]}"`;
    const where = browserOf(person, choice.browser).name;
    return `${person.name} signs in to ${triedBy(stage, choice)} with ${password} on ${where}${tellTrouble(choice.trouble)}.`;
  },
  async act(stage, choice) {
    const person = stage[choice.who];
    const [browser, address] = [browserOf(person, choice.browser), triedBy(stage, choice)];
    const account = person.reads(address) ? await findAccount(stage, person, address) : undefined;
    const password = await passwordFor(person, account, choice.password);
    const isRight =
      account?.isConfirmed &&
      !account.isDeactivated &&
      (await opens(account, password)) &&
      (await holdsApp(stage, person, account));
    browser.suffers(choice.trouble);
    const wasHeard = await signInAtLast(stage, { person, browser, address, password });
    if (!isRight || !wasHeard) return;
    if ((await signedInTo(stage, browser)) !== address)
      stage.fail(`The right password does not sign ${person.name} in to ${address}.`);
    stage.did(account.hasSecondFactor ? 'signed in with a code' : 'signed in with a password');
  },
});

interface Refresh {
  who: 'alice' | 'mallory';
  browser: number;
  tabs: number;
  /** The answer to an earlier attempt was lost so many seconds ago. */
  lostSecondsAgo: number | null;
}

export const refreshes = step<Refresh>({
  choice: fc.record({
    who,
    browser: either,
    tabs: fc.integer({ min: 1, max: 3 }),
    lostSecondsAgo: fc.option(fc.constantFrom(1, 60, 1_200), { nil: null }),
  }),
  may: (stage, { who: name, browser }) => browserOf(stage[name], browser).token('refresh') !== undefined,
  tell(stage, { who: name, browser, tabs, lostSecondsAgo }) {
    const lost = lostSecondsAgo === null ? '' : `, ${lostSecondsAgo} seconds after an answer was lost`;
    return `${browserOf(stage[name], browser).name} renews its session in ${tabs} tab(s) at once${lost}.`;
  },
  async act(stage, { who: name, browser: nth, tabs, lostSecondsAgo }) {
    const browser = browserOf(stage[name], nth);
    browser.suffers(null);
    const before = (await sessionsIn(stage, [browser])).find(({ kind }) => kind === 'full');
    if (lostSecondsAgo !== null) {
      await browser.ask('/auth/refresh', { method: 'POST', fields: {}, keep: false });
      stage.theatre.world.clock.advance(lostSecondsAgo * 1_000);
    }
    await Promise.all(Array.from({ length: tabs }, () => browser.ask('/auth/refresh', { method: 'POST', fields: {} })));
    // Staff who do nothing for an hour are signed out, and renewing tokens does not count.
    if (before && !before.isStaff && (await signedInTo(stage, browser)) !== before.email)
      stage.fail(`${browser.name} was signed out by renewing its session.`);
  },
});

/** A copy of a browser's cookies from before, as of a restored tab or a thief. It may end the session for both. */
export const usesOldToken = step<{ browser: number; nth: number }>({
  choice: fc.record({ browser: either, nth: fc.nat({ max: 3 }) }),
  may: ({ alice }, { browser, nth }) => browserOf(alice, browser).refreshTokens.length > nth + 1,
  tell: ({ alice }, { browser, nth }) =>
    `Somebody renews a session with token ${nth + 1} of ${browserOf(alice, browser).name}.`,
  async act({ alice }, { browser: nth, nth: token }) {
    const browser = browserOf(alice, nth);
    const cookie = `__Host-qp_refresh=${browser.refreshTokens[token]}`;
    await browser.ask('/auth/refresh', { method: 'POST', fields: {}, keep: false, cookie });
  },
});

interface PasskeyUse {
  browser: number;
  nth: number;
}

const usesPasskeyOf = (name: 'alice' | 'mallory') =>
  step<PasskeyUse>({
    choice: fc.record({ browser: either, nth: fc.nat({ max: 1 }) }),
    may: (stage, { nth }) => stage[name].passkeys.length > nth,
    tell: (stage, { browser, nth }) =>
      `${stage[name].name} signs in with passkey ${nth + 1} on ${browserOf(stage[name], browser).name}.`,
    async act(stage, { browser: one, nth }) {
      const person = stage[name];
      const [browser, passkey] = [browserOf(person, one), person.passkeys[nth]];
      browser.suffers(null);
      await browser.send('/sign-out', {});
      const { status, body } = await browser.ask('/auth/passkey', { method: 'POST', fields: {} });
      if (status !== 200 || !passkey) return;
      const signed = passkey.authenticator.sign(JSON.parse(body.toString('utf8')));
      const isKnown = await passkeyOpens(stage, signed.id);
      await browser.sendForData('/auth', { passkey: JSON.stringify(signed) });
      const isIn = (await signedInTo(stage, browser)) === passkey.email;
      if (isKnown !== isIn)
        stage.fail(`A passkey that was ${isKnown ? 'added opens nothing' : 'removed opens an account'}.`);
      if (isIn) stage.did('signed in with a passkey');
    },
  });

export const usesPasskey = usesPasskeyOf('alice');
export const malloryUsesPasskey = usesPasskeyOf('mallory');
