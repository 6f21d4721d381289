import { fewestSearched } from '#contract/removal/company.ts';
import type { Company } from './company.ts';
import { foldText } from './names.ts';

/**
 * A search over every name in one text, which an engine goes through in less than a millisecond: an index of parts of words would
 * be larger than what it finds.
 */
export function createSearch(companies: readonly Company[]): (text: string, most: number) => Company[] {
  const names = companies.map(({ name, brands, domains }) =>
    [...new Set([name, ...brands, ...domains].map(foldText))].join('\n'),
  );
  const text = `\n${names.join('\n\n')}\n`;
  const starts = new Uint32Array(companies.length);
  let at = 1;
  for (const [place, own] of names.entries()) {
    starts[place] = at;
    at += own.length + 2;
  }

  /** Places of the companies whose names hold it. */
  function* placesOf(part: string): Generator<number> {
    for (let found = text.indexOf(part); found !== -1; ) {
      const place = lastAtMost(starts, found + (part.startsWith('\n') ? 1 : 0));
      yield place;
      const next = starts[place + 1];
      if (next === undefined) return;
      found = text.indexOf(part, next - (part.startsWith('\n') ? 1 : 0));
    }
  }

  return (written, most) => {
    const part = foldText(written);
    if (part.length < fewestSearched) return [];
    // A whole name, then the beginning of one, then any part.
    const found = new Set<number>();
    for (const one of [`\n${part}\n`, `\n${part}`, part])
      for (const place of placesOf(one)) {
        if (found.size >= most) break;
        found.add(place);
      }
    return [...found].flatMap((place) => companies[place] ?? []);
  };
}

/** The place of the last number that is no greater. @param numbers ascending, the first no greater */
function lastAtMost(numbers: Uint32Array, most: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}
