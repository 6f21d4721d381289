import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Actor, isStaff } from './context.ts';

/**
 * Whose rows the actor may read, for the query itself: staff and the system anybody's, a person their own, a visitor none.
 * Row level security says it once more underneath; both must fail before a stranger reads a row.
 * @param owner the column with the owner's id
 */
export function visibleTo(actor: Actor, owner: AnyPgColumn): SQL | undefined {
  if (actor.kind === 'system' || isStaff(actor)) return undefined;
  return actor.kind === 'person' ? eq(owner, actor.userId) : sql`false`;
}

/** The same where staff, too, read only what is their own, and a visitor what a mailed link has opened. */
export function ownOrOpened(actor: Actor, { id, owner }: { id: AnyPgColumn; owner: AnyPgColumn }): SQL | undefined {
  if (actor.kind === 'system') return undefined;
  return actor.kind === 'person' ? eq(owner, actor.userId) : inArray(id, [...actor.scanIds]);
}
