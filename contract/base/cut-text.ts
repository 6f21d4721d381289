let graphemes: Intl.Segmenter | undefined;

/** Letters as people count them: with their marks, and joined emoji as one. */
function lettersOf(text: string): Intl.Segments {
  graphemes ??= new Intl.Segmenter('en-GB', { granularity: 'grapheme' });
  return graphemes.segment(text);
}

export function firstLetter(text: string): string {
  for (const { segment } of lettersOf(text)) return segment;
  return '';
}

/**
 * The beginning of a text, cut between letters: no emoji and no letter with marks is split.
 * @param most characters (code points); a single letter that is longer is split nonetheless
 */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  let length = 0;
  let end = 0;
  // One character takes two units at most, and whether it begins a letter shows in the one after it.
  for (const { segment } of lettersOf(text.slice(0, (most + 1) * 2))) {
    length += Array.from(segment).length;
    if (length > most) break;
    end += segment.length;
  }
  return end > 0
    ? text.slice(0, end)
    : Array.from(text.slice(0, most * 2))
        .slice(0, most)
        .join('');
}

/** The same, with an ellipsis where something was cut off. */
export function cutText(text: string, most: number): string {
  const beginning = beginningOf(text, most);
  return beginning === text ? text : `${beginning}…`;
}
