import { expect, it } from 'vitest';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import type { Viewer } from '#contract/accounts/viewer.ts';
import { builtInBranding } from '#contract/site/branding.ts';
import type { Site } from '#contract/site/site.ts';
import { proves } from '#tests/proves.ts';
import { AccessDenied } from './access-denied.tsx';
import { Panel } from './panel.tsx';

const site: Site = {
  name: 'Quietprint',
  tagline: '',
  company: 'Quietprint Limited',
  companyNumber: null,
  jurisdiction: 'Hong Kong',
  register: null,
  since: '2024',
  legalNotice: null,
  signUp: 'open',
  contactEmail: 'hello@quietprint.example',
  emergencyTelephone: null,
  lastSecurityReview: null,
  demo: false,
};
const adam: Viewer = { id: 'a', email: 'adam@quietprint.test', fullName: 'Adam Admin', role: 'admin' };

const panelFor = (viewer: Viewer) =>
  renderAt(
    '/admin',
    <Panel site={site} branding={builtInBranding} viewer={viewer} sidebarOpen waiting={null}>
      <p>The tab</p>
    </Panel>,
  );

it('the panel has its heading and welcomes by full name, else "Admin"', proves('ADM-001', 'ADM-002'), async () => {
  const named = await panelFor(adam);
  expect(named).toMatch(/<h1[^>]*>Admin Panel<\/h1>/);
  expect(textOf(named)).toContain('Welcome, Adam Admin');
  expect(textOf(await panelFor({ ...adam, fullName: null }))).toContain('Welcome, Admin');
});

it('an admin has the badge of the role and "Full Access"', proves('ADM-003', 'ADM-004'), async () => {
  const html = await panelFor(adam);
  expect(html).toContain('<span class="adminRole">admin</span>');
  expect(textOf(html)).toContain('Full Access');
  expect(textOf(html)).not.toContain('Assistant Access');
});

it('an assistant has "Assistant Access"', proves('ADM-005'), async () => {
  const html = await panelFor({ ...adam, role: 'assistant' });
  expect(html).toContain('<span class="adminRole">assistant</span>');
  expect(textOf(html)).toContain('Assistant Access');
  expect(textOf(html)).not.toContain('Full Access');
});

it('the tab that is open is marked, for screen readers too', async () => {
  expect(await panelFor(adam)).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/admin"/);
});

it('who lost the role sees the email, the role (by default user) and who may enter', {
  ...proves('ADM-024', 'ADM-025', 'ADM-026', 'ADM-027'),
}, async () => {
  const text = async (role: string | null) =>
    textOf(await renderAt('/admin', <AccessDenied email="eve@example.com" role={role} />));
  expect(await text('user')).toContain('Access Denied');
  expect(await text('user')).toContain('Only admin or assistant roles may enter.');
  expect(await text('user')).toContain('eve@example.com with the role user');
  expect(await text(null)).toContain('with the role user');
  expect(await text('guest')).toContain('with the role guest');
});
