/** Text as a part of a regular expression. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Stands in addresses, hosts and bodies of rows where the user name is put. */
export const PLACE = '{username}';

export const putInAddress = (address: string, name: string): string =>
  address.replaceAll(PLACE, () => encodeURIComponent(name));

/** In the place of a string within JSON. */
export const putInBody = (body: string, name: string): string =>
  body.replaceAll(PLACE, () => JSON.stringify(name).slice(1, -1));

/** Of an address that may hold the place of a name. */
export const hostOf = (address: string): string => /^https:\/\/([^/?]+)/.exec(address)?.[1] ?? '';

/** The site itself, of an address below the user's own name. */
export const homeOf = (address: string): string => hostOf(address).replace(`${PLACE}.`, '');

/** The part of an address that a site shows as the name: `@rosa` of `https://site.example/@{username}`. */
export const handleOf = (address: string, name: string): string =>
  (/[^/?&=]*\{username\}[^/?&]*/.exec(address)?.[0] ?? PLACE).replace(PLACE, () => name);

/** What stands in the place of the name in another address of the same form; null for one of another form. */
export const nameInAddress = (template: string, address: URL): string | null =>
  formOf(template).exec(plainAddress(address))?.[1] ?? null;

/** Without `www.` and a last slash, which not everybody writes. */
const plainAddress = ({ host, pathname, search }: URL): string =>
  decodePart(`${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`);

const forms = new Map<string, RegExp>();

/** What follows the name in a template may be missing in an address, and an address may have parameters of its own. */
function formOf(template: string): RegExp {
  const known = forms.get(template);
  if (known) return known;
  const plain = template
    .replace(/^https:\/\/(?:www\.)?/, '')
    .replace('/?', '?')
    .replace(/\/$/, '');
  const [before = '', after = ''] = plain.split(PLACE);
  const follows = escapePattern(after);
  const rest = before === '' ? `${follows}(?:/.*)?` : /^[/?]/.test(after) ? `(?:${follows})?` : follows;
  const form = new RegExp(`^${escapePattern(before)}([^/?&]+)${rest}(?:[?&].*)?$`, 'i');
  forms.set(template, form);
  return form;
}

/** The text itself where it is no percent-encoding. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
