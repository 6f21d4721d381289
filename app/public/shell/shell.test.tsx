import { describe, expect, it } from 'vitest';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import { initials, type Viewer } from '#contract/accounts/viewer.ts';
import { builtInBranding } from '#contract/site/branding.ts';
import type { Site } from '#contract/site/site.ts';
import { proves } from '#tests/proves.ts';
import AccountMenu from './account-menu.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const site: Site = {
  name: 'Quietprint',
  tagline: 'Protecting your digital privacy through scanning and monitoring.',
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
const alice: Viewer = { id: 'a', email: 'alice@example.com', fullName: 'Alice Jane Hart', role: 'user' };
const assistant: Viewer = { ...alice, role: 'assistant' };

const linksOf = (html: string) =>
  [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, label]) => [textOf(label ?? ''), href]);

describe('the header', () => {
  const headerFor = (viewer: Viewer | null) =>
    renderAt('/', <SiteHeader name={site.name} offersSignUp branding={builtInBranding} viewer={viewer} />);

  it('shows the product name and the mark when there is no uploaded logo', {
    ...proves('PUB-014', 'PUB-012', 'PUB-013'),
  }, async () => {
    const html = await headerFor(null);
    expect(html).toContain('class="mark"');
    expect(linksOf(html)[0]).toEqual(['Quietprint', '/']);
  });

  it('shows an uploaded logo', proves('PUB-012'), async () => {
    const branding = { ...builtInBranding, logoUrl: 'https://example.com/logo.png' };
    const html = await renderAt('/', <SiteHeader name={site.name} offersSignUp branding={branding} viewer={null} />);
    expect(html).toContain('<img class="mark" src="https://example.com/logo.png" alt=""/>');
  });

  it('offers no sign-up where accounts are not open to everyone', async () => {
    const header = <SiteHeader name={site.name} offersSignUp={false} branding={builtInBranding} viewer={null} />;
    const labels = linksOf(await renderAt('/', header)).map(([label]) => label);
    expect(labels).toContain('Sign In');
    expect(labels).not.toContain('Sign Up');
  });

  it('takes a visitor to /auth by "Sign In" and "Sign Up"', proves('PUB-015', 'PUB-016'), async () => {
    const links = new Map(linksOf(await headerFor(null)) as [string, string][]);
    expect(links.get('Sign In')).toBe('/auth');
    expect(links.get('Sign Up')).toMatch(/^\/auth(\?|$)/);
  });

  it('leads to Services, Privacy News and Contact', async () => {
    const links = linksOf(await headerFor(null));
    for (const link of [
      ['Services', '/services'],
      ['Privacy News', '/blog'],
      ['Contact', '/contact'],
    ])
      expect(links).toContainEqual(link);
  });
});

describe('the avatar menu', () => {
  it('shows Alice two initials, her name and her role', proves('PUB-017', 'PUB-018', 'PUB-019'), async () => {
    const text = textOf(await renderAt('/', <AccountMenu viewer={alice} />));
    expect(text).toMatch(/^AJ Alice Jane Hart user/);
  });

  it('shows the e-mail address of somebody without a name', proves('PUB-018'), async () => {
    const text = textOf(await renderAt('/', <AccountMenu viewer={{ ...alice, fullName: null }} />));
    expect(text).toMatch(/^A alice@example\.com user/);
  });

  it('offers profile, billing, settings and signing out', {
    ...proves('PUB-020', 'PUB-021', 'PUB-022', 'PUB-024'),
  }, async () => {
    const html = await renderAt('/', <AccountMenu viewer={alice} />);
    expect(linksOf(html)).toEqual([
      ['Profile & Account', '/profile'],
      ['Billing & Purchases', '/billing'],
      ['Settings', '/settings'],
    ]);
    expect(html).toMatch(/<form[^>]*action="\/sign-out" method="post">.*Sign Out/s);
  });

  it('offers the admin dashboard to an assistant, and not to Alice', proves('PUB-023'), async () => {
    expect(linksOf(await renderAt('/', <AccountMenu viewer={assistant} />))).toContainEqual([
      'Admin Dashboard',
      '/admin',
    ]);
    expect(textOf(await renderAt('/', <AccountMenu viewer={alice} />))).not.toContain('Admin Dashboard');
  });

  it('never has more than two initials', proves('PUB-017'), () => {
    expect(initials({ email: 'x@example.com', fullName: ' Ángela  maría del Mar ' })).toBe('ÁM');
    expect(initials({ email: 'bob@example.com', fullName: '  ' })).toBe('B');
  });
});

describe('the footer', () => {
  const footerOf = (over: Partial<Site> = {}) =>
    renderAt('/', <SiteFooter site={{ ...site, ...over }} branding={builtInBranding} />);

  it('shows mark, name, tagline, address and company line', {
    ...proves('GEN-005', 'PUB-025', 'PUB-026', 'PUB-027', 'PUB-028', 'PUB-029', 'PUB-030', 'PUB-031'),
  }, async () => {
    const html = await footerOf();
    expect(html).toContain('class="mark"');
    expect(html).toContain('href="mailto:hello@quietprint.example"');
    const text = textOf(html);
    expect(text).toContain('Quietprint Protecting your digital privacy through scanning and monitoring.');
    expect(text).toContain('© 2024 Quietprint Limited. Registered in Hong Kong.');
    expect(text).not.toContain('company number');
  });

  it('names the registration number only when there is one', async () => {
    expect(textOf(await footerOf({ companyNumber: '1234567' }))).toContain(
      'Registered in Hong Kong, company number 1234567.',
    );
  });

  it('says of another company only what its operator has given', async () => {
    const acme = { company: 'Acme GmbH', jurisdiction: null, since: null };
    expect(textOf(await footerOf(acme))).toContain('© Acme GmbH.');
    expect(textOf(await footerOf(acme))).not.toMatch(/egistered|2024/);
    const register = { ...acme, register: 'Amtsgericht Charlottenburg', companyNumber: 'HRB 1', since: '2019' };
    expect(textOf(await footerOf(register))).toContain(
      '© 2019 Acme GmbH. Registered with Amtsgericht Charlottenburg, company number HRB 1.',
    );
  });

  it('links four services to /services, the legal pages, contact and news', {
    ...proves('PUB-032', 'PUB-033', 'PUB-034', 'PUB-035', 'PUB-036', 'PUB-037', 'PUB-038'),
  }, async () => {
    const links = linksOf(await footerOf());
    expect(links.filter(([, href]) => href === '/services')).toHaveLength(4);
    for (const link of [
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms-of-service'],
      ['Cookie Policy', '/cookie-policy'],
      ['GDPR Compliance', '/gdpr-compliance'],
      ['Contact', '/contact'],
      ['Privacy News', '/blog'],
    ])
      expect(links).toContainEqual(link);
  });
});
