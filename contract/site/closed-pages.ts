import { plainPath } from '#contract/base/translated-pages.ts';
import { askFromHerePath, browserSourceOrigins } from '#contract/scans/browser/questions.ts';

/** Asked by the password check, from the person's own browser. */
export const leakedPasswordsOrigin = 'https://api.pwnedpasswords.com';

/** Pages on which the browser itself works: by path, the origins that their policy lets them ask. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/mailbox': [],
  '/photo-metadata': [],
  '/password-check': [leakedPasswordsOrigin],
  [askFromHerePath]: browserSourceOrigins,
};

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** However the path is spelled, and in whichever language: what the router takes for the page is the page. Null for every other page. */
export function originsAllowedOn(pathname: string): readonly string[] | null {
  const plain = plainPath(decodePath(pathname).toLowerCase().replace(/\/+$/, ''));
  return Object.hasOwn(pages, plain) ? (pages[plain] ?? null) : null;
}

/** A page that asks nobody by itself once it is there: it follows neither the session nor anything else. */
export const isClosedPage = (pathname: string): boolean => originsAllowedOn(pathname) !== null;
