const inBraces = /\{([^{}\n]*)\}/g;

/** What stands in braces, in order: "name" of "{name} checks". */
export const bracesIn = (text: string): string[] => [...text.matchAll(inBraces)].map(([, word = '']) => word);

/**
 * Fills a template in one pass: what is put in is never read as a template itself.
 * @param find what a word in braces stands for; null leaves it as it is
 */
export const fillBraces = (template: string, find: (word: string) => string | null): string =>
  template.replaceAll(inBraces, (whole, word: string) => find(word) ?? whole);
