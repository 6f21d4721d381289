/**
 * A text with what stands in for `{name}` and `{n}`. No number is claimed when no source is switched on.
 * @param sources how many live data sources there are
 */
export function withFacts(text: string, { name, sources }: { name: string; sources: number }): string {
  const counted = sources > 0 ? text : text.replaceAll('{n} live data sources', 'public sources');
  return counted.replaceAll('{name}', name).replaceAll('{n}', String(sources));
}
