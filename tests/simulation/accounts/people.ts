import { Secret, TOTP } from 'otpauth';
import type { Session, SignedIn } from '#contract/accounts/session.ts';
import { readActorByToken } from '#core/accounts/sessions/actions/read-actor.ts';
import { type Context, visitor } from '#core/base/context.ts';
import type { Platform } from '#platform/platform.ts';
import { as, type Stage } from '../stage.ts';

/** A browser, with what it keeps. */
export interface Browser {
  owner: Human;
  token: string;
  signUpTokens: string[];
  session: Session | null;
}

/** Somebody who can read one mailbox, and knows everybody's address. */
export interface Human {
  name: string;
  mailbox: string;
  passwords: readonly string[];
  browsers: Browser[];
  /** What their app was shown; the last one counts. */
  secrets: string[];
}

const human = (name: string, mailbox: string): Human => {
  const passwords = [`${name} likes long walks`, `${name} likes tall trees`];
  const own: Human = { name, mailbox, passwords, browsers: [], secrets: [] };
  for (const n of [1, 2])
    own.browsers.push({ owner: own, token: `${name}${n}`.padEnd(43, '0'), signUpTokens: [], session: null });
  return own;
};

export const createHumans = (): Human[] => [
  human('ada', 'ada@mailbox.example'),
  human('ben', 'ben@mailbox.example'),
  human('mallory', 'mallory@mailbox.example'),
];

/** A session that was handed out, and to whom. */
export interface HandedOut {
  to: Human;
  accessToken: string;
  email: string;
}

/** What people do as themselves: as a visitor, or as whoever their browser is signed in as. */
export function actingAs({ random, clock }: Stage) {
  const contextOf = (platform: Platform, { token }: Browser, actor: Context['actor'] = visitor): Context => {
    const ctx = as(platform, actor, `198.51.${random.int(250)}.${1 + random.int(250)}`);
    return { ...ctx, client: ctx.client && { ...ctx.client, browser: token } };
  };
  return {
    visitorIn: (platform: Platform, browser: Browser) => contextOf(platform, browser),
    /** @throws where the browser is signed in nowhere */
    async personIn(platform: Platform, browser: Browser): Promise<Context> {
      const { session } = browser;
      const actor = session && (await readActorByToken(platform, session.access_token));
      if (!actor) throw new Error('not signed in');
      return contextOf(platform, browser, actor);
    },
    codeOf({ secrets }: Human): string {
      const secret = secrets.at(-1);
      if (!secret) return '000000';
      const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
      return app.generate({ timestamp: clock.now().getTime() });
    },
    /** A link of a mail to their address, new or old. */
    linkTo(letters: Stage['letters'], { mailbox }: Human, type: string): string | null {
      const links = letters.flatMap(({ to, text }) =>
        to === mailbox ? (text.match(new RegExp(`type=${type}&token=([\\w-]+)`))?.[1] ?? []) : [],
      );
      return links.length > 0 ? random.pick(links.slice(-3)) : null;
    },
  };
}

export const sessionIn = (signedIn: SignedIn): Session | null =>
  signedIn.state === 'signed-in' ? signedIn.session : null;
