import type { Browser } from './browser.ts';
import { isTagged, type Mail, mostToVariants, purposeOf } from './mail.ts';
import {
  accountsOf,
  findAnyAccount,
  type KnownAccount,
  mostLivingChildren,
  opens,
  ownsOnlyOwnScans,
  sessionsIn,
} from './oracle.ts';
import type { Person } from './person.ts';
import type { Stage } from './stage.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** Of one address and purpose, while none of its links is used. */
const APART = 15 * MINUTE;

/** What holds after every step, whoever did what. @throws Violation */
export async function checkPromises(stage: Stage): Promise<void> {
  const people = stage.people;
  for (const person of people) {
    const accounts = await accountsOf(stage, person);
    await checkPasswords(stage, person, accounts);
    if ((await mostLivingChildren(stage, accounts)) > 1)
      stage.fail(`A family of tokens of ${person.name}'s has more than one living child.`);
    if (!(await ownsOnlyOwnScans(stage, person, accounts)))
      stage.fail(`An account of ${person.name}'s owns a scan of somebody else's address.`);
  }
  await checkSessions(stage);
  await checkPanel(stage);
  await checkMailbox(stage, stage.alice);
}

/** Only who proved the mailbox knows the password. */
async function checkPasswords(stage: Stage, person: Person, accounts: readonly KnownAccount[]): Promise<void> {
  const others = stage.people.filter((one) => one !== person);
  for (const account of accounts.filter(({ isConfirmed }) => isConfirmed))
    for (const other of others)
      for (const password of other.passwords)
        if (await opens(account, password)) stage.fail(`${other.name}'s password opens the account ${account.email}.`);
}

/** Nobody is signed in to an account of somebody else's mailbox, proved or not, nor may set its password. */
async function checkSessions(stage: Stage): Promise<void> {
  const holders = new Map<Browser, Person>();
  for (const person of stage.people) for (const browser of person.browsers) holders.set(browser, person);
  for (const { browser, email, kind } of await sessionsIn(stage, [...holders.keys()])) {
    const holder = holders.get(browser);
    if (!holder || holder.reads(email) || (kind === 'full' && (await isLetIn(stage, holder, email)))) continue;
    stage.fail(`${browser.name} ${kind === 'full' ? 'is signed in to' : 'may change how to get in to'} ${email}.`);
  }
}

/** A thief is signed in as long as the password that he has learned opens the account, or a passkey that he has added. */
async function isLetIn(stage: Stage, thief: Person, email: string): Promise<boolean> {
  if (!stage.stolen.has(email)) return false;
  const account = await findAnyAccount(stage, email);
  if (!account || thief.passkeys.some((passkey) => passkey.email === email)) return account !== undefined;
  for (const password of thief.learned) if (await opens(account, password)) return true;
  return false;
}

/** The panel opens to whoever reads the mailbox of a member of staff, in a session that has shown a second factor. */
async function checkPanel(stage: Stage): Promise<void> {
  for (const person of [stage.mallory, stage.alice])
    for (const { browser, email, kind, createdAt, isStaff } of await sessionsIn(stage, person.browsers)) {
      if (kind !== 'full' || !isStaff || (await browser.ask('/admin')).status !== 200) continue;
      if (!person.reads(email)) stage.fail(`The panel opens to ${browser.name} in the account ${email}.`);
      if (browser.factorSentAt < createdAt.getTime())
        stage.fail(`The panel opens to ${browser.name}, whose session has shown no second factor.`);
      stage.did('opened the panel');
    }
}

/** Whoever asks, a mailbox is not flooded. */
async function checkMailbox(stage: Stage, person: Person): Promise<void> {
  const mails = (await stage.mailOf(person)).filter(({ kind }) => kind !== 'notice');
  for (const last of mails) {
    const alike = mails.filter((mail) => purposeOf(mail) === purposeOf(last) && mail.at <= last.at);
    const young = alike.filter(({ to, at }) => to === last.to && last.at - at < APART);
    const presses = stage.presses.filter(({ email, at }) => email === last.to && at <= last.at && last.at - at < APART);
    if (young.length > 1 + presses.length)
      stage.fail(`${young.length} mails alike came to ${last.to} within 15 minutes.`);
    const ofTheDay = alike.filter(({ at }) => last.at - at < DAY);
    checkVariants(stage, person, ofTheDay);
  }
}

function checkVariants(stage: Stage, person: Person, mails: readonly Mail[]): void {
  const pressed = new Set(stage.presses.map(({ email }) => email));
  const unproven = mails.filter(({ to }) => isTagged(to) && !pressed.has(to));
  // Twice, as the end of one day's allowance may meet the beginning of the next.
  if (unproven.length > 2 * mostToVariants)
    stage.fail(`${unproven.length} mails came to variants of ${person.addresses[0]} within 24 hours.`);
}

const canRead = async (browser: Browser, scanId: string): Promise<boolean> => {
  const pages = [
    await browser.load(`/scan/${scanId}`, 'public/free-scan/scan'),
    await browser.load(`/dashboard/scans/${scanId}`, 'dashboard/scans/scan'),
  ];
  return pages.some((page) => page !== undefined);
};

/** What the pages of an account and its lists say, as text. */
const everythingShownIn = async (browser: Browser): Promise<string> =>
  JSON.stringify([
    await browser.load('/profile', 'profile'),
    await browser.load('/settings', 'account/settings/settings'),
    await browser.load('/dashboard/scans', 'dashboard/scans/scans'),
    await browser.load('/dashboard/activity', 'dashboard/activity/activity'),
  ]);

/** Nobody reads what is not theirs: every browser asks for everything, on every address. @throws Violation */
export async function checkReading(stage: Stage): Promise<void> {
  const staff = new Set(
    (await sessionsIn(stage, stage.alice.browsers)).filter((one) => one.isStaff).map((one) => one.browser),
  );
  for (const person of stage.people)
    for (const browser of person.browsers) {
      // A thief sees what is in the account, and staff see the scans of others.
      if (staff.has(browser) || (person === stage.mallory && stage.stolen.size > 0)) continue;
      browser.suffers(null);
      await checkScans(stage, person, browser);
      const shown = await everythingShownIn(browser);
      for (const one of stage.people.filter(({ addresses }) => addresses.some((address) => shown.includes(address)))) {
        if (one !== person) stage.fail(`${browser.name} sees ${one.name}'s address.`);
        stage.did('saw an own address');
      }
    }
}

async function checkScans(stage: Stage, person: Person, browser: Browser): Promise<void> {
  for (const [scanId, email] of stage.scans) {
    if (!(await canRead(browser, scanId))) continue;
    if (!person.reads(email)) stage.fail(`${browser.name} reads the scan of ${email}.`);
    stage.did('read an own scan');
  }
}
