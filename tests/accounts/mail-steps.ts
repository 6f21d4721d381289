import fc from 'fast-check';
import {
  type Ask,
  type Asking,
  askForReset,
  askForScan,
  type Follow,
  pressMail,
  requireResetMail,
  requireScanMail,
  requireSignUpMail,
  signUp,
} from './acts.ts';
import type { Trouble } from './browser.ts';
import { goOn } from './go-on.ts';
import { findAccount } from './oracle.ts';
import { accountName, type Person } from './person.ts';
import type { Stage } from './stage.ts';
import { browserOf, either, follow, step, tellTrouble, trouble, who } from './step.ts';

interface MailAsked {
  who: 'alice' | 'mallory';
  browser: number;
  /** Whose address. Alice asks for her own only. */
  whose: 'alice' | 'mallory';
  address: number;
  password: number;
  follow: Follow | null;
  trouble: Trouble | null;
}

const mailAsked: fc.Arbitrary<MailAsked> = fc
  .record({
    who,
    browser: either,
    whose: fc.constantFrom('alice' as const, 'alice' as const, 'mallory' as const),
    address: fc.nat({ max: 2 }),
    password: either,
    follow,
    trouble,
  })
  .map((asked) => (asked.who === 'alice' ? { ...asked, whose: 'alice' as const } : asked));

function askingOf(stage: Stage, { who: name, browser, whose, address, password }: MailAsked): Asking {
  const person = stage[name];
  return {
    person,
    browser: browserOf(person, browser),
    address: stage[whose].addresses[address] ?? '',
    password: person.passwords[password] ?? '',
  };
}

type Promised = (stage: Stage, asking: Asking, follow: Follow | null) => Promise<void>;

/** Somebody asks for mail to an address; the owner of its mailbox gets it, and goes on with it. */
const asksForMail = (verb: (asking: Asking) => string, ask: Ask, promised: Promised) =>
  step<MailAsked>({
    choice: mailAsked,
    tell(stage, choice) {
      const asking = askingOf(stage, choice);
      const own = asking.person.reads(asking.address);
      const press =
        own && choice.follow
          ? `, and goes on with the mail on ${browserOf(asking.person, choice.follow.browser).name}`
          : '';
      return `${asking.person.name} ${verb(asking)} on ${asking.browser.name}${press}${tellTrouble(choice.trouble)}.`;
    },
    async act(stage, choice) {
      const asking = askingOf(stage, choice);
      for (const browser of asking.person.browsers) browser.suffers(null);
      asking.browser.suffers(choice.trouble);
      const accepted = await ask(asking);
      if (accepted && asking.person.reads(asking.address)) await promised(stage, asking, choice.follow);
    },
  });

export const signsUp = asksForMail(
  ({ address, password }) => `signs up as ${address} with the password "${password}"`,
  signUp,
  requireSignUpMail,
);

export const asksForReset = asksForMail(
  ({ address }) => `asks for a new password for ${address}`,
  askForReset,
  async (stage, asking, follow) => {
    const account = await findAccount(stage, asking.person, accountName(asking.address));
    if (account && !account.isDeactivated) await requireResetMail(stage, asking, follow);
  },
);

export const asksForScan = asksForMail(
  ({ address }) => `asks for a free scan of ${address}`,
  askForScan,
  requireScanMail,
);

interface Bombing {
  what: 'reset' | 'scan' | 'sign-up';
  address: 'plain' | 'tag' | 'tags';
  times: number;
  everyMinutes: number;
}

/** From a new network each time, as botnets do. */
export const bombs = step<Bombing>({
  choice: fc.record({
    what: fc.constantFrom('reset' as const, 'scan' as const, 'sign-up' as const),
    address: fc.constantFrom('plain' as const, 'tag' as const, 'tags' as const),
    times: fc.integer({ min: 2, max: 10 }),
    everyMinutes: fc.constantFrom(0, 16, 70),
  }),
  tell: ({ alice }, { what, address, times, everyMinutes }) =>
    `Mallory asks ${times} times for a ${what} of ${alice.addresses[0]}${address === 'plain' ? '' : ` with ${address === 'tag' ? 'a tag' : 'ever other tags'}`}${everyMinutes ? `, every ${everyMinutes} minutes` : ''}.`,
  async act(stage, { what, address, times, everyMinutes }) {
    const { alice, mallory } = stage;
    const ask = { reset: askForReset, scan: askForScan, 'sign-up': signUp }[what];
    for (let n = 0; n < times; n++) {
      const browser = stage.newBrowser("Mallory's bot");
      const tags = alice.addresses[0].replace('@', `+${n}@`);
      const to = { plain: alice.addresses[0], tag: alice.addresses[1], tags }[address];
      await ask({ person: mallory, browser, address: to, password: mallory.passwords[0] });
      await stage.letTimePass(everyMinutes * 60_000);
    }
  },
});

interface Pressed {
  who: 'alice' | 'mallory';
  browser: number;
  /** Counted from the newest. */
  nth: number;
  password: number;
  scripts: boolean;
  trouble: Trouble | null;
}

const linksOf = (stage: Stage, person: Person) =>
  stage.theatre.mails.filter(({ to, link }) => link && person.reads(to));

const resetsOf = (stage: Stage, person: Person) => linksOf(stage, person).filter(({ kind }) => kind === 'recovery');

/** Old mail is pressed as well, and mail that somebody else has asked for. */
export const pressesMail = step<Pressed>({
  choice: fc.record({
    who,
    browser: either,
    nth: fc.nat({ max: 4 }),
    password: either,
    scripts: fc.boolean(),
    trouble,
  }),
  may: (stage, { who: name, nth }) => linksOf(stage, stage[name]).length > nth,
  tell(stage, { who: name, browser, nth, trouble: what }) {
    const person = stage[name];
    const which = nth === 0 ? 'the newest' : `the ${nth + 1}th newest`;
    return `${person.name} opens ${which} mail with a link on ${browserOf(person, browser).name} and presses its button${tellTrouble(what)}.`;
  },
  async act(stage, { who: name, browser, nth, password, scripts, trouble: what }) {
    const person = stage[name];
    const mail = linksOf(stage, person).at(-1 - nth);
    if (!mail) return;
    browserOf(person, browser).suffers(what);
    await pressMail(stage, person, { mail, browser, scripts, password: person.passwords[password] ?? '' });
  },
});

/** Mallory presses a reset's link of his own, and sends Alice the address that it leads to. */
export const luresAlice = step<{ browser: number; nth: number }>({
  choice: fc.record({ browser: either, nth: fc.nat({ max: 2 }) }),
  may: (stage, { nth }) => resetsOf(stage, stage.mallory).length > nth,
  tell: ({ alice }, { browser }) =>
    `Mallory presses a reset's link of his own, and Alice opens the address that it leads to on ${browserOf(alice, browser).name}.`,
  async act(stage, { browser: one, nth }) {
    const { alice, mallory } = stage;
    const [browser, his] = [browserOf(alice, one), mallory.browsers[0]];
    for (const each of [browser, his]) each.suffers(null);
    const link = resetsOf(stage, mallory).at(-1 - nth)?.link ?? '/';
    const form = (await his.open(link)).forms.find(({ names }) => names.includes('token'));
    if (!form) return;
    const { address } = await his.submit(form, { scripts: 'yes' });
    const page = { ...(await browser.open(address.replace(/#.*/, ''))), address };
    await goOn(stage, browser, page, { password: alice.passwords[0], secrets: [], scripts: true });
  },
});
