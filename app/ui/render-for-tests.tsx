import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router';
import { textsReady } from '#app/language/texts.ts';

/** What the server would send for a request: for tests. */
export async function renderRoutes(routes: RouteObject[], request: Request): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(request);
  if (context instanceof Response) throw new Error(`The routes answered ${context.status} themselves`);
  await textsReady();
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

/** One element inside a router, as the server would send it at `path`. */
export function renderAt(path: string, element: RouteObject['element'], loaderData?: Record<string, unknown>) {
  const page: RouteObject = { id: 'page', path: '*', element };
  const root: RouteObject = { id: 'root', children: [page], ...(loaderData && { loader: () => loaderData }) };
  return renderRoutes([root], new Request(`http://localhost${path}`));
}

/** The words of a page, without its elements. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Up to the notice that stands hidden behind the toasts. */
export const shownIn = (html: string): string => html.slice(0, html.indexOf('<div id="early-notice" hidden="">'));
