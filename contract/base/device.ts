import english from './device.texts.en.ts';
import type { Texts } from './texts.ts';

const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: readonly [RegExp, string][], text: string) => names.find(([sign]) => sign.test(text))?.[1];

/** What is kept where neither is known: data, in English for every reader's screen to word. */
export const unknownDevice = english.unknown;

/** What a person recognises a device by. Nothing finer is kept. */
export const partsOfDevice = (
  userAgent: string | null,
): { browser: string | undefined; system: string | undefined } => ({
  browser: nameIn(browsers, userAgent ?? ''),
  system: nameIn(systems, userAgent ?? ''),
});

/** The same in words, e.g. "Firefox on Windows". */
export function deviceOf(userAgent: string | null, words: Texts<typeof english>): string {
  const { browser, system } = partsOfDevice(userAgent);
  if (browser && system) return words.browserOn(browser, system);
  return browser ?? system ?? words.unknown;
}
