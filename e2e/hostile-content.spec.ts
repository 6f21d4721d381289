import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { pageUses } from '#contract/site/pages.ts';
import { brandingAssets } from '#core/site/branding/schema.ts';
import { contactMessages } from '#core/site/messages/schema.ts';
import { cmsContent } from '#core/site/pages/schema.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { services } from '#core/site/services/schema.ts';
import { payloads as all } from '#platform/text/payloads.fixture.ts';
import { writeContents } from './contents.ts';
import { linkedData, policyReports } from './inspect.ts';
import type { Installation } from './installation.ts';
import { test as base, expect } from './test.ts';

/** All but the pictures that a text may show. */
const payloads = all.filter((payload) => !payload.includes('![x](https:'));
const everything = payloads.join(' ');
const headline = `</script><script>pwned()</script> & "x"`;

const posts = Array.from({ length: 12 }, (_, n) => ({
  slug: `attack-${n}`,
  title: n === 0 ? headline : payloads.filter((_, index) => index % 12 === n).join(' '),
  content: payloads.join('\n\n'),
  excerpt: n % 2 === 0 ? everything : null,
  tags: ['<svg onload=pwned()>', payloads[n] ?? ''],
  featuredImageUrl: 'javascript:pwned()',
  status: 'published' as const,
  isPublished: true,
  publishedAt: new Date(Date.UTC(2099, 0, 20 - n)),
}));

const service = {
  name: everything,
  description: everything,
  detailedDescription: everything,
  features: payloads,
  buttonLabel: everything,
  badge: everything,
};

const pages = Object.keys(pageUses).map((pageKey) => ({
  pageKey,
  title: everything,
  metaDescription: everything,
  content: {
    heading: everything,
    description: everything,
    updated: '2027-01-02',
    draft: true,
    intro: payloads.join('\n\n'),
    sections: payloads.map((body) => ({ title: body.replace(/\s+/g, ' ').trim(), body })),
  },
}));

const rewrite = {
  title: sql`excluded.title`,
  content: sql`excluded.content`,
  metaDescription: sql`excluded.meta_description`,
};

const assets = [
  { assetType: 'logo' as const, assetUrl: 'javascript:pwned()' },
  { assetType: 'favicon' as const, assetUrl: 'https://pictures.example/gone.png' },
];
const message = { name: everything, email: everything, title: everything, message: everything };

/** Everything that a page does and should not. */
function watchPage(page: Page, origin: string): string[] {
  const wrong: string[] = [];
  page.on('dialog', (dialog) => {
    wrong.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`)) wrong.push(`request: ${url}`);
  });
  return wrong;
}

const filled = new WeakMap<Installation, Promise<void>>();

/** Once for all tests of an installation. */
function fillOnce(installation: Installation): Promise<void> {
  const filling =
    filled.get(installation) ??
    writeContents(installation, async (tx) => {
      await tx.insert(blogPosts).values(posts);
      await tx.update(services).set(service);
      await tx.insert(cmsContent).values(pages).onConflictDoUpdate({ target: cmsContent.pageKey, set: rewrite });
      await tx.insert(brandingAssets).values(assets);
      await tx.insert(contactMessages).values(message);
    });
  filled.set(installation, filling);
  return filling;
}

/** Every address that a page leads or sends to. */
const targetsOn = (page: Page): Promise<string[]> =>
  page
    .locator('a, form, button[formaction]')
    .evaluateAll((all) =>
      all.map((one) => (one as HTMLAnchorElement).href || (one as HTMLFormElement).action || '').map(String),
    );

/** Fails where anything of what the page shows has run, was asked for, or could be led to. */
type Untouched = () => Promise<void>;

const test = base.extend<{ untouched: Untouched }>({
  untouched: async ({ page, installation }, use) => {
    await fillOnce(installation);
    const reports = await policyReports(page);
    await page.addInitScript(() => {
      Object.assign(window, { ran: 0, pwned: () => ((window as unknown as { ran: number }).ran += 1) });
    });
    const wrong = watchPage(page, installation.url);
    await use(async () => {
      await page.mouse.move(300, 500);
      const where = page.url();
      expect(await page.evaluate(() => (window as unknown as { ran: number }).ran), where).toBe(0);
      expect(await reports(), where).toEqual([]);
      expect(wrong, where).toEqual([]);
      for (const target of await targetsOn(page)) expect(target, where).toMatch(/^$|^(?:https?|mailto|tel):/);
    });
  },
});

test.use({ installationOf: 'hostile content' });

test('nothing that staff or visitors wrote runs while a visitor goes from page to page', async ({
  page,
  untouched,
}) => {
  await page.goto('/');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg');
  await expect(page.getByRole('main')).toContainText('<img src=x onerror=pwned()>');
  await untouched();
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('article').first()).toContainText('<img src=x onerror=pwned()>');
  await untouched();
  await main.getByRole('link', { name: 'Privacy News' }).click();
  await expect(page.getByRole('article')).toHaveCount(12);
  await untouched();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await untouched();
  await main.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await untouched();
});

test('nothing of it runs on a page that is opened by its address', async ({ page, untouched }) => {
  const tagged = '/blog?tag=%3Csvg+onload%3Dpwned%28%29%3E';
  for (const path of ['/services', tagged, '/contact', '/privacy-policy', '/blog/attack-0']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untouched();
  }
});

test('what machines read of a post is its headline, to the letter', async ({ page, untouched }) => {
  await page.goto('/blog/attack-0');
  await untouched();
  expect((await linkedData(page))[0]?.headline).toBe(headline);
  const feed = await (await page.request.get('/blog/feed.xml')).text();
  const entries = await page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'application/xml');
    return read.querySelector('parsererror')?.textContent ?? read.querySelectorAll('entry').length;
  }, feed);
  expect(entries, 'a well-formed feed').toBe(18);
});

test('nothing of it runs in the panel', async ({ page, untouched, signedIn }) => {
  await signedIn(page, { as: 'owner' });
  for (const path of ['/admin/messages', '/admin/services', '/admin/content', '/admin/blog']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('pwned()');
    await untouched();
  }
});
