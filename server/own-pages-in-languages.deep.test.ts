import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstLanguage, type Language, languageFacts, translations } from '#contract/base/languages.ts';
import { translatedOwnPages } from '#contract/base/translated-pages.ts';
import { preferences } from '#core/accounts/profile/schema.ts';
import { seed } from '#db/seed.ts';
import { systemScope } from '#platform/database/scope.ts';
import { addresses } from '#tests/addresses.ts';
import { Browser } from '#tests/browser.ts';
import { admin, alice, insertCast, type Person } from '#tests/cast.ts';
import { fillCustomer } from '#tests/fill.ts';
import { openProduct, openSessionOf, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { makeThings, type Things } from '#tests/things.ts';
import { createWorld, type World } from '#tests/world.ts';

const { build } = await productBuild();
let world: World;
let product: Product;
let browsers: Map<Person, Browser>;
let things: Things;

beforeAll(async () => {
  world = await createWorld({ database: 'embedded', env: { APP_URL: 'http://localhost:3000' } });
  await seed(world.database);
  await insertCast(world.database);
  things = await makeThings(world);
  const run = (statement: string) => world.database.transaction(systemScope, (tx) => tx.execute(sql.raw(statement)));
  await fillCustomer(run, { userId: alice.userId, scanId: things.reportId, orderId: things.orderId }, 12);
  product = await openProduct(world, build);
  browsers = new Map([alice, admin].map((person) => [person, new Browser(product)] as const));
  for (const [person, { cookies }] of browsers)
    cookies.set('qp_access', (await openSessionOf(world, person)).access_token);
});
afterAll(async () => {
  product.stop();
  await world.close();
});

const choose = (language: Language, { userId }: Person) =>
  world.database.transaction(systemScope, async (tx) => {
    await tx.insert(preferences).values({ userId }).onConflictDoNothing();
    await tx.update(preferences).set({ language }).where(eq(preferences.userId, userId));
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
  /^(?:AA|Ada|alice|test|A question|A report|A service|Guidance|Plan\.txt|Thanks)(?: · Quietprint)?$|Alice Archer|Adam Admin|Ann Assistant|Olive Owner|Dear \{|\S@\S|^@|^https?:/,
  /Quietprint|Datenschutz|Informationsfreiheit|^Canva Pty|^To Canva|^[0-9a-f-]{12,}$|\bUTC$|^[\d:]+ bytes$|^Ctrl K$|^[0-9a-f]{8}$/,
  /^(?:English|Español|Français|EST|PST|PDF|API|Austria|Hong Kong|Webhooks|JSON \(|Slack|Matrix|ntfy)/,
  // Of the audit log, as its files name them.
  /^(?:create|update|delete|login|logout|view|export|run|[a-z]+_[a-z_]+|account-elsewhere|availability|broker|identifier|installation|invoice|job|mail|note|picture|profile|removal case|scan|service|session|source|user|watch)$/,
  /^(?:Actions?|Code|Contact|Control|Conversation|Date|Document|Email|Exceptions|Format|France|Menu|Messages?|Notes?|Possible|Score|Services?|Sources?|Total)$/,
];

describe('pages of people who are signed in', () => {
  it.each(translatedOwnPages)('say nothing in English once another language is chosen: %s', async (route) => {
    const { at, for: readers } = addresses[route] ?? {};
    const reader = readers === 'staff' ? admin : alice;
    const ask = (path: string) => (browsers.get(reader) as Browser).ask(path);
    const address = at?.(things) ?? route;
    await choose(firstLanguage, reader);
    const english = await ask(address);
    if (english.status !== 200) return expect([302, 404, 405]).toContain(english.status);
    const before = new Set(textsOf(english.text));
    for (const language of translations) {
      await choose(language, reader);
      const { text } = await ask(address);
      expect(text).toContain(`<html lang="${languageFacts[language].tag}"`);
      expect(textsOf(text).filter((one) => before.has(one) && !alike.some((form) => form.test(one)))).toEqual([]);
    }
  });
});
