import { fillBraces } from '#contract/base/fill-braces.ts';

/** How a text names its sources by number, and what it says of them where there is none to claim. */
export const sourceWords = { live: '{n} live data sources', none: 'public sources' };

type SourceWords = Readonly<typeof sourceWords>;

/**
 * A text with what stands in for `{name}` and `{n}`. No number is claimed when no source is switched on.
 * @param sources how many live data sources there are
 * @param words of the text's language
 */
export function withFacts(
  text: string,
  { name, sources }: { name: string; sources: number },
  { live, none }: SourceWords = sourceWords,
): string {
  const facts = new Map([
    ['name', name],
    ['n', String(sources)],
  ]);
  const counted = sources > 0 ? text : text.replaceAll(live, () => none);
  return fillBraces(counted, (word) => facts.get(word) ?? null);
}
