/** Other words between two words, of up to 90 characters, or none. */
const GAP = '(?:.{0,90}? )?';

/**
 * A pattern of whole words. `…` stands for other words between, or none; `\w` and the ends of words are those of Unicode,
 * since "é" is a letter.
 */
export function phrase(source: string): RegExp {
  const words = source.replaceAll('… ', '…').replaceAll('…', GAP).replaceAll('\\w', '[\\p{L}\\p{N}]');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');
}
