import { isPageOf, isShared } from './shared-path.ts';

const preload = /<link rel="modulepreload" href="([^"<>]+)"[^<>]*\/>/g;
const routesScript = / type="module" async="">([^<]*)import\("([^"<>]+)"\);<\/script>/;

/**
 * Lets the scripts of a drawn page wait until somebody touches it: what React Router wrote to start them is there and
 * is not run, and of the files only the entry is loaded, which runs it when it is time (app/entry.client.ts).
 * @param html of a page whose scripts start at once
 * @param nonce by which its policy allows scripts; null where it names files and hashes
 * @returns the same page when it is written in another way than expected, since it works as it is
 */
export function letScriptsWait(html: string, nonce: string | null): string {
  if (!routesScript.test(html)) return html;
  const files = new Set([...html.matchAll(preload)].map(([, href]) => href));
  const allowed = nonce === null ? '' : ` nonce="${nonce}"`;
  return html
    .replace(preload, '')
    .replace(
      routesScript,
      (_whole, routes: string, entry: string) =>
        ` type="text/plain" data-files="${[...files].join(' ')}">${routes}import("${entry}").then(({ hydrate }) => hydrate());</script>` +
        `<script${allowed} type="module" async="" src="${entry}"></script>`,
    );
}

/** Further pages on which nothing moves by itself: each has a clock or a form's token in it. */
const quietPath = /^\/(?:status|contact|never-scan|free-scan|verify|transparency|removals|api|auth)$/;

/**
 * Lets the scripts of a page wait that was drawn for one visitor.
 * @param nonce that it was drawn with
 * @returns any other answer as it is, also a page that changes what the browser keeps: it has a message to show
 */
export async function letVisitorsPageWait(request: Request, response: Response, nonce: string): Promise<Response> {
  const { status, statusText, headers } = response;
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  const { pathname } = new URL(request.url);
  const mayWait = request.method === 'GET' && (isShared(pathname) || isPageOf(quietPath, pathname));
  if (!mayWait || status !== 200 || !isPage || headers.has('set-cookie')) return response;
  return new Response(letScriptsWait(await response.text(), nonce), { status, statusText, headers });
}
