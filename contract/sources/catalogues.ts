/** Public catalogues of breaches that are read once a day. */
export const catalogueIds = ['have-i-been-pwned', 'xposedornot'] as const;
export type CatalogueId = (typeof catalogueIds)[number];

/**
 * How the last reading went. `unread`: never so far. `failed`: no answer, or one that is no catalogue. `shrunk`: it misses too
 * much of what it listed before.
 */
export const catalogueStates = ['unread', 'read', 'failed', 'shrunk'] as const;
export type CatalogueState = (typeof catalogueStates)[number];

/** A catalogue as staff see it. Times are ISO 8601. */
export interface CatalogueView {
  id: CatalogueId;
  name: string;
  state: CatalogueState;
  /** In this state. */
  since: string | null;
  /** When it was last read and believed. */
  readAt: string | null;
  /** Breaches that it listed then. */
  breaches: number;
  /** The newest that was not in it the day before. */
  newest: { title: string; noticedAt: string } | null;
  /** Whether somebody can be asked about a new breach of it: its source is switched on. */
  isAsked: boolean;
}
