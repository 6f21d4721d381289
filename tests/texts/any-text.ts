import fc from 'fast-check';
import { Parser } from 'htmlparser2';

/** Names that a template, a table or a program on the way might take for more than letters. */
export const oddTexts: readonly string[] = [
  ...['2fast4u', '{n} sources', '{name}', '{first name}', '$& Ltd', '$1', '$$', '$`', "$'", '%s', '%d', '%25', '{0}'],
  ...['<b>x</b>', '</script><!--', '&amp;', '&#39;', '"quoted" \'twice\'', '`tick`', '\\u0041 \\n', '*/', ']]>'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'NaN',
    '0',
    'true',
    '[object Object]',
  ],
  ...['=1+1', '+1', '-1', '@x', '\t=1', "'=1", 'a,b;c', 'two\nlines', 'x'.repeat(300), `${'word '.repeat(60)}end`],
  ...['شركة البحر', 'חברה בע"מ', 'abc \u2067שלום\u2069 def', '\u202egpj.exe', 'مثال.com 24', 'می\u200cخواهم'],
  ...[
    'e\u0301te\u0301',
    'Z\u0351\u036b\u0343',
    'ﬃ Å ﬀ',
    '👨‍👩‍👧‍👦 Family',
    '🇬🇧🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '👍🏽',
    '👨‍👩‍👧‍👦'.repeat(40),
    `x${'😀'.repeat(200)}`,
    '北京公司',
    'ΑΒΓ',
    'Ёлка',
    'ẞß',
  ],
  ...[
    '. Its answer ',
    'Ends with a stop.',
    'http://x.example/?a=1&b=2',
    'a  b',
    '1,000 findings. more',
    '◊',
    '…',
    '- 12. ☐',
  ],
];

/** Whether anything of it can be seen in one line. */
const isVisible = (text: string): boolean => /[^\p{C}\p{Z}]/u.test(text);

/** Any text with something in it: the odd ones, some of them in a row, and whatever Unicode has. */
export const anyText: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
    {
      weight: 2,
      arbitrary: fc.array(fc.constantFrom(...oddTexts), { minLength: 2, maxLength: 3 }).map((parts) => parts.join('')),
    },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.toWellFormed()) },
  )
  .filter(isVisible);

/** Stands where a text will: a plain name, which means nothing to anybody. */
export const marker = 'Qzxmarker';

/** A value with a text in the place of each marker. */
export function withText<Value>(value: Value, text: string): Value {
  if (typeof value === 'string') return value.replaceAll(marker, () => text) as Value;
  if (Array.isArray(value)) return value.map((one) => withText(one, text)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withText(one, text)])) as Value;
}

const unseen = new Set(['script', 'style', 'template']);

/** What a person gets of a page: each text, and what attributes say; not where links lead. */
export function wordsIn(html: string): string[] {
  const words: string[] = [];
  let isSeen = true;
  const parser = new Parser({
    onopentag(name, { title, alt, value, placeholder, 'aria-label': label }) {
      isSeen &&= !unseen.has(name);
      words.push(...[title, alt, value, placeholder, label].filter((one) => one !== undefined));
    },
    ontext(part) {
      if (isSeen) words.push(part);
    },
    onclosetag(name) {
      isSeen ||= unseen.has(name);
    },
  });
  parser.end(html);
  return words;
}

/** In one line, however it was broken. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
