import table from '../../../docs/asvs.md?raw';

/** Which requirements of OWASP ASVS 5.0 are met, by which tests, as `npm run asvs` wrote it for this build: Markdown, shown as text. */
export function loader(): Response {
  return new Response(table, { headers: { 'cache-control': 'no-cache', 'content-type': 'text/plain; charset=utf-8' } });
}
