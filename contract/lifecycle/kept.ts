/** In the order in which people read of it. */
export const keptChapters = ['account', 'scans', 'orders', 'messages', 'safety'] as const;
type KeptChapter = (typeof keptChapters)[number];

/** A kind of thing that is kept of people. */
export interface KeptThing {
  name: string;
  chapter: KeptChapter;
  title: string;
  what: string;
  why: string;
  /** One sentence for each case. */
  until: readonly string[];
}

/** How much of it is kept of one person. */
export interface OwnShare {
  count: number;
  /** ISO 8601; when the first of it goes by itself. Null where it stays until something happens. */
  goesAt: string | null;
}

export interface KeptOfPerson extends KeptThing {
  /** Null where nothing leads from a person to it, so that it cannot be counted. */
  own: OwnShare | null;
}
