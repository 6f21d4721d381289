import { type SQL, sql } from 'drizzle-orm';
import { blogPosts } from './schema.ts';

/** Where a post stands in the list. */
export interface Place {
  date: Date;
  id: string;
}

/** What a card shows as its date, and what the list is ordered by. */
export const shownDate = sql<Date>`coalesce(${blogPosts.publishedAt}, ${blogPosts.createdAt})`;

const KEY = /^(\d{1,15})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const keyOf = ({ date, id }: Place): string => `${date.getTime()}-${id}`;

/** Null for a text that no key of ours can be. */
export function placeOf(key: string | null): Place | null {
  const [, time, id] = KEY.exec(key ?? '') ?? [];
  const date = new Date(Number(time));
  return id && !Number.isNaN(date.getTime()) ? { date, id } : null;
}

const pair = ({ date, id }: Place): SQL => sql`(${date.toISOString()}::timestamptz, ${id}::uuid)`;

export const olderThan = (place: Place): SQL => sql`(${shownDate}, ${blogPosts.id}) < ${pair(place)}`;
export const newerThan = (place: Place): SQL => sql`(${shownDate}, ${blogPosts.id}) > ${pair(place)}`;
