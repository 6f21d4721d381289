import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { counted } from '#contract/base/plural.ts';
import { spanInWords } from '#contract/base/span.ts';
import type { Texts } from '#contract/base/texts.ts';
import { type DayCounts, type DayMark, type PartState, type StatusPart, slotMinutes } from './types.ts';

type Kind = 'none' | NonNullable<DayMark>;

/** How a page says how a part did. */
export const statusWords = {
  marks: {
    good: 'good all day',
    gaps: 'good, not measured all day',
    impaired: 'in trouble for a while',
    down: 'not working for a while',
    none: 'not measured',
  } satisfies Record<Kind, string>,
  lastDays: (days: number, told: string) => `Last ${days} days: ${told}`,
  downFor: (span: string) => `not working for about ${span}`,
  impairedFor: (span: string) => `in trouble for about ${span}`,
  missingFor: (span: string) => `not measured for about ${span}`,
  inDoubt: (count: number) => `${counted('en', count, { one: 'source', other: 'sources' })} in doubt`,
  leftOut: (count: number) => `${counted('en', count, { one: 'source', other: 'sources' })} left out`,
};

type StatusWords = Texts<typeof statusWords>;

/** From two hours on, to the hour. */
const roundedSlots = (slots: number) => (slots < 24 ? slots : Math.round(slots / 12) * 12);

/**
 * "not working for about 15 minutes, not measured for about 2 hours".
 * @param missing slots without a measurement
 */
export function dayInWords(
  part: StatusPart,
  { slots, impaired, down }: DayCounts,
  missing: number,
  { words, language }: { words: StatusWords; language: Language } = { words: statusWords, language: firstLanguage },
): string {
  const spanOf = (count: number) => spanInWords(roundedSlots(count) * slotMinutes * 60_000, language);
  const said =
    part === 'sources'
      ? [impaired > 0 && words.inDoubt(Math.ceil(impaired / slots)), down > 0 && words.leftOut(Math.ceil(down / slots))]
      : [down > 0 && words.downFor(spanOf(down)), impaired > 0 && words.impairedFor(spanOf(impaired))];
  return [...said, missing > 0 && words.missingFor(spanOf(missing))].filter((one) => one !== false).join(', ');
}

const kinds = ['good', 'gaps', 'impaired', 'down', 'none'] as const satisfies readonly ('none' | 'gaps' | PartState)[];

/** "Last 90 days: 80 good all day, 2 in trouble for a while, 8 not measured". */
export function marksInWords(marks: readonly DayMark[], words: StatusWords = statusWords): string {
  const told = kinds.flatMap((kind) => {
    const count = marks.filter((mark) => (mark ?? 'none') === kind).length;
    return count > 0 ? [`${count} ${words.marks[kind]}`] : [];
  });
  return words.lastDays(marks.length, told.join(', '));
}
