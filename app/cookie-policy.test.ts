import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spanInWords } from '#contract/base/span.ts';
import { cookiePolicy } from '#core/site/pages/legal/cookies.ts';
import { legalFacts } from '#core/site/pages/legal/facts.ts';
import type { Config } from '#platform/config.ts';
import { cookieSeconds } from './cookies.ts';
import { sidebarCookieFor } from './ui/layout/sidebar-state.ts';

const { sections } = cookiePolicy(
  legalFacts({ appUrl: 'https://quietprint.example', sourceKeys: {}, site: {}, stripe: null, smtpUrl: null } as Config),
);
const itemsOf = (title: string) => (sections.find((one) => one.title === title)?.body ?? '').split('\n');
/** What stands in bold at the beginning of each item. */
const namesIn = (title: string) =>
  itemsOf(title).flatMap((item) => [...item.matchAll(/\*\*`([^`]+)`\*\*/g)].map(([, name]) => name ?? ''));
const lastsInWords = (seconds: number) => (seconds < 60 ? `${seconds} seconds` : spanInWords(seconds * 1_000));

/** By name, the seconds that they last. */
const set: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.entries(cookieSeconds).map(([name, seconds]) => [`__Host-${name}`, seconds])),
  'sidebar:state': Number(/max-age=(\d+)/.exec(sidebarCookieFor(true))?.[1]),
};

describe('the Cookie Policy', () => {
  it('names every cookie that is set, and no other', () => {
    expect(namesIn('Cookies').toSorted()).toEqual(Object.keys(set).toSorted());
  });

  it.each(Object.entries(set))('says how long %s lasts', (name, seconds) => {
    const item = itemsOf('Cookies').find((one) => one.includes(`**\`${name}\`**`));
    expect(item).toContain(lastsInWords(seconds));
  });

  it('names every value that stays in a browser, and no other', () => {
    const files = globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
    const keys = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      if (!/\b(?:localStorage|sessionStorage)\b/.test(text)) return [];
      const [, key = `no key in ${file}`] = /^const (?:storageKey|prefix) = '([^']+)'/m.exec(text) ?? [];
      return [key];
    });
    expect(namesIn('Other storage').toSorted()).toEqual(keys.toSorted());
  });
});
