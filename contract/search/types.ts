/** What staff find from anywhere, in the order in which it is shown. */
export const foundKinds = ['order', 'user', 'message', 'post', 'service'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** The longest text that is looked for. */
export const longestSearch = 200;
/** Characters below which nothing is looked for: everything would be found. */
export const shortestSearch = 2;

export interface Found {
  kind: FoundKind;
  id: string;
  title: string;
  /** What tells it from others of that title: whose it is. */
  detail: string | null;
}

/** What was found of one kind, newest first. */
export interface FoundGroup {
  kind: FoundKind;
  found: Found[];
  /** There is more than is shown. */
  hasMore: boolean;
}
