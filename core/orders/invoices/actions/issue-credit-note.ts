import { money } from '#contract/base/formats.ts';
import { languageFacts } from '#contract/base/languages.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import type { Context } from '#core/base/context.ts';
import { refundMail } from '#core/orders/invoices/emails.ts';
import {
  balanceOf,
  type Invoiced,
  issueDocument,
  issuedFor,
  nameOf,
} from '#core/orders/invoices/internal/write-document.ts';
import type { Transaction } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/queue.ts';

/** What the mail about a refund says besides. */
export interface RefundOutcome {
  /** As the customer reads it. */
  why?: string | null;
  /** The order was cancelled with it. */
  isClosed?: boolean;
  /** Of an appointment that was called off with it (RFC 5545). */
  calendar?: string | null;
}

/**
 * Takes back `amount` of what was invoiced, at most all of it, and writes to the customer.
 * @returns the credit note's number, or null for nothing
 */
export async function issueCreditNote(
  tx: Transaction,
  ctx: Context,
  what: Invoiced,
  outcome: RefundOutcome = {},
): Promise<string | null> {
  const issued = await issuedFor(tx, what.orderId);
  const amount = Math.min(what.amount, balanceOf(issued));
  if (amount <= 0) return null;
  const about = issued.findLast(({ kind }) => kind === 'invoice')?.number ?? null;
  const number = await issueDocument(tx, ctx, 'credit-note', { ...what, amount }, about);
  await mailRefund(tx, ctx, { ...what, amount }, { ...outcome, number });
  return number;
}

async function mailRefund(
  tx: Transaction,
  ctx: Context,
  what: Invoiced,
  told: RefundOutcome & { number: string },
): Promise<void> {
  const { userId, email: to, item: service, currency } = what;
  if (!userId) return;
  const language = await languageOfUser(tx, userId);
  const url = `${ctx.platform.config.appUrl}/billing`;
  const amount = money(what.amount / 100, currency, languageFacts[language].locale);
  const input = { name: await nameOf(tx, what), service, amount, ...told, url };
  await queueMail(tx, ctx.platform, refundMail, { to, language, input, userId });
}
