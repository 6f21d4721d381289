import { randomUUID } from 'node:crypto';
import type { SignedIn } from '#contract/accounts/session.ts';
import { beginTwoFactor } from '#core/accounts/factors/actions/begin-two-factor.ts';
import { confirmTwoFactor } from '#core/accounts/factors/actions/confirm-two-factor.ts';
import { disableTwoFactor } from '#core/accounts/factors/actions/disable-two-factor.ts';
import { findSetUp } from '#core/accounts/factors/queries/two-factor.ts';
import { deactivateOwnAccount } from '#core/accounts/profile/actions/deactivate-own-account.ts';
import { deactivateUser } from '#core/accounts/profile/actions/deactivate-user.ts';
import { reactivateUser } from '#core/accounts/profile/actions/reactivate-user.ts';
import { completeSecondFactor } from '#core/accounts/sessions/actions/complete-second-factor.ts';
import { confirmSignUp } from '#core/accounts/sessions/actions/confirm-sign-up.ts';
import { confirmWithPassword } from '#core/accounts/sessions/actions/confirm-with-password.ts';
import { exchangeRecovery } from '#core/accounts/sessions/actions/exchange-recovery.ts';
import { openRecovery } from '#core/accounts/sessions/actions/open-recovery.ts';
import { refresh } from '#core/accounts/sessions/actions/refresh-session.ts';
import { requestReset } from '#core/accounts/sessions/actions/request-reset.ts';
import { setPassword } from '#core/accounts/sessions/actions/set-password.ts';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import { signOut } from '#core/accounts/sessions/actions/sign-out.ts';
import { signUp } from '#core/accounts/sessions/actions/sign-up.ts';
import { eraseForOperator } from '#core/lifecycle/erasure/actions/erase-for-operator.ts';
import { requestErasure } from '#core/lifecycle/erasure/actions/request-erasure.ts';
import { erasureDue } from '#core/lifecycle/erasure/jobs.ts';
import { createOrder } from '#core/orders/actions/create-order.ts';
import { setPaymentStatus } from '#core/orders/actions/set-payment-status.ts';
import type { Platform } from '#platform/platform.ts';
import { admin } from '#tests/cast.ts';
import { as, type Operation, type Stage } from '../stage.ts';
import { actingAs, type Browser, type HandedOut, type Human, sessionIn } from './people.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const run = { id: 'j', attempt: 1, lastAttempt: false, signal: new AbortController().signal };

/** What has become of people and accounts. */
export interface Society {
  humans: readonly Human[];
  handedOut: HandedOut[];
  /** Ids of accounts that somebody was signed in to. */
  accounts: Set<string>;
  orders: { orderId: string; version: number }[];
  /** Addresses of accounts that have a second factor by now. */
  withFactor: Set<string>;
  /** Of accounts that were opened without theirs. */
  skipped: string[];
}

export interface AccountOperations {
  operations: readonly (readonly [number, Operation])[];
  /** As somebody would, before anything goes wrong, with an order that is paid for. */
  openAccount(human: Human): Promise<void>;
}

export function accountOperations(stage: Stage, society: Society): AccountOperations {
  const { random, scheduler, clock, letters, start, shop } = stage;
  const { humans, handedOut, accounts, orders } = society;
  const acting = actingAs(stage);
  const anyBrowser = (): Browser => random.pick(random.pick(humans).browsers);
  const signedInOne = (): Browser | null => {
    const browsers = humans.flatMap((human) => human.browsers).filter(({ session }) => session !== null);
    return browsers.length > 0 ? random.pick(browsers) : null;
  };
  const ownPassword = ({ owner: { passwords } }: Browser) => ({
    password: passwords[random.chance(0.9) ? 0 : 1] ?? '',
  });
  /** Most often their own; at times somebody else's. */
  const anAddress = ({ owner }: Browser) => (random.chance(0.75) ? owner : random.pick(humans)).mailbox;

  /** What signing in leads to: a session for this browser, or the question for a code. */
  async function enter(platform: Platform, browser: Browser, signedIn: SignedIn): Promise<void> {
    const answered =
      signedIn.state === 'second-factor'
        ? await completeSecondFactor(
            acting.visitorIn(platform, browser),
            signedIn.challenge,
            acting.codeOf(browser.owner),
          )
        : signedIn;
    keep(browser, answered);
  }
  function keep(browser: Browser, signedIn: SignedIn): void {
    const session = sessionIn(signedIn);
    if (!session) return;
    browser.session = session;
    accounts.add(session.user.id);
    handedOut.push({ to: browser.owner, accessToken: session.access_token, email: session.user.email });
  }

  const register: Operation = () => {
    const browser = anyBrowser();
    const input = { email: anAddress(browser), fullName: browser.owner.name, ...ownPassword(browser) };
    start(`${browser.owner.name} signs up`, async (platform) => {
      const { signUpToken } = await signUp(acting.visitorIn(platform, browser), input);
      browser.signUpTokens.push(signUpToken);
    });
  };
  const confirm: Operation = () => {
    const browser = anyBrowser();
    const token = acting.linkTo(letters, browser.owner, 'confirmation');
    if (!token) return;
    const signUpToken = random.chance(0.7) ? (browser.signUpTokens.at(-1) ?? null) : null;
    start(`${browser.owner.name} confirms`, async (platform) => {
      const confirmed = await confirmSignUp(acting.visitorIn(platform, browser), token, signUpToken);
      if (confirmed.state !== 'password-wanted') return enter(platform, browser, confirmed);
      const ctx = acting.visitorIn(platform, browser);
      await enter(platform, browser, await confirmWithPassword(ctx, token, ownPassword(browser)));
    });
  };
  const askForReset: Operation = () => {
    const browser = anyBrowser();
    const email = anAddress(browser);
    start(`${browser.owner.name} asks for a reset`, (platform) =>
      requestReset(acting.visitorIn(platform, browser), { email }),
    );
  };
  const reset: Operation = () => {
    const browser = anyBrowser();
    const token = acting.linkTo(letters, browser.owner, 'recovery');
    if (!token) return;
    start(`${browser.owner.name} resets`, async (platform) => {
      const { browser: bound, ...pair } = await openRecovery(acting.visitorIn(platform, browser), token);
      browser.token = bound;
      const held = await exchangeRecovery(acting.visitorIn(platform, browser), pair);
      const ctx = acting.visitorIn(platform, browser);
      await enter(platform, browser, await setPassword(ctx, held.access_token, ownPassword(browser)));
    });
  };
  const enterPassword: Operation = () => {
    const browser = anyBrowser();
    const input = { email: anAddress(browser), ...ownPassword(browser) };
    const signUpToken = browser.signUpTokens.at(-1) ?? null;
    start(`${browser.owner.name} signs in`, async (platform) => {
      const hadFactor = society.withFactor.has(input.email);
      const signedIn = await signIn(acting.visitorIn(platform, browser), input, signUpToken);
      const isSkipped = hadFactor && society.withFactor.has(input.email) && signedIn.state === 'signed-in';
      if (isSkipped) society.skipped.push(input.email);
      await enter(platform, browser, signedIn);
    });
  };
  const renew: Operation = () => {
    const browser = signedInOne();
    if (!browser?.session) return;
    const { refresh_token } = browser.session;
    start(`${browser.owner.name} renews`, async (platform) => {
      const session = await refresh(acting.visitorIn(platform, browser), refresh_token);
      keep(browser, { state: 'signed-in', session } as SignedIn);
    });
  };
  /** Something that somebody does who is signed in. */
  const signedIn =
    (what: string, act: (platform: Platform, browser: Browser) => Promise<unknown>): Operation =>
    () => {
      const browser = signedInOne();
      if (browser) start(`${browser.owner.name} ${what}`, (platform) => act(platform, browser));
    };
  const leave = signedIn('signs out', async (platform, browser) => {
    await signOut(await acting.personIn(platform, browser));
    browser.session = null;
  });
  const switchOn = signedIn('sets up a second factor', async (platform, browser) => {
    await beginTwoFactor(await acting.personIn(platform, browser), { proof: ownPassword(browser).password });
    const setUp = await findSetUp(await acting.personIn(platform, browser));
    if (setUp) browser.owner.secrets.push(setUp.secret);
    await confirmTwoFactor(await acting.personIn(platform, browser), { code: acting.codeOf(browser.owner) });
  });
  const switchOff = signedIn('removes the second factor', async (platform, browser) =>
    disableTwoFactor(await acting.personIn(platform, browser), { proof: acting.codeOf(browser.owner) }),
  );
  const deactivate = signedIn('deactivates', async (platform, browser) =>
    deactivateOwnAccount(await acting.personIn(platform, browser), { proof: proofOf(browser) }),
  );
  const askForErasure = signedIn('asks to be erased', async (platform, browser) =>
    requestErasure(await acting.personIn(platform, browser), { proof: proofOf(browser) }),
  );
  const proofOf = (browser: Browser) =>
    random.chance(0.15) ? acting.codeOf(browser.owner) : ownPassword(browser).password;
  const order = signedIn('orders', async (platform, browser) => {
    const input = { ...shop.form('privacy-guidance-package'), idempotencyKey: randomUUID() };
    const { orderId } = await createOrder(await acting.personIn(platform, browser), input);
    orders.push({ orderId, version: 1 });
  });
  const markPaid: Operation = () => {
    if (orders.length === 0) return;
    const { orderId, version } = random.pick(orders);
    start('staff record a payment', (platform) =>
      setPaymentStatus(as(platform, admin), { orderId, version, paymentStatus: 'paid' }),
    );
  };
  const byStaff: Operation = () => {
    if (accounts.size === 0) return;
    const userId = random.pick([...accounts]);
    const isEnd = random.chance(0.5);
    start(`staff ${isEnd ? 'deactivate' : 'reactivate'}`, (platform) =>
      (isEnd ? deactivateUser : reactivateUser)(as(platform, admin), { userId }),
    );
  };
  const eraseByOperator: Operation = () => {
    const email = random.pick(humans).mailbox;
    start('operator erases', (platform) => eraseForOperator(platform, email));
  };
  const erase: Operation = () => start('erasure', (platform) => erasureDue.run(platform, {}, run));
  const letTimePass: Operation = () => {
    const milliseconds = random.pick([1_000, 31_000, 31_000, 6 * MINUTE, 16 * MINUTE, 61 * MINUTE, DAY]);
    scheduler.note(`${milliseconds / 1_000} s pass`);
    clock.advance(random.chance(0.1) ? 31 * DAY : milliseconds);
  };

  const operations = [
    [6, register],
    [12, confirm],
    [4, askForReset],
    [6, reset],
    [10, enterPassword],
    [5, renew],
    [1, leave],
    [4, switchOn],
    [1, switchOff],
    [1, deactivate],
    [4, askForErasure],
    [4, order],
    [3, markPaid],
    [4, byStaff],
    [2, eraseByOperator],
    [3, erase],
    [4, letTimePass],
  ] as const;

  async function openAccount(owner: Human): Promise<void> {
    const [browser] = owner.browsers;
    if (!browser) return;
    const { world } = stage;
    const input = { email: owner.mailbox, fullName: owner.name, password: owner.passwords[0] ?? '' };
    const { signUpToken } = await signUp(acting.visitorIn(world, browser), input);
    await world.drain();
    const token = acting.linkTo(letters, owner, 'confirmation') ?? '';
    const confirmed = await confirmSignUp(acting.visitorIn(world, browser), token, signUpToken);
    if (confirmed.state !== 'password-wanted') keep(browser, confirmed);
    const form = { ...shop.form('privacy-guidance-package'), idempotencyKey: randomUUID() };
    const { orderId } = await createOrder(await acting.personIn(world, browser), form);
    await setPaymentStatus(as(world, admin), { orderId, version: 1, paymentStatus: 'paid' });
  }
  return { operations, openAccount };
}
