/** What the last look at a web route of the directory came to. */
export const routeStates = ['answers', 'wordless', 'moved', 'parked', 'missing', 'silent'] as const;
export type RouteState = (typeof routeStates)[number];

/** A web route, and when we last looked at it from here. */
export interface RouteCheck {
  url: string;
  /** ISO 8601 */
  at: string;
  state: RouteState;
}

/** What is said beside a route. */
export const routeWords: Readonly<Record<RouteState, string>> = {
  answers: 'answered',
  wordless: 'answered, without words that we know from such pages',
  moved: 'led to another site',
  parked: 'the domain is for sale',
  missing: 'page not found',
  silent: 'gave us no answer',
};

/** A route that is not offered, as staff see it. */
export interface WithheldRoute extends RouteCheck {
  /** Names of the companies that it belongs to. */
  companies: string[];
  /** ISO 8601; since when it has not been offered. */
  since: string;
  status: number | null;
  finalHost: string | null;
}

/** An address that mail came back from, as staff see it. */
export interface BouncedAddress {
  email: string;
  companies: string[];
  /** ISO 8601 */
  at: string;
  by: 'staff' | 'person';
}

/** How the routes of the directory do. */
export interface RouteCounts {
  /** Web routes in the directory. */
  routes: number;
  /** Looked at in the last two weeks. */
  seen: number;
  /** Whose text has changed in the last four weeks. */
  changed: number;
  withheld: number;
  bounced: number;
}
