import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/base/languages.ts';
import { type EventDefinition, record } from '#core/base/audit/events.ts';
import { type Context, languageOfClient } from '#core/base/context.ts';
import { scanRequested } from '#core/scans/events.ts';
import { scanTimes } from '#core/scans/rules.ts';
import { userScans } from '#core/scans/schema.ts';
import type { Identifier } from '#core/sources/define.ts';
import type { Transaction } from '#platform/database/database.ts';
import { insertIdentifiers } from './identifiers.ts';
import { createScanKey, sealMetadata } from './sealed.ts';

export interface Contact {
  name: string;
  email: string;
}

interface NewScan {
  contact: Contact;
  /** Null for a visitor's, which then expires. */
  userId: string | null;
  /** The service it belongs to; the free scan when left out. */
  service?: { serviceId: string; scanType: string };
  /** The order that it is made for. */
  orderId?: string;
  event?: EventDefinition;
  /** When one without an account is deleted; when its link expires when left out. */
  expiresAt?: Date;
  /** Of mail about one without an account; that of the page in use when left out. */
  language?: Language;
  /** What it asks about beside the address. */
  identifiers?: readonly Identifier[];
}

/** A scan that waits, with a key of its own and its audit entry. @returns its id */
export async function insertScan(tx: Transaction, ctx: Context, scan: NewScan): Promise<string> {
  const { vault, clock } = ctx.platform;
  const { contact, userId, service, orderId, event = scanRequested, identifiers = [] } = scan;
  const { language = languageOfClient(ctx) } = scan;
  const id = randomUUID();
  const now = clock.now();
  const { expiresAt = new Date(now.getTime() + scanTimes.linkMs) } = scan;
  const key = await createScanKey(tx, vault, id, userId);
  await tx.insert(userScans).values({
    id,
    userId,
    status: 'pending',
    ...service,
    metadata: sealMetadata(vault, key, id, { contact_name: contact.name, contact_email: contact.email }),
    dataKeyId: id,
    emailIndex: vault.blindIndex(contact.email),
    expiresAt: userId === null ? expiresAt : null,
    language,
    createdAt: now,
  });
  await insertIdentifiers(tx, vault, { scanId: id, key, email: contact.email }, identifiers);
  await record(tx, ctx, event, { entityId: id, userId, ...(orderId && { details: { order_id: orderId } }) });
  return id;
}
