import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { firstLanguage, type Language, languageCodes } from '#contract/base/languages.ts';
import type { Place, Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';
import type { EmailDefinition } from './define-email.ts';
import { mails } from './schema.ts';

/** Mail that people can stop is mail that nobody waits for: a mailed link goes before hundreds of it. */
const CAN_WAIT = -1;

/** What the outbox names; core knows nothing of delivery. */
export const deliverMail = { name: 'mail.deliver', input: z.strictObject({ mailId: z.uuid() }) };

export interface QueuedMail<Input extends z.ZodType> {
  to: string;
  /** Of whoever gets it: `languageOfUser` (core/accounts/profile/queries/preferences.ts) for an account. */
  language: Language;
  input: z.input<Input>;
  /** Whose mail it is, so that it is purged with their account; null for an address without one. */
  userId?: string | null;
  /** Of the mail; given where a job that runs again would write the same one again. */
  id?: string;
}

const contents = z.strictObject({
  to: z.string(),
  /** Mail that an earlier version queued does not say. */
  language: z.enum(languageCodes).default(firstLanguage),
  input: z.unknown(),
});
const placeOf = (mailId: string): Place => ({ table: 'mails', column: 'sealed', row: mailId });

/** Recipient, language and input of a mail on its way. @throws when altered, or of a key that is gone */
export function openMail(vault: Vault, mailId: string, sealed: string): z.output<typeof contents> {
  return contents.parse(JSON.parse(vault.openShared(placeOf(mailId), sealed)));
}

/**
 * Puts a mail into the transaction: it leaves when that commits. Recipient and input are sealed until then.
 * @returns the mail's id
 * @throws ZodError when the input does not fit the definition
 */
export async function queueMail<Input extends z.ZodType>(
  tx: Transaction,
  platform: Pick<Platform, 'vault'>,
  definition: EmailDefinition<Input>,
  mail: QueuedMail<Input>,
): Promise<string> {
  definition.input.parse(mail.input);
  const id = mail.id ?? randomUUID();
  const { to, language, input } = mail;
  const sealed = platform.vault.sealShared(placeOf(id), JSON.stringify({ to, language, input }));
  const row = { id, name: definition.name, userId: mail.userId ?? null, sealed };
  const written = tx.insert(mails).values(row);
  await (mail.id === undefined ? written : written.onConflictDoNothing());
  await enqueue(tx, deliverMail, { mailId: id }, { priority: definition.stopUrl ? CAN_WAIT : 0 });
  return id;
}

/** Purges what is kept of somebody's mail: what has not left will not. Under the system's scope. */
export async function deleteMailOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(mails).where(eq(mails.userId, userId));
}

/** Puts some mail on its way under the newest key. @returns how many; fewer than asked for when none is left */
export async function resealMails(tx: Transaction, vault: Vault, most: number): Promise<number> {
  const older = ne(sql`split_part(${mails.sealed}, '.', 2)`, vault.keyNames.newestShared);
  const rows = await tx
    .select({ id: mails.id, sealed: mails.sealed })
    .from(mails)
    .where(and(isNotNull(mails.sealed), older))
    .limit(most)
    .for('update');
  for (const { id, sealed } of rows)
    await tx
      .update(mails)
      .set({ sealed: sealed && vault.resealShared(placeOf(id), sealed) })
      .where(eq(mails.id, id));
  return rows.length;
}
