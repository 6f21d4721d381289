import { visitOf } from '#core/analytics/actions/record-visits.ts';
import type { HttpParts } from '#server/http/app.ts';

/** Staff at work, and what only developers see. */
const OWN = /^\/(?:admin|dev)(?:\/|\.data$|$)/;

/**
 * Whether somebody came to another page: a document, or inside the browser the data of a page that they were not on.
 * The same page asking again (because something changed) is no visit.
 */
function isPage(request: Request, response: Response): boolean {
  if (request.method !== 'GET' || response.status !== 200) return false;
  const { pathname } = new URL(request.url);
  if (OWN.test(pathname)) return false;
  if (!pathname.endsWith('.data')) return (response.headers.get('content-type') ?? '').startsWith('text/html');
  const page = pathname === '/_.data' ? '/' : pathname.slice(0, -'.data'.length);
  const from = request.headers.get('referer') ?? '';
  return URL.canParse(from) && new URL(from).pathname !== page;
}

/** Counts a visit. Nothing is waited for. */
export function noteVisit(
  { platform, onVisit }: HttpParts,
  request: Request,
  response: Response,
  ip: string | null,
): void {
  if (!onVisit || !isPage(request, response)) return;
  const visit = visitOf(request.headers, platform.config.countryHeader);
  if (visit) onVisit(visit, ip);
}
