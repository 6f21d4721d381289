const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface CrossSitePolicy {
  /** Origin of the site, from the configuration. */
  siteOrigin: string;
  /** On a developer's machine the site is also reached by other names (127.0.0.1, a port of a container). */
  acceptOwnHost: boolean;
  /** Exact paths that are called by machines and prove themselves by a signature, whoever's cookies come with them. */
  exempt: ReadonlySet<string>;
}

/**
 * Whether a request that may change something was sent by our own pages. Browsers say so in Sec-Fetch-Site;
 * older ones send Origin. A request with neither is refused: no page of ours sends one.
 */
export function isOwnRequest(request: Request, policy: CrossSitePolicy): boolean {
  if (SAFE.has(request.method)) return true;
  const url = new URL(request.url);
  if (policy.exempt.has(url.pathname)) return true;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  // Pages that send no referrer post with the origin "null"; then only Sec-Fetch-Site can speak for them.
  if (origin !== null && origin !== 'null' && !URL.canParse(origin)) return false;
  if (site !== null) return site === 'same-origin' || site === 'none';
  return origin !== null && (origin === policy.siteOrigin || (policy.acceptOwnHost && origin === url.origin));
}
