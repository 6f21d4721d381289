import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, time } from '#platform/database/columns.ts';
import { allow, isSystem } from '#platform/database/policies.ts';

/**
 * Addresses that are never scanned. Nothing but the blind index is known of them, so that the list itself tells nobody who
 * is on it. It refers to no account, and stays when one goes.
 */
export const optOuts = pgTable(
  'opt_outs',
  { emailIndex: text('email_index').primaryKey(), createdAt: createdAt() },
  () => [allow('opt_outs_system', 'all', isSystem)],
).enableRLS();

/** One mailed link. The token itself is nowhere stored. */
export const optOutLinks = pgTable(
  'opt_out_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Whether pressing its button puts the address on the list, or takes it off. */
    purpose: text('purpose', { enum: ['begin', 'end'] }).notNull(),
    emailIndex: text('email_index').notNull(),
    expiresAt: time('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('opt_out_links_purpose_known', sql`${table.purpose} in ('begin', 'end')`),
    index('opt_out_links_email_idx').on(table.emailIndex),
    index('opt_out_links_expiry_idx').on(table.expiresAt),
    allow('opt_out_links_system', 'all', isSystem),
  ],
).enableRLS();
