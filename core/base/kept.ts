import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Texts } from '#contract/base/texts.ts';
import type english from '#contract/lifecycle/kept.texts.en.ts';
import type { KeptThing } from '#contract/lifecycle/kept.ts';
import type { Config } from '#platform/config.ts';
import type { Platform } from '#platform/platform.ts';

/** Which rows of a table are about one person. */
export interface OwnRows {
  of: PgTable;
  where: SQL | undefined;
  /** When such a row goes by itself, as an expression of the database; left out where it stays until something happens. */
  goesAt?: SQL | undefined;
}

type KeptTexts = Texts<typeof english>;

/** What says until when something is kept, in the language of whoever reads it. */
export interface KeptWords extends Pick<KeptTexts, 'things'> {
  /** "30 days". @param milliseconds a whole number of minutes */
  span(milliseconds: number): string;
}

/**
 * A kind of thing that a module keeps of people: how much of it there is and until when, and what is held against the
 * schema: every table with a person's rows is in one, with its way into the export and its end. What it is, why it is kept
 * and the words for its times stand in `contract/lifecycle/`, by its name.
 */
export interface Kept extends Pick<KeptThing, 'chapter'> {
  name: keyof KeptTexts['things'];
  /** Its tables; the first is the one whose rows are counted, the others go with it or with the account. */
  tables: readonly PgTable[];
  /** One sentence for each case, with the very times that deletion counts with. */
  until(config: Config, words: KeptWords): readonly string[];
  /** Null where nothing leads from a person to it: then nobody can count or export it either. */
  rows: ((whose: { userId: string; email: string }, platform: Platform) => OwnRows) | null;
  /** Sections of the export in which it stands, or why it stands in none. */
  exported: readonly string[] | { not: string };
  /** Why some of it stays when the account is erased; left out where nothing does. */
  stays?: string;
}
