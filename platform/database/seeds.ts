import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** Which first contents this database has been given; each once, so that what staff delete stays deleted. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  runAt: time('run_at').notNull().defaultNow(),
});
