import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, translations } from '#contract/base/languages.ts';
import { plainPath } from '#contract/base/translated-pages.ts';
import { type LegalKey, legalKeys } from '#contract/site/legal.ts';
import { codeLimits } from '#core/accounts/factors/rules.ts';
import {
  clientLimits,
  ownPasswordLimits,
  pairLimits,
  sessionTimes,
  strangersLimits,
} from '#core/accounts/sessions/rules.ts';
import { addressesKeptMs } from '#core/base/audit/rules.ts';
import { type Context, visitor } from '#core/base/context.ts';
import { erasureTimes } from '#core/lifecycle/erasure/rules.ts';
import { freeScanLimits, scanTimes } from '#core/scans/rules.ts';
import { contactLimits } from '#core/site/messages/rules.ts';
import { legalFacts } from '#core/site/pages/legal/facts.ts';
import { legalText } from '#core/site/pages/legal/texts.ts';
import { getLegalPage } from '#core/site/pages/queries/page-text.ts';
import type { Source } from '#core/sources/define.ts';
import { liveSources, switchedOnSources } from '#core/sources/queries/sources.ts';
import { systemScope } from '#platform/database/scope.ts';
import { mailKeptMs } from '#platform/mail/give-up.ts';
import { payloads } from '#platform/text/payloads.fixture.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { cmsContent } from './schema.ts';

const numberWords: Record<number, string> = { 7: 'seven' };
const hours = (milliseconds: number) => (milliseconds === 3_600_000 ? '1 hour' : `${milliseconds / 3_600_000} hours`);
const days = (milliseconds: number) => `${milliseconds / 86_400_000} days`;

async function textsOf(world: World): Promise<Record<LegalKey, string>> {
  const context: Context = { actor: visitor, client: null, platform: world };
  const entries = legalKeys.map(async (key) => {
    const { introHtml, sections } = await getLegalPage(context, key);
    return [key, introHtml + sections.map(({ title, html }) => `<h2>${title}</h2>${html}`).join('')];
  });
  return Object.fromEntries(await Promise.all(entries));
}

describe('the legal texts', () => {
  let world: World;
  let texts: Record<LegalKey, string>;
  beforeAll(async () => {
    world = await createWorld({ database: 'embedded' });
    texts = await textsOf(world);
  });
  afterAll(() => world.close());

  it('name the company and where it is registered, and contradict neither Hong Kong nor the UK and the EU', {
    ...proves('GEN-006', 'GEN-007'),
  }, () => {
    for (const key of ['legal_privacy', 'legal_terms', 'legal_gdpr'] as const) {
      expect(texts[key]).toContain('Quietprint Limited, a company registered in Hong Kong');
      expect(texts[key]).not.toMatch(/registered in (?!Hong Kong)/);
    }
    expect(texts.legal_privacy).toContain('United Kingdom and the European Union');
  });

  it('say of another company only what its operator has given', async () => {
    const own = await createWorld({ database: world.database, env: { COMPANY_NAME: 'Acme GmbH' } });
    const bare = await textsOf(own);
    expect(Object.values(bare).join()).not.toMatch(/Hong Kong|a company registered|The law of|this draft/);
    expect(bare.legal_terms).toContain('offered by Acme GmbH. You reach us');
    const context: Context = { actor: visitor, client: null, platform: own };
    expect((await getLegalPage(context, 'legal_terms')).notice).toBeNull();
    await own.close();
    const given = { COMPANY_NAME: 'Acme GmbH', COMPANY_JURISDICTION: 'Germany', LEGAL_NOTICE: 'Being revised' };
    const whole = await createWorld({ database: world.database, env: given });
    const texts = await textsOf(whole);
    expect(texts.legal_terms).toContain('Acme GmbH, a company registered in Germany');
    expect(texts.legal_terms).toContain('The law of Germany governs these terms. If you are a consumer, you also keep');
    expect(Object.values(texts).join()).not.toContain('Hong Kong');
    expect((await getLegalPage({ ...context, platform: whole }, 'legal_terms')).notice).toBe('Being revised');
    await whole.close();
  });

  it('tell of every source that is switched on, under what it is asked with, and of no other', () => {
    const [, asked = ''] = texts.legal_privacy.split('<h2>Which sources are asked, and with what</h2>');
    const section = asked.split('<h2>')[0] ?? '';
    const namedIn = (part: string) =>
      [...part.matchAll(/<li><a [^>]*>([^<]+)<\/a>: /g)].map(([, name]) => name).toSorted();
    const on = switchedOnSources(world.config);
    const namesOf = (isIn: (source: Source) => boolean) =>
      on
        .filter(isIn)
        .map(({ name }) => name)
        .toSorted();
    const [address = '', rest = ''] = section.split('With a scrambled form');
    const [hash = '', others = ''] = rest.split('With a domain');
    const [domain = '', username = ''] = others.split('With a user name');
    expect(namedIn(address)).toEqual(namesOf(({ needs, privacy }) => needs === 'email' && privacy === 'P3'));
    expect(namedIn(hash)).toEqual(namesOf(({ needs, privacy }) => needs === 'email' && privacy === 'P1'));
    expect(namedIn(domain)).toEqual(namesOf(({ needs }) => needs === 'domain'));
    const always = namesOf(({ needs, mustProve }) => needs === 'username' && !mustProve);
    expect(username).toContain(`${always.length} sites, and further ones that have passed our tests`);
    expect(on.filter(({ needs }) => !['email', 'domain', 'username'].includes(needs))).toEqual([]);
  });

  it('gain and lose a source with its key', async () => {
    expect(texts.legal_privacy).not.toContain('>EmailRep</a>');
    const other = await createWorld({ database: world.database, env: { EMAILREP_API_KEY: 'a-key-for-tests' } });
    expect((await textsOf(other)).legal_privacy).toContain('>EmailRep</a>');
    await other.close();
  });

  it('state the times that the product keeps', () => {
    for (const key of ['legal_privacy', 'legal_gdpr'] as const) {
      expect(texts[key]).toContain(hours(scanTimes.linkMs));
      expect(texts[key]).toContain(days(scanTimes.anonymousMs));
    }
    expect(texts.legal_privacy).toContain(`the result for ${days(scanTimes.anonymousMs)}`);
    const longest = Math.max(...liveSources(world.config).map(({ cacheHours }) => cacheHours));
    expect(texts.legal_privacy).toContain(`at most ${Math.ceil(longest / 24)} days`);
  });

  it('promise exactly the times that the jobs keep', () => {
    const [, promises = ''] = texts.legal_privacy.split('<h2>How long we keep it</h2>');
    const months = (milliseconds: number) => `${milliseconds / 86_400_000 / (365 / 12)} months`;
    const { retention } = world.config;
    const kept: [about: string, times: string[]][] = [
      ['A free scan that nobody confirmed', [hours(scanTimes.linkMs)]],
      ['The mailed link', [hours(scanTimes.linkMs), days(scanTimes.anonymousMs)]],
      ['The result of a scan without an account', [days(scanTimes.anonymousMs)]],
      ['Your account', [days(erasureTimes.graceMs)]],
      ['An account whose address nobody confirmed', [`${retention.unconfirmedDays} days`]],
      ['Scans in an account', [months(retention.idleDays * 86_400_000)]],
      ['Sessions', [days(sessionTimes.customerMs), days(sessionTimes.knownClientMs), hours(sessionTimes.linkMs)]],
      ['Orders and invoices', [`${retention.bookYears} years`]],
      ['Contact messages', [`${retention.messageDays} days`]],
      ['Counted events', [`${retention.analyticsDays} days`]],
      ['Mail to you', [days(mailKeptMs), `${retention.mailDays} days`]],
      ['The audit log', [`${numberWords[addressesKeptMs / 86_400_000]} days`]],
    ];
    for (const [about, times] of kept) {
      const sentence = promises.slice(promises.indexOf(`<strong>${about}`)).split('</li>')[0] ?? '';
      const named = sentence.match(/(?:\d+|seven) (?:hours?|days|months|years)/g) ?? [];
      expect([about, named]).toEqual([about, times]);
    }
    expect(promises.split('</ul>')[0]?.match(/(?:\d+|seven) (?:hours?|days|months|years)/g)).toHaveLength(
      kept.flatMap(([, times]) => times).length + 1,
    );
    const windows = [
      freeScanLimits,
      contactLimits,
      clientLimits,
      pairLimits,
      strangersLimits,
      ownPasswordLimits,
      codeLimits,
    ];
    const seconds =
      JSON.stringify(windows)
        .match(/(?<="windowSeconds":)\d+/g)
        ?.map(Number) ?? [];
    expect(Math.max(...seconds)).toBe(86_400);
    expect(promises).toContain('at most a day');
  });

  it('name the cookie as it is set, and Stripe only where it takes payments', async () => {
    expect(texts.legal_cookies).toContain('<code>__Host-qp_scan</code>');
    expect(Object.values(texts).join()).not.toContain('Stripe');
    const other = await createWorld({
      database: world.database,
      env: {
        APP_URL: 'http://localhost:4000',
        STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
        STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
        SMTP_URL: 'smtps://user:password@mail.example:465',
      },
    });
    const paid = await textsOf(other);
    expect(paid.legal_cookies).toContain('<code>qp_scan</code>');
    expect(paid.legal_privacy).toContain('Stripe');
    expect(paid.legal_privacy).toContain('mail server');
    await other.close();
  });

  it('are long enough to be useful, and say that they are drafts', async () => {
    const context: Context = { actor: visitor, client: null, platform: world };
    for (const key of legalKeys) {
      expect(texts[key].replace(/<[^>]+>/g, ' ').split(/\s+/).length, key).toBeGreaterThan(300);
      expect((await getLegalPage(context, key)).notice).toBe('Draft for review by counsel');
    }
  });
});

describe('the legal texts in another language', () => {
  /** Of each section: how many items it lists, the figures, code and pages that it names, in the order of their size. */
  const shapeOf = (world: World, key: LegalKey, language: Language) =>
    legalText(key, language, legalFacts(world.config)).sections.map(({ body }) => ({
      items: body.match(/^- /gm)?.length ?? 0,
      figures: (body.replace(/\(https?:[^)]*\)/g, '').match(/\d+/g) ?? []).toSorted(),
      code: (body.match(/`[^`]+`/g) ?? []).toSorted(),
      pages: [...body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, address = '']) => plainPath(address)).toSorted(),
    }));
  const paid = { STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef' };
  const company = { COMPANY_NAME: 'Acme GmbH', SMTP_URL: 'smtps://user:password@mail.example:465' };

  it.each([{}, paid, company])('promise what the English ones promise: %j', async (env) => {
    const world = await createWorld({ database: 'embedded', env });
    for (const key of legalKeys)
      for (const language of translations)
        expect([key, language, shapeOf(world, key, language)]).toEqual([key, language, shapeOf(world, key, 'en')]);
    await world.close();
  });
});

onOneDatabase('a legal text that staff wrote', (_open, kind) => {
  let world: World;
  let context: Context;
  const write = (content: Record<string, unknown>) =>
    world.database.transaction(systemScope, (tx) =>
      tx
        .insert(cmsContent)
        .values({ pageKey: 'legal_terms', title: 'Our terms', content })
        .onConflictDoUpdate({ target: cmsContent.pageKey, set: { content } }),
    );
  beforeAll(async () => {
    world = await createWorld({ database: kind });
    context = { actor: visitor, client: null, platform: world };
  });
  afterAll(() => world.close());

  it('stands in place of the built-in one', async () => {
    const sections = [
      { title: 'Peace', body: 'Be *kind*.' },
      { title: 'Peace', body: 'Again.' },
    ];
    await write({ updated: '2027-01-02', draft: false, intro: 'Hello.', sections });
    expect(await getLegalPage(context, 'legal_terms')).toMatchObject({
      title: 'Our terms',
      updated: '2027-01-02',
      notice: null,
      introHtml: '<p>Hello.</p>\n',
      sections: [
        { id: 's-peace', title: 'Peace', html: '<p>Be <em>kind</em>.</p>\n' },
        { id: 's-peace-2', title: 'Peace' },
      ],
    });
    expect((await getLegalPage(context, 'legal_privacy')).title).toBe('Privacy Policy');
    expect(await getLegalPage(context, 'legal_terms', 'es')).toMatchObject({ title: 'Our terms', lang: 'en-GB' });
    expect((await getLegalPage(context, 'legal_privacy', 'es')).lang).toBeUndefined();
  });

  it.each([
    {},
    { sections: [] },
    { updated: 'soon', intro: 'x', sections: [{ title: 'x', body: 'x' }] },
    { updated: '2027-01-02', intro: 'x', sections: [{ title: 'x' }] },
  ])('that is not whole leaves the built-in one standing: %j', async (content) => {
    await write(content);
    expect((await getLegalPage(context, 'legal_terms')).title).toBe('Terms of Service');
  });

  it('cannot run anything', async () => {
    const sections = payloads.map((body) => ({ title: body.replace(/\s+/g, ' '), body }));
    await write({ updated: '2027-01-02', intro: payloads[0], sections });
    const page = await getLegalPage(context, 'legal_terms');
    for (const { id, html } of page.sections) {
      expect(id).toMatch(/^s-[\p{L}\p{N}-]+$/u);
      expect(html).not.toMatch(/<(?!\/?(?:p|h2|a|code|pre|table|thead|tbody|tr|th|td|em|strong|img|br)\b)/);
    }
  });
});
