/** Which page of a list is asked for. Keys are opaque; a key that cannot be read counts as none. */
export interface Listing {
  /** Rows older than this key. */
  before: string | null;
  /** Rows newer than this key. */
  after: string | null;
}

/** One page of a list, newest first. */
export interface Page<Row> {
  rows: Row[];
  /** Keys for the neighbouring pages; null where there is none. */
  older: string | null;
  newer: string | null;
}

/** The page that an address asks for: `?before=` or `?after=`. */
export function listingIn(search: URLSearchParams): Listing {
  return { before: search.get('before'), after: search.get('after') };
}
