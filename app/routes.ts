import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the product: its table of contents. */
export default [
  layout('public/layout.tsx', [
    index('public/home.tsx'),
    route('services', 'public/services.tsx'),
    route('blog', 'public/blog.tsx'),
    route('blog/:slug', 'public/post.tsx'),
    route('contact', 'public/contact.tsx'),
    route('privacy-policy', 'public/legal.tsx', { id: 'privacy-policy' }),
    route('terms-of-service', 'public/legal.tsx', { id: 'terms-of-service' }),
    route('cookie-policy', 'public/legal.tsx', { id: 'cookie-policy' }),
    route('gdpr-compliance', 'public/legal.tsx', { id: 'gdpr-compliance' }),
    route('free-scan', 'public/free-scan.tsx'),
    route('scan/open', 'public/scan-link.tsx'),
    route('scan/:scanId', 'public/scan.tsx'),
    route('*', 'public/not-found.tsx'),
  ]),
  route('auth', 'auth/auth.tsx'),
  route('auth/link', 'auth/link.tsx'),
  route('auth/callback', 'auth/callback.tsx'),
  route('auth/session', 'auth/session.ts'),
  route('auth/refresh', 'auth/refresh.ts'),
  route('reset-password', 'auth/reset-password.ts'),
  route('sign-out', 'auth/sign-out.ts'),
  route('dashboard', 'dashboard/layout.tsx', [
    layout('dashboard/pages.tsx', [
      index('dashboard/home.tsx'),
      route('activity', 'dashboard/activity.tsx'),
      route('scans', 'dashboard/scans.tsx'),
      route('scans/:scanId', 'dashboard/scan.tsx'),
      route('scans/:scanId/report', 'dashboard/report.tsx'),
    ]),
  ]),
  route('admin', 'admin/layout.tsx', [
    index('admin/overview.tsx'),
    route('messages', 'admin/messages.tsx', [route(':messageId', 'admin/message.tsx')]),
  ]),
  route('blog/feed.xml', 'public/feed.ts'),
  route('blog/covers/:cover', 'public/blog-cover.ts'),
  route('audit/:what', 'public/audit-head.ts'),
  route('sitemap.xml', 'public/sitemap.ts'),
  route('robots.txt', 'public/robots.ts'),
  route('site.webmanifest', 'public/web-manifest.ts'),
  route('branding.json', 'public/branding.ts'),
  route('dev/ui', 'dev/gallery.tsx'),
] satisfies RouteConfig;
