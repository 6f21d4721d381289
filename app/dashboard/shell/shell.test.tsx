import { readFileSync } from 'node:fs';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { renderRoutes, textOf } from '#app/ui/render-for-tests.tsx';
import type { Viewer } from '#contract/accounts/viewer.ts';
import { builtInBranding } from '#contract/site/branding.ts';
import { proves } from '#tests/proves.ts';
import { greeting } from './app-bar.tsx';
import english from './dashboard.texts.en.ts';
import DashboardLayout from './layout.tsx';
import { navigation } from './navigation.ts';

const alice: Viewer = { id: 'a', email: 'alice@example.com', fullName: 'Alice Archer', role: 'user' };

interface Options {
  viewer?: Viewer;
  path?: string;
  open?: boolean;
  logoUrl?: string;
}

/** The shell as the server sends it. */
function shell({ viewer = alice, path = '/dashboard', open = true, logoUrl }: Options = {}): Promise<string> {
  const props = { loaderData: { sidebarOpen: open } } as unknown as ComponentProps<typeof DashboardLayout>;
  const site = { name: 'Quietprint', company: 'Quietprint Limited', since: '2024' };
  return renderRoutes(
    [
      {
        id: 'root',
        loader: () => ({ site, viewer, branding: { ...builtInBranding, ...(logoUrl && { logoUrl }) } }),
        children: [
          {
            path: 'dashboard',
            element: <DashboardLayout {...props} />,
            children: [
              { index: true, element: <h1>{greeting(english, viewer)}</h1>, handle: { greets: true } },
              { path: 'scans', element: <h1>My Scans</h1> },
              { path: 'report', element: <h1>Report</h1>, handle: { trail: [{ label: () => 'Exposure report' }] } },
            ],
          },
        ],
      },
    ],
    new Request(`http://localhost${path}`),
  );
}

const linksOf = (html: string) =>
  new Map(
    [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to, text]) => [textOf(text ?? ''), to]),
  );

describe('the dashboard shell', () => {
  it('greets with the full name above the tagline, on every page', proves('DASH-012', 'DASH-015'), async () => {
    expect(textOf(await shell({ path: '/dashboard/scans' }))).toContain(
      'Welcome back, Alice Archer Manage your privacy and security',
    );
    expect(textOf(await shell()).match(/Welcome back, Alice Archer/g)).toHaveLength(1);
  });

  it('greets without a name by the part before the @, and without both as "User"', {
    ...proves('DASH-013', 'DASH-014'),
  }, () => {
    expect(greeting(english, { ...alice, fullName: ' ' })).toBe('Welcome back, alice');
    expect(greeting(english, { ...alice, fullName: null, email: '' })).toBe('Welcome back, User');
  });

  it('shows the way back on a page below another one', async () => {
    expect(textOf(await shell({ path: '/dashboard/report' }))).toContain('Exposure report');
  });

  it('leads to every page', {
    ...proves('DASH-001', 'DASH-002', 'DASH-003', 'DASH-004', 'DASH-005', 'DASH-006'),
  }, async () => {
    const links = linksOf(/<aside.*?<\/aside>/s.exec(await shell())?.[0] ?? '');
    const wanted = {
      Dashboard: '/dashboard',
      'My Scans': '/dashboard/scans',
      'What we look for': '/dashboard/identity',
      'Service Requests': '/dashboard/requests',
      'Profile & Security': '/dashboard/profile',
      'Billing & Purchases': '/dashboard/billing',
      'Activity Log': '/dashboard/activity',
      Settings: '/settings',
    };
    for (const [label, to] of Object.entries(wanted)) expect(links.get(label), label).toBe(to);
  });

  it('shows the active logo in the sidebar, and the mark where there is none', proves('DASH-010'), async () => {
    const logo = /<a [^>]*class="brand"[^>]*>\s*<img[^>]*src="https:\/\/images\.example\/logo\.png"/;
    expect(await shell({ logoUrl: 'https://images.example/logo.png' })).toMatch(logo);
    expect(await shell()).toMatch(/<a [^>]*class="brand"[^>]*>\s*<svg class="mark"/);
  });

  it('shows "Admin Panel" to staff only', proves('DASH-007'), async () => {
    for (const role of ['assistant', 'admin'] as const)
      expect(linksOf(await shell({ viewer: { ...alice, role } })).get('Admin Panel')).toBe('/admin');
    expect(await shell()).not.toContain('Admin Panel');
  });

  it('signs out with a form that needs no JavaScript', proves('DASH-008'), async () => {
    const html = await shell();
    const forms = [...html.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)].filter(([, , inside]) =>
      inside?.includes('Sign Out'),
    );
    expect(forms.length).toBeGreaterThan(0);
    for (const [, attributes] of forms) {
      expect(attributes).toContain('method="post"');
      expect(attributes).toContain('action="/sign-out"');
    }
  });

  it('marks the page one is on, at that address only', async () => {
    expect(await shell()).toMatch(/aria-current="page"[^>]*href="\/dashboard"/);
    expect(await shell({ path: '/dashboard/scans' })).not.toMatch(/aria-current="page"[^>]*href="\/dashboard"/);
  });

  it('opens as an icon rail when the cookie says so, with every name kept for screen readers', {
    ...proves('DASH-009'),
  }, async () => {
    const html = await shell({ open: false });
    expect(html).toContain('data-state="collapsed"');
    for (const { page } of navigation)
      expect(html).toContain(`<span>${english.pages[page].replace('&', '&amp;')}</span>`);
  });

  it('shows the copyright line with the privacy policy, the terms and contact', {
    ...proves('DASH-016', 'DASH-017', 'DASH-018', 'DASH-019'),
  }, async () => {
    const html = await shell();
    expect(textOf(html)).toContain('© 2024 Quietprint Limited');
    const links = linksOf(html);
    expect(links.get('Privacy Policy')).toBe('/privacy-policy');
    expect(links.get('Terms of Service')).toBe('/terms-of-service');
    expect(links.get('Contact')).toBe('/contact');
  });
});

it('every link of the sidebar has its route', () => {
  const routes = readFileSync('app/routes.ts', 'utf8');
  const dashboard = routes.slice(routes.indexOf("route('dashboard'"));
  for (const { to, end } of navigation)
    if (!end) expect(dashboard).toContain(`'${to.replace(/^\/(dashboard\/)?/, '')}'`);
});
