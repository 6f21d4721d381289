import fc from 'fast-check';
import { changeAccount } from '#core/accounts/profile/actions/change-for-operator.ts';
import { AppError } from '#core/base/errors.ts';
import { inAccount, inAccountAsMallory, type Member, setUpApp, TWO_FACTOR } from './account-steps.ts';
import { proofOf, requireMail, signIn } from './acts.ts';
import type { Trouble } from './browser.ts';
import { findAccount, findAnyAccount, holdsApp, type KnownAccount, opens, signedInTo } from './oracle.ts';
import { accountName } from './person.ts';
import type { Stage } from './stage.ts';
import { browserOf, either, step, tellTrouble, trouble } from './step.ts';

const addressOf = ({ alice }: Stage, nth: number): string => accountName(alice.addresses[nth] ?? '');

interface RoleGiven {
  address: number;
  role: 'admin' | 'assistant' | 'user';
}

/** The last admin keeps the role. */
export async function giveRole({ theatre }: Stage, email: string, role: RoleGiven['role']): Promise<void> {
  try {
    await changeAccount(theatre.world, email, { kind: 'role', role });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'forbidden')) throw error;
  }
}

export const changesRole = step<RoleGiven>({
  choice: fc.record({
    address: fc.constantFrom(0, 0, 0, 1),
    role: fc.constantFrom('admin' as const, 'admin' as const, 'assistant' as const, 'user' as const),
  }),
  tell: (stage, { address, role }) => `The operator gives ${addressOf(stage, address)} the role of ${role}.`,
  async act(stage, { address, role }) {
    const email = addressOf(stage, address);
    const account = await findAccount(stage, stage.alice, email);
    if (!account?.isConfirmed || account.isDeactivated) return;
    await giveRole(stage, email, role);
  },
});

/** @returns the password that opens an account, of some */
async function passwordAmong(account: KnownAccount, passwords: Iterable<string>): Promise<string | undefined> {
  for (const password of passwords) if (await opens(account, password)) return password;
  return undefined;
}

/** Nothing is learned of an account that nobody has confirmed. */
export async function stealPassword(stage: Stage, email: string): Promise<void> {
  const account = await findAccount(stage, stage.alice, email);
  const password = account?.isConfirmed && (await passwordAmong(account, stage.alice.passwords));
  if (!password) return;
  stage.mallory.learned.add(password);
  stage.stolen.add(email);
}

export const learnsPassword = step<{ address: number }>({
  choice: fc.record({ address: fc.constantFrom(0, 0, 1) }),
  may: ({ hasThief }) => hasThief,
  tell: (stage, { address }) => `Mallory learns the password of ${addressOf(stage, address)}.`,
  async act(stage, { address }) {
    await stealPassword(stage, addressOf(stage, address));
  },
});

interface StolenSignIn {
  browser: number;
  address: number;
  trouble: Trouble | null;
}

export const malloryUsesPassword = step<StolenSignIn>({
  choice: fc.record({ browser: either, address: fc.constantFrom(0, 0, 1), trouble }),
  may: (stage, { address }) => stage.stolen.has(addressOf(stage, address)),
  tell: (stage, { browser, address, trouble: what }) =>
    `Mallory signs in to ${addressOf(stage, address)} with the password that he has learned on ${browserOf(stage.mallory, browser).name}${tellTrouble(what)}.`,
  async act(stage, { browser: nth, address: one, trouble: what }) {
    const [browser, address] = [browserOf(stage.mallory, nth), addressOf(stage, one)];
    const account = await findAnyAccount(stage, address);
    const password = account && (await passwordAmong(account, stage.mallory.learned));
    if (!password) return;
    browser.suffers(what);
    await signIn(stage, { person: stage.mallory, browser, address, password });
    if ((await signedInTo(stage, browser)) === address) stage.did('signed in with a stolen password');
  },
});

const askForLink = async ({ browser }: Member): Promise<boolean> =>
  (await browser.sendForData(TWO_FACTOR, { intent: 'send-link' })).status === 200;

/** So that no link comes when its owner asks. */
export const malloryAsksForLink = inAccountAsMallory('asks for the link of staff', async (_stage, member) => {
  await askForLink(member);
});

/** Opens the links that are there, in the session that is to set up an app. */
async function openLinks(stage: Stage, { person, browser, email }: Member): Promise<void> {
  const asking = { person, browser, address: email, password: '' };
  for (const { link } of await requireMail(stage, asking, { kinds: ['enrolment'], job: 'for the panel' })) {
    const form = (await browser.open(link ?? '/')).forms.find(({ names }) => names.includes('token'));
    stage.presses.push({ email, at: stage.now });
    if (form) await browser.submit(form, {});
  }
}

/** Shows a code of the app, or sets one up after the link. @returns false when too much was tried */
async function proveBoth(stage: Stage, member: Member, account: KnownAccount): Promise<boolean> {
  const { person, browser, email } = member;
  if (!account.hasSecondFactor) {
    await openLinks(stage, member);
    return (await setUpApp(stage, member)) !== 429;
  }
  const proof = (await proofOf(stage, person, email)) ?? '';
  const { status } = await browser.sendForData(TWO_FACTOR, { intent: 'renew', proof });
  await openLinks(stage, member);
  return status !== 429;
}

/** Staff who read their mail, and have no app or the right one, get into the panel. */
export const entersPanel = inAccount('asks for the link of staff, and goes on with it', async (stage, member) => {
  const { person, browser, email } = member;
  await browser.ask('/auth/refresh', { method: 'POST', fields: {} });
  const account = await findAccount(stage, person, email);
  if (!account?.isStaff || !(await holdsApp(stage, person, account)) || !(await askForLink(member))) return;
  if (!(await proveBoth(stage, member, account)) || browser.hasSuffered) return;
  if ((await browser.ask('/admin')).status !== 200)
    stage.fail(`The panel stays closed to ${browser.name}, which has used the link of staff and shown a code.`);
  stage.did('entered the panel with a link');
});
