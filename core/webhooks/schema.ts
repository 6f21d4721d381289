import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { type DeliveredKind, deliveryStates, type WebhookKind, webhookFormats } from '#contract/webhooks/types.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { createdAt, id, time } from '#platform/database/columns.ts';
import { allow, isOwn, isSystem } from '#platform/database/policies.ts';

const accountColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** Addresses that are told what happens. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    userId: accountColumn(),
    /** Address and signing secret as JSON, sealed with the person's data key. */
    sealed: text('sealed').notNull(),
    kinds: text('kinds').array().$type<WebhookKind[]>().notNull(),
    format: text('format', { enum: webhookFormats }).notNull(),
    details: boolean('details').notNull(),
    createdAt: createdAt(),
    /** When the first of the latest unbroken row of failures was. */
    failingSince: time('failing_since'),
    disabledAt: time('disabled_at'),
  },
  (table) => [
    check('webhooks_format_known', sql`${table.format} in ('standard', 'slack', 'matrix', 'ntfy')`),
    index('webhooks_user_idx').on(table.userId, table.createdAt, table.id),
    allow('webhooks_system', 'all', isSystem),
    allow('webhooks_own', 'all', isOwn(table.userId)),
  ],
).enableRLS();

/** One event for one webhook: what waits, and the log. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    userId: accountColumn(),
    /** Names the event to its receiver, who may get it more than once. */
    eventId: uuid('event_id').notNull(),
    kind: text('kind').$type<DeliveredKind>().notNull(),
    /** Ids, and with `details` figures and statuses. */
    data: jsonb('data').$type<Record<string, string | number | null>>().notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAt: time('next_at'),
    /** Status of the last answer, or why there was none. */
    result: text('result'),
    createdAt: createdAt(),
  },
  (table) => [
    check('webhook_deliveries_state_known', sql`${table.state} in ('waiting', 'delivered', 'failed')`),
    check('webhook_deliveries_waits', sql`(${table.state} = 'waiting') = (${table.nextAt} is not null)`),
    unique('webhook_deliveries_once').on(table.webhookId, table.eventId),
    index('webhook_deliveries_log_idx').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_user_idx').on(table.userId),
    index('webhook_deliveries_age_idx').on(table.createdAt),
    allow('webhook_deliveries_system', 'all', isSystem),
    allow('webhook_deliveries_own', 'all', isOwn(table.userId)),
  ],
).enableRLS();
