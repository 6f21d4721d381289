import { firstLanguage, type Language, type Translation, translations } from '#contract/base/languages.ts';

/** Public pages that are whole in every language, by their route: `/blog/:slug`. All others exist in English only. */
export const translatedPages = [
  '/',
  '/free-scan',
  '/services',
  '/contact',
  '/never-scan',
  '/never-scan/open',
  '/watching/stop',
  '/watching/go-on',
  '/status',
  '/blog',
  '/blog/:slug',
  '/removals',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/gdpr-compliance',
  '/password-check',
  '/photo-metadata',
  '/mailbox',
  '/verify',
  '/sources',
  '/transparency',
  '/auth',
  '/auth/access',
  '/auth/callback',
  '/auth/link',
  '/auth/oidc',
  '/reset-password',
  '/what-we-keep',
  '/ask-from-here',
  '/sample-report',
  '/scan/:scanId',
  '/scan/open',
] as const;

export type TranslatedPage = (typeof translatedPages)[number];

/**
 * Pages of people who are signed in that are whole in every language, by their route: `/dashboard/scans/:scanId`. Their
 * address is the same in all, and their language is the one that the person has chosen.
 */
export const translatedOwnPages: readonly string[] = [
  '/dashboard/requests',
  '/dashboard/requests/:orderId',
  '/dashboard/requests/:orderId/payment',
  '/services/order/:serviceId',
  '/profile',
  '/billing',
  '/settings',
  '/settings/password',
  '/settings/two-factor',
  '/settings/passkeys',
  '/settings/provider',
  '/settings/tokens',
  '/settings/webhooks',
  '/settings/export',
  '/settings/export/file',
  '/dashboard/profile',
  '/dashboard/billing',
  '/sign-out',
  '/dashboard',
  '/dashboard/activity',
  '/dashboard/watching',
  '/dashboard/identity',
  '/dashboard/identity/private',
  '/dashboard/identity/prove',
  '/settings/what-we-keep',
  '/dashboard/accounts',
  '/dashboard/identity/brokers',
  '/dashboard/identity/companies',
  '/dashboard/removals',
  '/dashboard/removals/:caseId',
  '/dashboard/removals/guidance',
  '/dashboard/scans',
  '/dashboard/scans/:scanId',
  '/dashboard/scans/:scanId/report',
  '/admin',
  '/admin/orders',
  '/admin/orders/availability',
  '/admin/orders/:orderId',
  '/admin/orders/:orderId/scans/:which',
  '/admin/messages/replies',
  '/admin/messages/replies/new',
  '/admin/messages/replies/:replyId',
  '/admin/blog',
  '/admin/blog/:postId',
  '/admin/blog/:postId/preview',
  '/admin/content',
  '/admin/content/:entryId',
  '/admin/services',
  '/admin/services/:serviceId',
  '/admin/messages',
  '/admin/messages/:messageId',
  '/admin/users',
  '/admin/users/:userId',
  '/admin/analytics',
  '/admin/analytics/sources',
  '/admin/audit',
  '/admin/audit/:entryId',
  '/admin/requests',
  '/admin/requests/routes',
  '/admin/requests/removals',
  '/admin/requests/removals/:caseId',
  '/admin/pictures',
  '/admin/branding',
];

const patternOf = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`);
const publicPatterns = translatedPages.map(patternOf);
const ownPatterns = translatedOwnPages.map(patternOf);

const isTranslated = (path: string): boolean => publicPatterns.some((page) => page.test(path));
const isOwn = (path: string): boolean => ownPatterns.some((page) => page.test(path));

const prefix = new RegExp(`^/(${translations.join('|')})(?=/|$)`);

/** The language that an address names: `/es/contact`. English has no prefix. */
export const languageOfPath = (path: string): Language =>
  (prefix.exec(path)?.[1] as Translation | undefined) ?? firstLanguage;

/**
 * The language of a page: the one that its address names, or that its reader has chosen where the page is the reader's own.
 * @param chosen in the settings
 */
export const languageOfPage = (path: string, chosen: Language = firstLanguage): Language =>
  isOwn(path) ? chosen : languageOfPath(path);

/** The address of the same page in English. */
export const plainPath = (path: string): string => path.replace(prefix, '') || '/';

/** Path of a page, and what follows it: its query and its anchor. */
function splitAddress(address: string): [path: string, rest: string] {
  const at = address.search(/[?#]/);
  return at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at)];
}

/** The languages in which a page can be read. @param address in English: a path, which a query and an anchor may follow */
export const languagesOf = (address: string): Language[] =>
  isTranslated(splitAddress(address)[0]) ? [firstLanguage, ...translations] : [firstLanguage];

/**
 * The one function for addresses of pages: the address in that language, or the English one where the page is not
 * translated.
 * @param address of ours, in English: a path, which a query and an anchor may follow; an anchor alone stays as it is
 */
export function addressIn(language: Language, address: string): string {
  const [path, rest] = splitAddress(address);
  if (language === firstLanguage || !isTranslated(path)) return address;
  return `/${language}${path === '/' ? '' : path}${rest}`;
}
