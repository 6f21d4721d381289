/** How the router finds routes that the page does not link to yet, as the server wrote it. */
interface RouterContext {
  routeDiscovery?: { mode: string };
}

const routerContext = (): RouterContext | undefined =>
  (window as { __reactRouterContext?: RouterContext }).__reactRouterContext;

const isLink = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('a[href^="/"]') !== null;
const isSent = ({ target }: Event): boolean => target instanceof HTMLFormElement && target.method === 'post';

/**
 * Keeps a closed page (docs/decisions/049) from asking for anything: its policy forbids what the router would fetch, so the
 * browser itself follows links and sends forms, as it does without scripts.
 */
export function keepPageClosed(): void {
  const context = routerContext();
  if (context) context.routeDiscovery = { mode: 'initial' };
  addEventListener('click', (event) => isLink(event) && event.stopPropagation(), { capture: true });
  addEventListener('submit', (event) => isSent(event) && event.stopPropagation(), { capture: true });
}
