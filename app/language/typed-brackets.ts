/** What stands for brackets in a parameter until `withLinks` has read the text: characters for private use. */
const standIns = { '[': '\uE000', ']': '\uE001' } as const;

const hideBrackets = (given: unknown): unknown => {
  if (Array.isArray(given)) return given.map(hideBrackets);
  return typeof given === 'string' ? given.replace(/[[\]]/g, (one) => standIns[one as '[']) : given;
};

/** The brackets that were typed, once the text's own have been read. */
export const showBrackets = (text: string): string =>
  text.replace(/[\uE000\uE001]/g, (one) => (one === standIns['['] ? '[' : ']'));

type Text = (...given: readonly unknown[]) => unknown;

function keepApart(text: Text): Text {
  return (...given) => {
    const hidden = given.map(hideBrackets);
    const words = text(...hidden);
    // Whatever has no brackets of its own is not read by `withLinks`.
    return typeof words === 'string' && words.includes('[') ? words : text(...given);
  };
}

/**
 * The texts, and their functions so that `withLinks` tells a text's own brackets from those in its parameters, which
 * people type.
 */
export function withBracketsApart<Shape>(texts: Shape): Shape {
  if (typeof texts === 'function') return keepApart(texts as unknown as Text) as Shape;
  if (Array.isArray(texts)) return texts.map(withBracketsApart) as Shape;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, withBracketsApart(text)])) as Shape;
}
