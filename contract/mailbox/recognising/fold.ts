const ASCII = /^[\t\n\r\x20-\x7e]*$/;
const LETTERS = new Map(
  Object.entries({
    ł: 'l',
    ß: 'ss',
    ø: 'o',
    æ: 'ae',
    œ: 'oe',
    '’': "'",
    '‘': "'",
    '‑': '-',
    '–': '-',
  }),
);

/** Lower case without accents, with single spaces: what rules are written in. "Vérifiez  votre adresse" is "verifiez votre adresse". */
export function foldText(text: string): string {
  const plain = ASCII.test(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .normalize('NFKD')
        .replace(/\p{M}+|[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
        .replace(/[łßøæœ’‘‑–]/g, (letter) => LETTERS.get(letter) ?? letter);
  return plain.replace(/\s+/g, ' ').trim();
}
