/** A page that renews its tokens before they end. */
const renewal = /^\/auth\/refresh(?:\.data)?$/;
/** What is asked by scripts only. */
const askedByPages = /\.data$|^\/(?:live|auth\/session|branding\.json)$/;

/**
 * Whether somebody did something, rather than a page that loads its data anew while nobody touches it: a page was
 * opened or a form sent. A script that means "somebody is here" posts (app/auth/links/seen.ts). Whoever holds the cookies can
 * do that as well, but could open a page just so.
 */
export function isAct({ method, url, headers }: Request): boolean {
  const { pathname } = new URL(url);
  if (method !== 'GET' && method !== 'HEAD') return !renewal.test(pathname);
  const mode = headers.get('sec-fetch-mode');
  return mode === null ? !askedByPages.test(pathname) : mode === 'navigate';
}
