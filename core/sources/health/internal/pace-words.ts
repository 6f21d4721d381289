import { firstLanguage, type Language, languageFacts } from '#contract/base/languages.ts';
import type { QuotaWindow } from '#core/sources/internal/pacing/quota.ts';
import { healthWords } from './health-words.ts';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

function spanWords(seconds: number, language: Language): string {
  const [unit, length] = units.find(([, one]) => seconds >= one && seconds % one === 0) ?? units[3];
  return healthWords[language].spans[unit](seconds / length);
}

const listFormats = new Map<Language, Intl.ListFormat>();

/** "a, b and c": as British English writes lists, without a comma before "and". */
function joinWords(all: readonly string[], language: Language): string {
  const format = listFormats.get(language) ?? new Intl.ListFormat(languageFacts[language].locale);
  listFormats.set(language, format);
  return format.format(all);
}

/** "At most 2 questions in a second, 25 in an hour and 100 in a day". */
export function paceWords(windows: readonly QuotaWindow[], language: Language = firstLanguage): string {
  const words = healthWords[language];
  const [first, ...more] = windows;
  if (!first) return words.noLimit;
  const further = more.map(({ most, seconds }) =>
    words.further(most.toLocaleString(languageFacts[language].locale), spanWords(seconds, language)),
  );
  return words.atMost(joinWords([words.first(first.most, spanWords(first.seconds, language)), ...further], language));
}
