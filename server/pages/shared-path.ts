import { addressIn, languageOfPath, plainPath } from '#contract/base/translated-pages.ts';

/** The one among them that is another page for a browser that has opened a result. */
export const tellsOfResults = /^\/services$/;

const english =
  /^\/(?:services|sample-report|sources|what-we-keep|blog(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?|privacy-policy|terms-of-service|cookie-policy|gdpr-compliance)?$/;

/** Whether it is a page of that pattern, or the same in another language. @param pattern of English paths */
export function isPageOf(pattern: RegExp, path: string): boolean {
  const plain = plainPath(path);
  return pattern.test(plain) && addressIn(languageOfPath(path), plain) === path;
}

/** Pages that are the same for everybody who is not signed in. None has a query, a form's token or a clock in it. */
export const isShared = (path: string): boolean => isPageOf(english, path);
