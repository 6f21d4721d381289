import { Secret, TOTP } from 'otpauth';
import type { Browser } from './browser.ts';
import type { Page, PageForm } from './page.ts';
import type { Person } from './person.ts';
import type { Stage } from './stage.ts';

/** An app shows each code for half a minute, and none counts twice. */
export function nextCode(stage: Stage, secret: string): string {
  stage.theatre.world.clock.advance(30_000);
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: stage.now });
}

/** The form that a page is about, if it asks for something that somebody at the end of a link has. */
const wanted = (page: Page): PageForm | undefined =>
  page.forms.find(({ names }) => names.includes('password') && names.includes('confirm')) ??
  page.forms.find(({ names }) => names.includes('code')) ??
  page.forms.find(({ names }) => names.includes('token'));

const CHALLENGE = '__Host-qp_challenge';

const MOST_FORMS = 6;

export interface Way {
  /** Typed wherever a new password is asked for. */
  password: string;
  /** Secrets in the app, newest first. */
  secrets: readonly string[];
  /** Whether the browser runs the pages' scripts. */
  scripts: boolean;
}

/** Sends what the page asks for, as long as it asks. @returns the last page */
export async function goOn(
  stage: Stage,
  browser: Browser,
  first: Page,
  { password, secrets, scripts }: Way,
): Promise<Page> {
  let page = first;
  const left = [...secrets];
  // A question that was open before, of a sign-in that was given up, is not what this page leads to.
  const earlier = browser.cookies.get(CHALLENGE);
  for (let n = 0; n < MOST_FORMS; n++) {
    page = await readFragment(browser, page);
    // A page that says that something is done leads on by a link: here, to the question that is open.
    const challenge = browser.cookies.get(CHALLENGE);
    if (!wanted(page) && challenge !== undefined && challenge !== earlier)
      page = await browser.open('/auth?view=two-factor');
    const form = wanted(page);
    if (!form) break;
    if (form.names.includes('password')) page = await browser.submit(form, { password, confirm: password });
    else if (form.names.includes('code')) {
      const secret = left.shift();
      if (!secret) break;
      page = await browser.submit(form, { code: nextCode(stage, secret) });
    } else page = await browser.submit(form, scripts ? { scripts: 'yes' } : {});
  }
  return page;
}

/** What the script of the callback page does with the pair in its address (app/auth/links/callback.tsx). */
async function readFragment(browser: Browser, page: Page): Promise<Page> {
  const { access_token, refresh_token } = Object.fromEntries(new URLSearchParams(page.address.split('#')[1] ?? ''));
  if (!access_token || !refresh_token) return page;
  return browser.send('/auth/callback', { intent: 'exchange', access_token, refresh_token });
}

export const secretsOf = (person: Person, email: string): readonly string[] => person.apps.get(email) ?? [];
