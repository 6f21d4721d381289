const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** "lowersScoreBy" reads as "Lowers score by". */
function labelOf(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return escapeMarkup(words.charAt(0).toUpperCase() + words.slice(1));
}

/** To a file beside the page. */
const linkTo = (path: unknown): string =>
  typeof path === 'string'
    ? `<a href="${escapeMarkup(path.split('/').map(encodeURIComponent).join('/'))}">${escapeMarkup(path)}</a>`
    : htmlOf(path);

/** Any value of an export as HTML: everything in it is escaped. */
export function htmlOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '<i>none</i>';
  if (Array.isArray(value))
    return value.length === 0 ? '<i>none</i>' : `<ul>${value.map((one) => `<li>${htmlOf(one)}</li>`).join('')}</ul>`;
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object') return escapeMarkup(String(value));
  const pairs = Object.entries(value).map(
    ([name, one]) => `<dt>${labelOf(name)}</dt><dd>${name === 'path' ? linkTo(one) : htmlOf(one)}</dd>`,
  );
  return `<dl>${pairs.join('')}</dl>`;
}

const style =
  'body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem}dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}article{border-top:1px solid;padding:1rem 0}';

export const pageStart = (product: string, at: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>Your data at ${escapeMarkup(product)}</title><style>${style}</style></head><body><h1>Your data at ${escapeMarkup(product)}</h1><p>As of ${escapeMarkup(at)}. The same is in the JSON files beside this page; the folder schemas says what each of them holds.</p>`;

export const pageEnd = '</body></html>\n';

export const sectionStart = (title: string): string => `<h2>${escapeMarkup(title)}</h2>`;
