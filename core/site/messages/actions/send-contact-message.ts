import { firstLanguage } from '#contract/base/languages.ts';
import { fault } from '#contract/faults/faults.ts';
import type { ContactInput } from '#contract/site/contact.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, languageOfClient, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAllowance } from '#core/base/limits.ts';
import { contactMessage } from '#core/site/messages/emails.ts';
import { messageReceived } from '#core/site/messages/events.ts';
import { ageOfForm } from '#core/site/messages/internal/form-token.ts';
import { contactLimits, formLifeMs, quickestMs } from '#core/site/messages/rules.ts';
import { contactMessages } from '#core/site/messages/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { limitsOf } from '#platform/limits/limits.ts';
import { limitsOfClient } from '#platform/limits/network.ts';
import { queueMail } from '#platform/mail/queue.ts';

export interface SentForm {
  /** From `drawContactForm`. */
  token: string;
  /** What stood in the field that people do not see. */
  trap: string;
}

/**
 * Keeps a message and tells staff by mail, or neither. Sending the same form with the same text again changes nothing.
 * @throws AppError `invalid` when a machine seems to have filled in the form, `limited`, `internal`
 */
export async function sendContactMessage(ctx: Context, input: ContactInput, form: SentForm): Promise<void> {
  requirePerson(ctx, form);
  const id = idOf(ctx, input, form);
  try {
    await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
      await insertMessage(tx, id, ctx, input);
      await requireContactAllowance(tx, ctx);
      await record(tx, ctx, messageReceived, { entityId: id });
      const { ownerEmail, site } = ctx.platform.config;
      await queueMail(tx, ctx.platform, contactMessage, {
        to: ownerEmail ?? site.contactEmail,
        language: firstLanguage,
        input,
      });
    });
  } catch (error) {
    if (isRepeat(error)) return;
    if (error instanceof AppError) throw error;
    throw new AppError('internal', { publicMessage: fault('message-not-sent'), cause: error });
  }
}

function requirePerson({ platform }: Context, { token, trap }: SentForm): void {
  const age = ageOfForm(platform, token);
  if (trap === '' && age !== null && age >= quickestMs && age <= formLifeMs) return;
  throw new AppError('invalid', { publicMessage: fault('message-not-sent') });
}

/** The same for the same form and text, so that the primary key lets a message in once. */
function idOf({ platform }: Context, input: ContactInput, { token }: SentForm): string {
  const { name, email, subject, message } = input;
  const text = JSON.stringify([token, name, email, subject, message]);
  const bytes = Buffer.from(platform.vault.fingerprint('contact message', text), 'base64url');
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

async function insertMessage(tx: Transaction, id: string, ctx: Context, input: ContactInput): Promise<void> {
  const { name, email, subject, message } = input;
  const createdAt = ctx.platform.clock.now();
  const language = languageOfClient(ctx);
  await tx
    .insert(contactMessages)
    .values({ id, name, email, title: subject, message, status: 'unread', language, createdAt });
}

/** After the insert, so that what is sent twice is not counted twice. */
async function requireContactAllowance(tx: Transaction, { platform, client }: Context): Promise<void> {
  const own = limitsOfClient(platform.vault, 'contact', client?.ip ?? null, contactLimits.client);
  const all = limitsOf(platform.vault, 'contact', 'everybody', contactLimits.everybody);
  const refusal = fault('many-messages', platform.config.site.contactEmail);
  await requireAllowance(tx, platform, [...own, ...all], refusal);
}

/** The primary key was taken: this very message is here already. */
function isRepeat(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code, constraint } = one as { code?: unknown; constraint?: unknown };
    if (code === '23505') return constraint === 'contact_messages_pkey';
  }
  return false;
}
