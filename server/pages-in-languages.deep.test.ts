import { eq, sql } from 'drizzle-orm';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstLanguage, type Language, languageFacts, translations } from '#contract/base/languages.ts';
import { addressIn, translatedOwnPages, translatedPages } from '#contract/base/translated-pages.ts';
import { preferences } from '#core/accounts/profile/schema.ts';
import { cmsContent } from '#core/site/pages/schema.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { services } from '#core/site/services/schema.ts';
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
/** What staff have written, in the one language that they wrote it in. */
let written: string;

beforeAll(async () => {
  world = await createWorld({ database: 'embedded', env: { APP_URL: 'http://localhost:3000' } });
  await seed(world.database);
  await insertCast(world.database);
  things = await makeThings(world);
  const run = (statement: string) => world.database.transaction(systemScope, (tx) => tx.execute(sql.raw(statement)));
  await fillCustomer(run, { userId: alice.userId, scanId: things.reportId, orderId: things.orderId }, 12);
  written = await world.database.transaction(systemScope, async (tx) => {
    const rows = await Promise.all([blogPosts, cmsContent, services].map((table) => tx.select().from(table)));
    return plainly(rows.flat().flatMap(textsIn).join(' '));
  });
  product = await openProduct(world, build);
  browsers = new Map([alice, admin].map((person) => [person, new Browser(product)] as const));
  for (const [person, { cookies }] of browsers)
    cookies.set('qp_access', (await openSessionOf(world, person)).access_token);
});
afterAll(async () => {
  product.stop();
  await world.close();
});

/** Without the signs of Markdown. */
const plainly = (text: string) =>
  text
    .replaceAll(/[*_`#]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Every text in a row, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const choose = (language: Language, { userId }: Person) =>
  world.database.transaction(systemScope, async (tx) => {
    await tx.insert(preferences).values({ userId }).onConflictDoNothing();
    await tx.update(preferences).set({ language }).where(eq(preferences.userId, userId));
  });

const SPOKEN = ['aria-label', 'title', 'alt', 'placeholder'];
const SKIPPED = new Set(['script', 'style', 'noscript', 'template', 'code', 'svg']);

/** Texts of a page and what is read aloud of it, in its order, without parts in another language and links to other sites. */
function textsOf(html: string): string[] {
  const texts: string[] = [];
  const open: { lang: string; isSkipped: boolean }[] = [];
  let own = '';
  const isOwn = () => open.at(-1)?.lang === own && !open.at(-1)?.isSkipped;
  const parser = new Parser({
    onopentag(name, attribs) {
      if (name === 'html') own = attribs.lang ?? '';
      const around = open.at(-1);
      const isElsewhere = name === 'a' && attribs.href?.startsWith('http') === true;
      open.push({
        lang: attribs.lang ?? around?.lang ?? '',
        isSkipped: around?.isSkipped || isElsewhere || SKIPPED.has(name),
      });
      if (isOwn()) texts.push(...SPOKEN.map((said) => attribs[said] ?? ''));
    },
    ontext(text) {
      if (isOwn()) texts.push(text);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => /\p{L}{2}/u.test(text));
}

/** What people or companies are called, what somebody wrote, and what machines read. */
const alike = [
  /^(?:AA|Ada|alice|test|A question|A report|A service|Guidance|Plan\.txt|Thanks)(?: · Quietprint)?$|Alice Archer|Adam Admin|Ann Assistant|Olive Owner|Dear \{|\S@\S|^@|^https?:/,
  /Quietprint|Datenschutz|Informationsfreiheit|^Canva Pty|^To Canva|^[0-9a-f-]{12,}$|\bUTC$|^[\d:]+ bytes$|^Ctrl(?: K)?$|^[0-9a-f]{8}$/,
  /^Your question about my identity$/,
  /^(?:English|Español|Français|EST|PST|PDF|API|Austria|Hong Kong|Webhooks|JSON \(|Slack|Matrix|ntfy)/,
  // Details of the audit log, as its files name them.
  /^(?:kind|what): /,
  /^(?:Actions?|Code|Contact|Control|Conversation|Date|Document|Email|Exceptions|Format|France|Menu|Messages?|Notes?|Possible|Score|Services?|Sources?|Total)$/,
];

/** The panel and the sample report are full of names: there, what has three small words in it is a sentence. */
const isSentence = (text: string) => (text.match(/(?<=^|\s)\p{Ll}[\p{Ll}’']*(?=[\s,.:]|$)/gu)?.length ?? 0) >= 3;

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
      const isAllowed = (one: string) =>
        alike.some((form) => form.test(one)) ||
        (reader === admin && (!isSentence(one) || written.includes(plainly(one))));
      expect(textsOf(text).filter((one) => before.has(one) && !isAllowed(one))).toEqual([]);
    }
  });
});

/** Others are opened from a mail or by who is signed in, lead on from the provider, or hold a post. */
const foundPages = translatedPages.filter(
  (path) => !/:|\/open$|^\/(?:watching\/|auth\/|reset-password|ask-from-here)/.test(path),
);

/** The same in every language: names, units, and words that are spelt alike. */
const alikeForAll =
  /^(?:Quietprint|©.*|\S+@\S+|API|Contact|Services|Sources|Menu|Error|Information|Message|[Cc]atalogue|Cookies|Minimisation\.|Hong Kong ?:|(?:Services|Contact|Sources) · Quietprint|\(CC BY-SA.*|\/verify\/key|[0-9a-f]{40,}|;|(?:Apple Mail|Gmail|Thunderbird):|Photos|UTC|Webhooks|.*localhost:\d+.*|npm run .*|--.*|What a breach notice.*|\d+ minutes|English|Español|Français|[\d£€$ .,:/]+|System)$/;

describe('pages that anybody finds', () => {
  it.each(foundPages)('say nothing in English at the address of another language: %s', async (path) => {
    const visitor = new Browser(product);
    const english = new Set(textsOf((await visitor.ask(path)).text));
    const isEnglish = (text: string) =>
      english.has(text) && !alikeForAll.test(text) && (path !== '/sample-report' || isSentence(text));
    for (const language of translations) {
      const { status, text } = await visitor.ask(addressIn(language, path));
      expect(status).toBe(200);
      expect(text).toContain(`<html lang="${languageFacts[language].tag}"`);
      expect(textsOf(text).filter(isEnglish)).toEqual([]);
      expect(text.match(/<link rel="alternate" hrefLang="/gi)?.length).toBe(translations.length + 2);
      expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${addressIn(language, path)}"`));
    }
  });
});
