import type { Texts } from '#contract/base/texts.ts';
import type english from './mailbox-words.texts.en.ts';

type Words = Pick<Texts<typeof english>, 'timeUnknown' | 'secondsLeft' | 'minutesLeft'>;

/** "about 2 minutes left". @param ms null while nothing is known */
export function leftWords(ms: number | null, words: Words): string {
  if (ms === null) return words.timeUnknown;
  const seconds = Math.ceil(ms / 1_000);
  if (seconds < 60) return words.secondsLeft(Math.max(5, Math.ceil(seconds / 5) * 5));
  return words.minutesLeft(Math.ceil(seconds / 60));
}

/** "4.2", "120". */
export function megabytesOf(bytes: number, locale = 'en-GB'): string {
  const digits = bytes < 10_000_000 ? 1 : 0;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return (bytes / 1_000_000).toLocaleString(locale, options);
}
