/** Other words between two words, of up to 90 characters, or none. */
const GAP = '(?:.{0,90}? )?';

/**
 * A pattern of whole words. `…` stands for other words between, or none. Word ends are those of Unicode, since `\b` does not
 * know that "é" is a letter.
 */
export const phrase = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source.replaceAll('… ', '…').replaceAll('…', GAP)})(?![\\p{L}\\p{N}])`, 'u');
