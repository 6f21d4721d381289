import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstLanguage, type Language, languageFacts, translations } from '#contract/base/languages.ts';
import { translatedOwnPages } from '#contract/base/translated-pages.ts';
import { preferences } from '#core/accounts/profile/schema.ts';
import { seed } from '#db/seed.ts';
import { systemScope } from '#platform/database/scope.ts';
import { addresses } from '#tests/addresses.ts';
import { Browser } from '#tests/browser.ts';
import { alice, insertCast } from '#tests/cast.ts';
import { fillCustomer } from '#tests/fill.ts';
import { openProduct, openSessionOf, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { makeThings, type Things } from '#tests/things.ts';
import { createWorld, type World } from '#tests/world.ts';

const { build } = await productBuild();
let world: World;
let product: Product;
let browser: Browser;
let things: Things;

beforeAll(async () => {
  world = await createWorld({ database: 'embedded', env: { APP_URL: 'http://localhost:3000' } });
  await seed(world.database);
  await insertCast(world.database);
  things = await makeThings(world);
  const run = (statement: string) => world.database.transaction(systemScope, (tx) => tx.execute(sql.raw(statement)));
  await fillCustomer(run, { userId: alice.userId, scanId: things.reportId, orderId: things.orderId }, 12);
  product = await openProduct(world, build);
  browser = new Browser(product);
  browser.cookies.set('qp_access', (await openSessionOf(world, alice)).access_token);
});
afterAll(async () => {
  product.stop();
  await world.close();
});

const choose = (language: Language) =>
  world.database.transaction(systemScope, async (tx) => {
    await tx.insert(preferences).values({ userId: alice.userId }).onConflictDoNothing();
    await tx.update(preferences).set({ language }).where(eq(preferences.userId, alice.userId));
  });

const named = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': '’', '#39': '’', nbsp: ' ' } as const;
const decode = (text: string) =>
  text.replaceAll(/&([#\w]+);/g, (all, name: string) => named[name as keyof typeof named] ?? all);

/** Texts of a page and what is read aloud of it, in the order of the page. Parts marked as another language's are left out. */
function textsOf(html: string): string[] {
  const own = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style|noscript|template|code)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<(\w+)[^>]* lang="[^"]*"[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<!--.*?-->/gs, '');
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  const spoken = [...own.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]+)"/g)].map(([, said = '']) => said);
  return [title, ...spoken, ...own.split(/<[^>]+>/)]
    .map((text) => decode(text).replaceAll(/\s+/g, ' ').trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

/** What people or companies are called, what somebody wrote, and what machines read. */
const alike = [
  /^(?:AA|alice|test|A report|A service|Guidance|Plan\.txt)(?: · Quietprint)?$|Alice Archer|\S@\S|^@|^https?:/,
  /Quietprint|Datenschutz|Informationsfreiheit|^Canva Pty|^To Canva|^[0-9a-f-]{12,}$|\bUTC$|^[\d:]+ bytes$/,
  /^(?:English|Español|Français|EST|PST|PDF|API|Austria|Hong Kong|Webhooks|JSON \(|Slack|Matrix|ntfy)/,
  /^(?:Actions?|Code|Contact|Control|Conversation|Date|Document|Email|Format|France|Menu|Messages?|Notes?|Possible|Score|Services?|Sources?|Total)$/,
];

describe('pages of people who are signed in', () => {
  it.each(translatedOwnPages)('say nothing in English once another language is chosen: %s', async (route) => {
    const { at } = addresses[route] ?? {};
    const address = at?.(things) ?? route;
    await choose(firstLanguage);
    const english = await browser.ask(address);
    if (english.status !== 200) return expect([302, 404, 405]).toContain(english.status);
    const before = new Set(textsOf(english.text));
    for (const language of translations) {
      await choose(language);
      const { text } = await browser.ask(address);
      expect(text).toContain(`<html lang="${languageFacts[language].tag}"`);
      expect(textsOf(text).filter((one) => before.has(one) && !alike.some((form) => form.test(one)))).toEqual([]);
    }
  });
});
