import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { firstLanguage, type Language, type Translation } from '#contract/base/languages.ts';
import type { PersonalPart } from '#contract/proof/entry-proof.ts';
import { commitmentOf, newSalt } from '#core/base/audit/internal/commitment.ts';
import type { Context } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import { auditLogs } from './schema.ts';
import es from './sentences.es.ts';
import fr from './sentences.fr.ts';

/** What the filters of the Audit Log know, and what else happens. */
export type AuditAction = 'create' | 'update' | 'delete' | 'login' | 'logout' | 'view' | 'export' | 'run';

export interface EventDefinition {
  /** A thing and what happened to it, e.g. `scan.requested`; kept in `details.event`. */
  name: string;
  action: AuditAction;
  /** Table-like name of the thing, e.g. `scan`, `profile`, `service`, `blog_post`. */
  entityType: string;
  /** The act as a person reads it, e.g. "A free scan was requested". */
  sentence: string;
}

const definitions = new Map<string, EventDefinition>();

/** Declares an event in its module. Names are unique. */
export function defineEvent(definition: EventDefinition): EventDefinition {
  const known = definitions.get(definition.name);
  if (known && known.sentence !== definition.sentence) throw new Error(`audit: ${definition.name} is defined twice`);
  definitions.set(definition.name, definition);
  return definition;
}

/** Entries keep the name of their event, and are worded when they are shown. */
const translated: Readonly<Record<Translation, ReadonlyMap<string, string>>> = {
  es: new Map(Object.entries(es)),
  fr: new Map(Object.entries(fr)),
};

/** What an entry's details call its event, as a person reads it; null for an event of another version. */
export function sentenceOf(
  details: Readonly<Record<string, unknown>> | null,
  language: Language = firstLanguage,
): string | null {
  const definition = definitions.get(String(details?.event));
  if (!definition) return null;
  return (language === firstLanguage ? undefined : translated[language].get(definition.name)) ?? definition.sentence;
}

export interface Entry {
  entityId: string | null;
  /** Whose Activity Log shows it; the actor's own when left out. */
  userId?: string | null;
  /** Facts without personal data of others. */
  details?: Record<string, unknown>;
  oldValues?: Record<string, unknown>;
  newValues?: Record<string, unknown>;
  /** 'refused' for acts that were not allowed; those are recorded in a transaction of their own. */
  outcome?: 'success' | 'refused';
}

/**
 * What a module does when an event of a module below it is recorded: the event's module cannot import it. It runs in the
 * transaction of the event and under its scope, after the entry was written, in the order of the modules; when it
 * throws, the act is undone with everything that followed from it. Refusals are announced to nobody.
 */
export interface Subscription {
  event: EventDefinition;
  run(tx: Transaction, context: Context, entry: Entry): Promise<void>;
}

/** Values as the database will return them, so that a commitment can be checked against the row. */
const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

function personalPart(context: Context, event: EventDefinition, entry: Entry): PersonalPart {
  const person = context.actor.kind === 'person' ? context.actor : null;
  const subject = entry.userId === undefined ? (person?.userId ?? null) : entry.userId;
  const isStaff = person !== null && person.role !== 'user';
  // Erased staff leave nothing in the entries of others: where they came from stands in those of their own, such as
  // that of the sign-in which the session leads to.
  const client = isStaff && subject !== person.userId ? null : context.client;
  return {
    entity_type: event.entityType,
    entity_id: entry.entityId,
    user_id: subject,
    admin_user_id: isStaff ? person.userId : null,
    ip_address: client?.ip ?? null,
    user_agent: client?.userAgent ?? null,
    session_id: person?.sessionId ?? null,
    details: asJson({ event: event.name, ...entry.details }),
    old_values: entry.oldValues ? asJson(entry.oldValues) : null,
    new_values: entry.newValues ? asJson(entry.newValues) : null,
  };
}

/** So many new entries are sealed at once instead of with the next minute. */
export const SEAL_AFTER = 1_000;

/**
 * Writes the audit entry of an act, in the transaction of that act, and runs what other modules subscribed to it.
 * `blockchain_hash` stays null until it is sealed.
 */
export async function record(tx: Transaction, context: Context, event: EventDefinition, entry: Entry): Promise<void> {
  const part = personalPart(context, event, entry);
  const salt = newSalt();
  const row = {
    id: randomUUID(),
    action: event.action,
    outcome: entry.outcome ?? 'success',
    entityType: part.entity_type,
    entityId: part.entity_id,
    userId: part.user_id,
    adminUserId: part.admin_user_id,
    ipAddress: part.ip_address,
    userAgent: part.user_agent,
    sessionId: part.session_id,
    details: part.details,
    oldValues: part.old_values,
    newValues: part.new_values,
    salt,
    commitment: commitmentOf(salt, part),
    createdAt: context.platform.clock.now(),
  };
  await tx.insert(auditLogs).values(row);
  const { rows } = await tx.execute<{ written: number }>(sql`select nextval('audit_written') as written`);
  if (Number(rows[0]?.written) % SEAL_AFTER === 0) await enqueue(tx, { name: 'audit.seal' }, {});
  if (row.outcome === 'success') await runSubscriptions(tx, context, event, entry);
}

async function runSubscriptions(
  tx: Transaction,
  context: Context,
  event: EventDefinition,
  entry: Entry,
): Promise<void> {
  for (const { subscriptions = [] } of context.platform.modules)
    for (const one of subscriptions) if (one.event === event) await one.run(tx, context, entry);
}
