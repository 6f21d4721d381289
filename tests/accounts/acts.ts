import type { WithToast } from '#contract/base/toasts.ts';
import type { Browser } from './browser.ts';
import { goOn, nextCode, secretsOf } from './go-on.ts';
import { isTagged, type Mail, type MailKind, mostToVariants, purposeOf } from './mail.ts';
import { findAccount, findAnyAccount, holdsApp, opens, signedInTo } from './oracle.ts';
import { accountName, type Person } from './person.ts';
import type { Stage } from './stage.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** A mail that somebody else asked for does as well, if it is younger than this. */
const FRESH = 15 * MINUTE;

type Toasted = Partial<WithToast>;

/** How somebody goes on after asking for mail: not at all, or with the mail's link in a browser of theirs. */
export interface Follow {
  browser: number;
  scripts: boolean;
}

/** /auth leads whoever is signed in to their dashboard. */
async function becomeVisitor(browser: Browser): Promise<void> {
  if (browser.token('access') || browser.token('refresh'))
    await browser.ask('/sign-out', { method: 'POST', fields: {} });
}

const accepted = ({ status, data }: { status: number; data: Toasted | undefined }): boolean =>
  status === 200 && data?.toast?.variant === 'success';

export interface Asking {
  person: Person;
  browser: Browser;
  address: string;
  /** Typed where one is wanted. */
  password: string;
}

export async function signUp({ person, browser, address, password }: Asking): Promise<boolean> {
  await becomeVisitor(browser);
  const fields = { email: address, password, confirm: password, fullName: person.name };
  return accepted(await browser.sendForData<Toasted>('/auth?tab=sign-up', fields));
}

export async function askForReset({ browser, address }: Asking): Promise<boolean> {
  await becomeVisitor(browser);
  return accepted(await browser.sendForData<Toasted>('/auth?view=reset', { email: address }));
}

export async function askForScan({ person, browser, address }: Asking): Promise<boolean> {
  await becomeVisitor(browser);
  return accepted(await browser.sendForData<Toasted>('/free-scan', { name: person.name, email: address }));
}

/** A tag makes as many addresses as one likes: to one that nobody has proved, mail is owed within an allowance only. */
async function isOwed(
  stage: Stage,
  { person, to, purpose }: { person: Person; to: string; purpose: MailKind },
): Promise<boolean> {
  if (!isTagged(to) || (await findAccount(stage, person, to))?.isConfirmed) return true;
  const mails = (await stage.mailOf(person)).filter((mail) => isTagged(mail.to) && purposeOf(mail) === purpose);
  return mails.filter(({ at }) => stage.now - at < DAY).length < mostToVariants;
}

/** What is in the mailbox, younger than 15 minutes, newest first. @throws Violation when nothing is, and is owed */
export async function requireMail(
  stage: Stage,
  { person, address }: Asking,
  { kinds, job }: Pick<Need, 'kinds' | 'job'>,
): Promise<Mail[]> {
  const to = accountName(address);
  const all = await stage.mailOf(person);
  const mails = all.filter((mail) => mail.to === to && kinds.includes(mail.kind) && stage.now - mail.at < FRESH);
  if (mails.length === 0 && (await isOwed(stage, { person, to, purpose: kinds[0] })))
    stage.fail(`No mail came to ${to} ${job}, and none younger than 15 minutes is there.`);
  return mails.reverse();
}

export interface Press extends Follow {
  mail: Mail;
  password: string;
}

/** Opens the link of a mail and goes on as the pages ask. @returns whether it signed them in, and the scan that it led to */
export async function pressMail(stage: Stage, person: Person, { mail, browser: nth, password, scripts }: Press) {
  const browser = person.browsers[nth] ?? person.browsers[0];
  const email = mail.to;
  const way = { password, secrets: secretsOf(person, email), scripts };
  stage.presses.push({ email, at: stage.now });
  const { address, status } = await goOn(stage, browser, await browser.open(mail.link ?? '/'), way);
  const inside = (await signedInTo(stage, browser)) === email;
  const scanId = /^\/scan\/([0-9a-f-]{36})/.exec(address)?.[1];
  if (!scanId || status !== 200) return { inside, scanId: undefined };
  stage.scans.set(scanId, email);
  return { inside, scanId };
}

/** @returns whether the product said that it was done */
export type Ask = (asking: Asking) => Promise<boolean>;

interface Need {
  /** The first is what the mail is for. */
  kinds: readonly [MailKind, ...MailKind[]];
  job: string;
  ask: Ask;
}

/**
 * Asked for a way into the account, somebody gets in with a mail that is there. Who lost an answer on the way may have
 * to ask once more.
 */
export async function requireWayIn(stage: Stage, asking: Asking, follow: Follow, need: Need): Promise<void> {
  const { person, address, password } = asking;
  const account = await findAccount(stage, person, accountName(address));
  const mails = await requireMail(stage, asking, need);
  // With the app of a thief, the mailbox alone opens nothing.
  if (mails.length === 0 || (account && !(await holdsApp(stage, person, account)))) return;
  for (const mail of mails) {
    if (mail.kind === 'exists') return requireReset(stage, asking, follow);
    const { inside } = await pressMail(stage, person, { ...follow, mail, password });
    if (inside) return;
  }
  const suffered = person.browsers.some(({ hasSuffered }) => hasSuffered);
  for (const browser of person.browsers) browser.suffers(null);
  if (suffered && (await need.ask(asking))) return requireWayIn(stage, asking, follow, need);
  if (!suffered)
    stage.fail(
      `None of ${mails.length} fresh mail(s) to ${accountName(address)} opens the account for ${person.name}.`,
    );
}

/** Whether the product owes a mail for a reset: nobody else is mailed. */
async function canReset(stage: Stage, { person, address }: Asking): Promise<boolean> {
  const account = await findAccount(stage, person, accountName(address));
  return account !== undefined && !account.isDeactivated;
}

export async function requireReset(stage: Stage, asking: Asking, follow: Follow | null): Promise<void> {
  if (!(await canReset(stage, asking)) || !(await askForReset(asking))) return;
  await requireResetMail(stage, asking, follow);
}

export async function requireResetMail(stage: Stage, asking: Asking, follow: Follow | null) {
  const need = { kinds: ['recovery'], job: 'for a new password', ask: askForReset } as const;
  if (follow) await requireWayIn(stage, asking, follow, need);
  else await requireMail(stage, asking, need);
}

export async function requireSignUpMail(stage: Stage, asking: Asking, follow: Follow | null) {
  const account = await findAccount(stage, asking.person, accountName(asking.address));
  if (account?.isDeactivated) return;
  const need = { kinds: ['confirmation', 'recovery', 'exists'], job: 'after the sign-up', ask: signUp } as const;
  if (follow) await requireWayIn(stage, asking, follow, need);
  else await requireMail(stage, asking, need);
}

export async function requireScanMail(stage: Stage, asking: Asking, follow: Follow | null) {
  const { person, address, password } = asking;
  const mails = await requireMail(stage, asking, { kinds: ['scan'], job: 'for the scan' });
  if (!follow || mails.length === 0) return;
  for (const mail of mails) {
    const { scanId } = await pressMail(stage, person, { ...follow, mail, password });
    if (scanId) return;
  }
  stage.fail(`No fresh mail to ${accountName(address)} starts the scan.`);
}

/** Signs in with a password and, where it is asked for, a code. @returns whether it was not turned away for its haste */
export async function signIn(stage: Stage, { person, browser, address, password }: Asking): Promise<boolean> {
  await becomeVisitor(browser);
  const { status } = await browser.sendForData<Toasted>('/auth', { email: address, password });
  const secrets = secretsOf(person, accountName(address));
  if (status === 202)
    await goOn(stage, browser, await browser.open('/auth?view=two-factor'), { password, secrets, scripts: false });
  return status !== 429;
}

/** What proves once more who it is: a code where a second factor is on, else the password. */
export async function proofOf(stage: Stage, person: Person, email: string): Promise<string | undefined> {
  const account = await findAnyAccount(stage, email);
  if (!account) return undefined;
  const [secret] = secretsOf(person, email);
  if (account.hasSecondFactor) return secret && nextCode(stage, secret);
  for (const password of [...person.passwords, ...person.learned]) if (await opens(account, password)) return password;
  return undefined;
}
