export const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

const PRINTABLE = /^[\x21-\x7e]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\x00-\x1f\x7f]/;
const HOST = /^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

function decodePath(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * A path that two readers could understand differently (`//`, `%2f`, `..`) leads nowhere, so that no guard
 * can be passed by spelling.
 */
function faultOfPath(path: string): 400 | 404 | null {
  const plain = decodePath(path);
  if (plain === null || CONTROL.test(plain) || path.includes('\\')) return 400;
  if (path.includes('//') || /%(?:2f|5c)/i.test(path)) return 404;
  if (plain.split('/').some((segment) => segment === '.' || segment === '..')) return 404;
  return null;
}

/**
 * Status that a request's first line and Host earn before anything else reads them; null when they are sound.
 * @param target as it came over the wire, e.g. `/services?x=1`
 */
export function faultOfRequest(
  method: string,
  target: string,
  host: string | undefined,
  targetBytes: number,
): 400 | 404 | 405 | 414 | null {
  if (!methods.includes(method)) return 405;
  if (target.length > targetBytes) return 414;
  if (!target.startsWith('/') || !PRINTABLE.test(target) || target.includes('#')) return 400;
  if (host === undefined || !HOST.test(host)) return 400;
  const [path = '', query = ''] = target.split('?', 2);
  // No text column of the database can hold a NUL.
  if (/%00/.test(query)) return 400;
  return faultOfPath(path);
}
