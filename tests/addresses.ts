import { alice } from './cast.ts';
import type { Things } from './things.ts';

/**
 * Whom an address is for. Everybody else is refused: a visitor is sent to /auth, a customer who asks for the panel to
 * /dashboard, and a thing of somebody else's does not exist (404).
 */
type Audience =
  /** 200 for all. */
  | 'anybody'
  /** 404 for all. */
  | 'nobody'
  /** 200 for a visitor; people with an account are led to /dashboard. */
  | 'visitors'
  /** Anybody who is signed in. */
  | 'people'
  | 'staff'
  /** Alice. */
  | 'its owner'
  /** Alice, assistants and admins. */
  | 'its owner and staff';

export interface Address {
  for: Audience;
  /** Where the pattern names a thing: an address that exists. */
  at?: (things: Things) => string;
  /** Where one comes to, when a page only leads on, e.g. `/auth/callback`. */
  leadsTo?: string;
  /** Its form acts on what the browser itself holds, so it refuses nobody; it is checked as any other form is. */
  formFor?: 'anybody';
}

/**
 * Every address of app/routes.ts, by its pattern: server/routes.test.ts tries each one as everybody and in every
 * spelling. A new route needs its line here, and nothing else.
 */
export const addresses: Record<string, Address> = {
  '/': { for: 'visitors' },
  '/es': { for: 'visitors' },
  '/fr': { for: 'visitors' },
  '/services': { for: 'anybody' },
  '/sources': { for: 'anybody' },
  '/api': { for: 'anybody' },
  '/status': { for: 'anybody' },
  '/verify': { for: 'anybody' },
  '/removals': { for: 'anybody' },
  '/removals.csv': { for: 'anybody' },
  '/removals.json': { for: 'anybody' },
  '/verify/key': { for: 'anybody' },
  '/mailbox': { for: 'anybody' },
  '/mailbox/companies.js': { for: 'anybody' },
  '/password-check': { for: 'anybody' },
  '/photo-metadata': { for: 'anybody' },
  '/ask-from-here': {
    for: 'its owner',
    at: ({ scanId }) => `/ask-from-here?scan=${scanId}`,
    formFor: 'anybody',
  },
  '/es/ask-from-here': {
    for: 'its owner',
    at: ({ scanId }) => `/es/ask-from-here?scan=${scanId}`,
    formFor: 'anybody',
  },
  '/fr/ask-from-here': {
    for: 'its owner',
    at: ({ scanId }) => `/fr/ask-from-here?scan=${scanId}`,
    formFor: 'anybody',
  },
  '/services/order/:serviceId': { for: 'people', at: () => '/services/order/expert-consultancy' },
  '/sample-report': { for: 'anybody' },
  '/es/sample-report': { for: 'anybody' },
  '/fr/sample-report': { for: 'anybody' },
  '/sample-report.pdf': { for: 'anybody' },
  '/blog': { for: 'anybody' },
  '/blog/:slug': { for: 'anybody', at: () => '/blog/the-quiet-way-to-close-an-old-account' },
  '/contact': { for: 'anybody' },
  '/what-we-keep': { for: 'anybody' },
  '/privacy-policy': { for: 'anybody' },
  '/terms-of-service': { for: 'anybody' },
  '/cookie-policy': { for: 'anybody' },
  '/gdpr-compliance': { for: 'anybody' },
  '/free-scan': { for: 'anybody' },
  '/es/free-scan': { for: 'anybody' },
  '/fr/free-scan': { for: 'anybody' },
  '/never-scan': { for: 'anybody' },
  '/never-scan/open': { for: 'anybody' },
  '/free-scan/waiting': { for: 'anybody', leadsTo: '/free-scan' },
  '/scan/open': { for: 'anybody' },
  '/es/scan/open': { for: 'anybody' },
  '/fr/scan/open': { for: 'anybody' },
  '/scan/:scanId': {
    for: 'its owner',
    at: ({ scanId }) => `/scan/${scanId}`,
    leadsTo: '/dashboard/scans/',
    formFor: 'anybody',
  },
  '/es/scan/:scanId': {
    for: 'its owner',
    at: ({ scanId }) => `/es/scan/${scanId}`,
    leadsTo: '/dashboard/scans/',
    formFor: 'anybody',
  },
  '/fr/scan/:scanId': {
    for: 'its owner',
    at: ({ scanId }) => `/fr/scan/${scanId}`,
    leadsTo: '/dashboard/scans/',
    formFor: 'anybody',
  },
  '/watching/stop': { for: 'anybody' },
  '/watching/go-on': { for: 'anybody' },
  '/*': { for: 'nobody', at: () => '/no-such-page' },
  '/auth': { for: 'visitors' },
  '/auth/link': { for: 'anybody' },
  '/auth/callback': { for: 'anybody' },
  '/auth/access': { for: 'anybody', leadsTo: '/' },
  '/auth/oidc': { for: 'anybody', leadsTo: '/auth' },
  '/auth/oidc/callback': { for: 'anybody', leadsTo: '/auth' },
  '/auth/session': { for: 'anybody' },
  '/auth/refresh': { for: 'anybody', leadsTo: '/' },
  '/auth/passkey': { for: 'anybody', leadsTo: '/' },
  '/auth/seen': { for: 'anybody', leadsTo: '/' },
  '/auth/new-password': { for: 'anybody', leadsTo: '/' },
  '/reset-password': { for: 'anybody', leadsTo: '/auth/callback' },
  '/sign-out': { for: 'anybody', leadsTo: '/' },
  '/profile': { for: 'people' },
  '/dashboard/profile': { for: 'people' },
  '/settings': { for: 'people' },
  '/settings/password': { for: 'people' },
  '/settings/two-factor': { for: 'people' },
  '/settings/passkeys': { for: 'people' },
  '/settings/provider': { for: 'people', leadsTo: '/settings' },
  '/settings/tokens': { for: 'people' },
  '/settings/webhooks': { for: 'people' },
  '/settings/export': { for: 'people' },
  '/settings/what-we-keep': { for: 'people' },
  '/settings/export/file': { for: 'people', leadsTo: '/settings/export' },
  '/dashboard': { for: 'people' },
  '/dashboard/activity': { for: 'people' },
  '/dashboard/activity/:entryId/proof': {
    for: 'its owner',
    at: ({ entryId }) => `/dashboard/activity/${entryId}/proof`,
  },
  '/billing': { for: 'people' },
  '/billing/documents/:documentId': {
    for: 'its owner and staff',
    at: ({ documentId }) => `/billing/documents/${documentId}`,
  },
  '/dashboard/billing': { for: 'people' },
  '/dashboard/requests/:orderId/payment': {
    for: 'its owner',
    at: ({ orderId }) => `/dashboard/requests/${orderId}/payment`,
  },
  '/dashboard/removals/guidance': { for: 'people' },
  // Of a request that was seen gone alone, which nobody here has.
  '/dashboard/removals/:caseId/certificate.pdf': {
    for: 'nobody',
    at: ({ caseId }) => `/dashboard/removals/${caseId}/certificate.pdf`,
  },
  '/dashboard/removals/:caseId/certificate.json': {
    for: 'nobody',
    at: ({ caseId }) => `/dashboard/removals/${caseId}/certificate.json`,
  },
  '/dashboard/scans': { for: 'people' },
  '/dashboard/scans/:scanId': { for: 'its owner', at: ({ scanId }) => `/dashboard/scans/${scanId}` },
  '/dashboard/scans/:scanId/report': { for: 'its owner', at: ({ reportId }) => `/dashboard/scans/${reportId}/report` },
  '/dashboard/identity': { for: 'people' },
  '/dashboard/identity/brokers': { for: 'people' },
  '/dashboard/identity/companies': { for: 'people' },
  '/dashboard/identity/private': { for: 'people' },
  '/dashboard/identity/prove': { for: 'people' },
  '/dashboard/accounts': { for: 'people' },
  '/dashboard/removals': { for: 'people' },
  '/dashboard/removals/:caseId': { for: 'its owner', at: ({ caseId }) => `/dashboard/removals/${caseId}` },
  '/dashboard/removals/:caseId/letter.eml': {
    for: 'its owner',
    at: ({ caseId }) => `/dashboard/removals/${caseId}/letter.eml`,
  },
  '/dashboard/removals/:caseId/letter.pdf': {
    for: 'its owner',
    at: ({ caseId }) => `/dashboard/removals/${caseId}/letter.pdf`,
  },
  '/dashboard/removals/:caseId/complaint.pdf': {
    for: 'its owner',
    at: ({ caseId }) => `/dashboard/removals/${caseId}/complaint.pdf`,
  },
  '/dashboard/removals/:caseId/deadline.ics': {
    for: 'its owner',
    at: ({ caseId }) => `/dashboard/removals/${caseId}/deadline.ics`,
  },
  '/dashboard/watching': { for: 'people' },
  '/dashboard/requests': { for: 'people' },
  '/dashboard/requests/:orderId': { for: 'its owner', at: ({ orderId }) => `/dashboard/requests/${orderId}` },
  '/dashboard/scans/:scanId/report.pdf': {
    for: 'its owner',
    at: ({ reportId }) => `/dashboard/scans/${reportId}/report.pdf`,
  },
  '/dashboard/scans/:scanId/report.csv': {
    for: 'its owner',
    at: ({ reportId }) => `/dashboard/scans/${reportId}/report.csv`,
  },
  '/dashboard/scans/:scanId/report.csv.seal': {
    for: 'its owner',
    at: ({ reportId }) => `/dashboard/scans/${reportId}/report.csv.seal`,
  },
  '/dashboard/scans/:scanId/report.json': {
    for: 'its owner',
    at: ({ reportId }) => `/dashboard/scans/${reportId}/report.json`,
  },
  '/admin': { for: 'staff' },
  '/admin/orders/:orderId/scans/:which': { for: 'staff', at: ({ orderId }) => `/admin/orders/${orderId}/scans/chosen` },
  '/admin/messages': { for: 'staff' },
  '/admin/messages/:messageId': { for: 'staff', at: ({ messageId }) => `/admin/messages/${messageId}` },
  '/admin/messages/replies': { for: 'staff' },
  '/admin/messages/replies/all': { for: 'staff' },
  '/admin/messages/replies/new': { for: 'staff' },
  '/admin/messages/replies/:replyId': { for: 'staff', at: ({ replyId }) => `/admin/messages/replies/${replyId}` },
  '/admin/content': { for: 'staff' },
  '/admin/content/new': { for: 'staff' },
  '/admin/content/preview': { for: 'staff' },
  '/admin/content/:entryId': { for: 'staff', at: ({ contentId }) => `/admin/content/${contentId}` },
  '/admin/blog': { for: 'staff' },
  '/admin/blog/new': { for: 'staff' },
  '/admin/blog/markdown': { for: 'staff', leadsTo: '/admin/blog' },
  '/admin/blog/:postId': { for: 'staff', at: ({ postId }) => `/admin/blog/${postId}` },
  '/admin/blog/:postId/preview': { for: 'staff', at: ({ postId }) => `/admin/blog/${postId}/preview` },
  '/admin/branding': { for: 'staff' },
  '/admin/pictures': { for: 'staff', leadsTo: '/admin/branding' },
  '/admin/services': { for: 'staff' },
  '/admin/services/new': { for: 'staff' },
  '/admin/services/:serviceId': { for: 'staff', at: () => '/admin/services/expert-consultancy' },
  '/admin/search': { for: 'staff' },
  '/admin/users': { for: 'staff' },
  '/admin/users/:userId': { for: 'staff', at: () => `/admin/users/${alice.userId}` },
  '/admin/analytics': { for: 'staff' },
  '/admin/analytics/sources': { for: 'staff' },
  '/admin/audit': { for: 'staff' },
  '/admin/audit/export': { for: 'staff' },
  '/admin/audit/:entryId': { for: 'staff', at: ({ entryId }) => `/admin/audit/${entryId}` },
  '/admin/audit/:entryId/proof': { for: 'staff', at: ({ entryId }) => `/admin/audit/${entryId}/proof` },
  '/admin/orders': { for: 'staff' },
  '/admin/orders/export': { for: 'staff' },
  '/admin/orders/availability': { for: 'staff' },
  '/admin/orders/:orderId': { for: 'staff', at: ({ orderId }) => `/admin/orders/${orderId}` },
  '/admin/requests': { for: 'staff' },
  '/admin/requests/routes': { for: 'staff' },
  '/admin/requests/removals': { for: 'staff' },
  '/admin/requests/removals/:caseId': { for: 'staff', at: ({ caseId }) => `/admin/requests/removals/${caseId}` },
  '/orders/:orderId/appointment.ics': {
    for: 'its owner and staff',
    at: ({ orderId }) => `/orders/${orderId}/appointment.ics`,
  },
  '/orders/:orderId/files/:fileId': {
    for: 'its owner and staff',
    at: ({ orderId, fileId }) => `/orders/${orderId}/files/${fileId}`,
  },
  '/blog/feed.xml': { for: 'anybody' },
  '/blog/covers/:cover': { for: 'anybody', at: () => '/blog/covers/7.svg' },
  '/transparency': { for: 'anybody' },
  '/security/asvs.md': { for: 'anybody' },
  '/transparency/:what': { for: 'anybody', at: () => '/transparency/key' },
  '/audit/:what': { for: 'anybody', at: () => '/audit/key' },
  '/sitemap.xml': { for: 'anybody' },
  '/.well-known/security.txt': { for: 'anybody' },
  '/.well-known/change-password': { for: 'anybody', leadsTo: '/' },
  '/pictures/:hash': { for: 'anybody', at: ({ pictureHash }) => `/pictures/${pictureHash}` },
  '/robots.txt': { for: 'anybody' },
  '/site.webmanifest': { for: 'anybody' },
  '/branding.json': { for: 'anybody' },
  '/dev/ui': { for: 'anybody' },
};
