import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid('id').primaryKey().defaultRandom();

/** Milliseconds, as the embedded database's `now()` has no finer grain; order by (time, id). */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => time('created_at').notNull().defaultNow();

/** Kept by the trigger `touch_updated_at` (db/migrations), also for writes that forget it. */
export const updatedAt = () => time('updated_at').notNull().defaultNow();

/** Raw bytes: a Buffer from PostgreSQL, a plain Uint8Array from the embedded engine. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
