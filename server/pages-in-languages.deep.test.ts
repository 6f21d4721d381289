import { eq } from 'drizzle-orm';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstLanguage, type Language, languageFacts, translations } from '#contract/base/languages.ts';
import { addressIn, translatedOwnPages, translatedPages } from '#contract/base/translated-pages.ts';
import { preferences } from '#core/accounts/profile/schema.ts';
import { seed } from '#db/seed.ts';
import { systemScope } from '#platform/database/scope.ts';
import { addresses } from '#tests/addresses.ts';
import { Browser } from '#tests/browser.ts';
import { alice, insertCast } from '#tests/cast.ts';
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
  /^(?:AA|alice|test|A report|Guidance|Plan\.txt)(?: · Quietprint)?$|Alice Archer|\S@\S|^@|^https?:/,
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

/** Others are opened from a mail or by who is signed in, lead on from the provider, or hold a post. */
const foundPages = translatedPages.filter(
  (path) => !/:|\/open$|^\/(?:watching\/|auth\/|reset-password|ask-from-here)/.test(path),
);

/** The same in every language: names, units, and words that are spelt alike. */
const alikeForAll =
  /^(?:Quietprint|©.*|\S+@\S+|API|Contact|Services|Sources|Menu|Error|Information|Message|[Cc]atalogue|Cookies|Minimisation\.|Hong Kong ?:|(?:Services|Contact|Sources) · Quietprint|\(CC BY-SA.*|\/verify\/key|[0-9a-f]{40,}|;|(?:Apple Mail|Gmail|Thunderbird):|Photos|UTC|Webhooks|.*localhost:\d+.*|npm run .*|--.*|What a breach notice.*|\d+ minutes|English|Español|Français|[\d£€$ .,:/]+|System)$/;

/** The sample report is full of names: there, what has three small words in it is a sentence. */
const isSentence = (text: string) => (text.match(/(?<=^|\s)\p{Ll}[\p{Ll}’']*(?=[\s,.:]|$)/gu)?.length ?? 0) >= 3;

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
