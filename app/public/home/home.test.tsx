import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loader as readAsvs } from '#app/public/files/asvs.ts';
import { Toasts } from '#app/ui/overlays/toasts.tsx';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import type { ServiceCard } from '#contract/site/services.ts';
import { defaultPages } from '#core/site/pages/internal/defaults.ts';
import { initialCatalogue } from '#core/site/services/initial-catalogue.ts';
import { proves } from '#tests/proves.ts';
import { HomePage } from './home-page.tsx';
import { HomeServices, HomeSpecials } from './home-services.tsx';
import { HomeSteps } from './home-steps.tsx';
import { HomeTrust } from './home-trust.tsx';

const catalogue = initialCatalogue.map(
  (service): ServiceCard => ({
    id: service.id,
    name: service.name,
    description: service.description ?? '',
    detailedDescription: service.detailedDescription ?? '',
    price: service.price,
    priceUnit: service.priceUnit ?? null,
    intake: service.intake ?? 'scan',
    appointmentMinutes: service.appointmentMinutes ?? 60,
    currency: service.currency ?? 'GBP',
    serviceType: service.serviceType ?? 'main',
    features: service.features ?? [],
    includes: service.includes ?? null,
    buttonLabel: service.buttonLabel ?? 'Request Service',
    badge: service.badge ?? null,
  }),
);
const of = (type: ServiceCard['serviceType']) => catalogue.filter((service) => service.serviceType === type);

describe('the hero', () => {
  const hero = (all: number, text = defaultPages.homepage_hero.content) =>
    renderAt(
      '/',
      <Toasts>
        <HomePage
          hero={{ ...text, metaDescription: null }}
          trust={{ ...defaultPages.homepage_trust.content, metaDescription: null }}
          services={[]}
          sources={{ live: all, providers: all, asked: 11 }}
        />
      </Toasts>,
    );

  it('makes the claim and counts the sources', proves('PUB-001', 'PUB-008'), async () => {
    const text = textOf(await hero(17));
    expect(text).toContain('Your digital footprint, made');
    expect(text).toContain('Quietprint checks 17 live data sources');
  });

  it('claims no number when no source is switched on', async () => {
    expect(textOf(await hero(0))).not.toContain('live data sources');
  });

  it('and the trust section say what staff wrote, as words', async () => {
    const text = { heading: '<b>Loud</b> {n} now', description: '{name} asks {n} live data sources.' };
    const html = await hero(3, text as typeof defaultPages.homepage_hero.content);
    expect(html).toContain('&lt;b&gt;Loud&lt;/b&gt; 3\u00a0now');
    expect(textOf(html)).toContain('Quietprint asks 3 live data sources.');
    expect(textOf(html)).toContain(defaultPages.homepage_trust.content.heading);
  });

  it('holds the free scan form with name and email, open to the answer of the server', {
    ...proves('SCAN-001', 'SCAN-002'),
  }, async () => {
    const html = await hero(17);
    expect(html).toMatch(/<form[^>]*action="\/free-scan" method="post"/);
    expect(html).toMatch(/<label[^>]*for="free-scan-name">Name/);
    expect(html).toMatch(/<label[^>]*for="free-scan-email">Email/);
    expect(html).toContain('autoComplete="email"');
    expect(html).not.toContain('required');
    expect(textOf(html)).toContain('Start Free Scan');
  });
});

describe('the services', () => {
  it('shows the four main services with their prices and the badges Free and Popular', {
    ...proves('PUB-002', 'PUB-006', 'PUB-007'),
  }, async () => {
    const html = await renderAt('/', <HomeServices services={of('main')} />);
    const text = textOf(html);
    expect(html.match(/class="plan[ "]/g)).toHaveLength(4);
    expect(text).toMatch(/Free Privacy Scan £0 Free /);
    expect(text).toMatch(/Detailed Exposure Report £80 Popular /);
    expect(text).toMatch(/Expert Consultancy £175 per hour/);
  });

  it('shows the six special services', proves('PUB-003'), async () => {
    const html = await renderAt('/', <HomeSpecials services={of('special')} />);
    expect(html.match(/class="special"/g)).toHaveLength(6);
    expect(html).toContain('href="/services#privacy-awareness-session"');
  });

  it('leaves a part out when nothing is in it', async () => {
    expect(await renderAt('/', <HomeSpecials services={[]} />)).toBe('');
  });
});

describe('steps and trust', () => {
  const sources = { live: 17, providers: 15, asked: 11 };

  it('explains itself in exactly three steps', proves('PUB-004'), async () => {
    expect((await renderAt('/', <HomeSteps />)).match(/class="step"/g)).toHaveLength(3);
  });

  it('makes the four claims', proves('PUB-005', 'PUB-008', 'PUB-009', 'PUB-010', 'PUB-011'), async () => {
    const text = textOf(
      await renderAt('/', <HomeTrust heading="Trust" description="Why." sources={sources} lastSecurityReview={null} />),
    );
    for (const claim of ['17 live data sources', 'Encryption', 'Blockchain audit logging', 'Regular security reviews'])
      expect(text).toContain(claim);
    expect(text).not.toContain('Last documented review');
  });

  it('leads from security reviews to the requirements that are met, and by which tests', async () => {
    const page = await renderAt(
      '/',
      <HomeTrust heading="Trust" description="Why." sources={sources} lastSecurityReview={null} />,
    );
    expect(page).toContain('<a href="/security/asvs.md">What they cover</a>');
    const answer = readAsvs();
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe(readFileSync('docs/asvs.md', 'utf8'));
  });

  it('dates the last review only when one is documented', async () => {
    const text = textOf(
      await renderAt(
        '/',
        <HomeTrust heading="Trust" description="Why." sources={sources} lastSecurityReview="2026-03-05" />,
      ),
    );
    expect(text).toContain('Last documented review: 5 March 2026.');
  });
});
