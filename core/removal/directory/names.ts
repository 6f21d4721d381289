/** Legal forms at the end of a name say nothing about who is meant. */
const LEGAL_FORM =
  /[\s,.]+(?:inc(?:orporated)?|ltd|limited|ll[cp]|plc|corp(?:oration)?|co|company|gmbh(?: & co\.? kg)?|ag|kg|se|s\.?a\.?s?|s\.?a\.?r\.?l|b\.?v|n\.?v|ab|a\/?s|oyj?|s\.?p\.?a|s\.?r\.?l|s\.?l|pte|pty)\.?$/;

const ASCII = /^[\x20-\x7e]*$/;

/** Letters and digits, lower-cased, without accents: "Café Royal" and "cafe-royal" are one. */
export const foldText = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase().replace(/[^a-z0-9]+/g, '')
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '');

/** A company's name without what stands in brackets and without its legal form, folded. */
export function foldName(name: string): string {
  let bare = name
    .toLowerCase()
    .replace(/\s*\([^)]*\)/g, '')
    .trim();
  for (let next = bare.replace(LEGAL_FORM, ''); next !== bare && next !== ''; next = bare.replace(LEGAL_FORM, ''))
    bare = next;
  return foldText(bare);
}
