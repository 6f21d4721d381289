// Besides line ends: marks that turn the direction of writing, with which a text can look like another one.
const UNWANTED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** One line of visible text. */
export const oneLine = (text: string): string => text.replace(UNWANTED, ' ').trim();

/** @throws TypeError for anything but http and https: no other address belongs into a mail */
export function webAddress(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('a mail links to web addresses only');
  return href;
}

const entities = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }));

/** For element content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities.get(character) ?? '');
