import { fillBraces } from '#contract/base/fill-braces.ts';

/**
 * A text with what stands in for `{name}` and `{n}`. No number is claimed when no source is switched on.
 * @param sources how many live data sources there are
 */
export function withFacts(text: string, { name, sources }: { name: string; sources: number }): string {
  const facts = new Map([
    ['name', name],
    ['n', String(sources)],
  ]);
  const counted = sources > 0 ? text : text.replaceAll('{n} live data sources', 'public sources');
  return fillBraces(counted, (word) => facts.get(word) ?? null);
}
