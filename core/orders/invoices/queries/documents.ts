import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { Listing, Page } from '#contract/base/paging.ts';
import type { BillingRow } from '#contract/orders/billing.ts';
import { type Context, chosenLanguage, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { readPage } from '#core/base/paging.ts';
import { visibleTo } from '#core/base/visible.ts';
import { invoicePdf } from '#core/orders/invoices/internal/pdf.ts';
import { documentIn } from '#core/orders/invoices/internal/translated-document.ts';
import { invoices } from '#core/orders/invoices/schema.ts';
import { readServiceNames } from '#core/site/services/queries/service-names.ts';
import type { InvoiceDocument } from './document.ts';

const perPage = 20;
const uuid = z.uuid();

/**
 * What somebody has been charged and refunded, newest first.
 * @param language of the names of services
 * @throws AppError `unauthenticated`
 */
export async function listInvoices(
  ctx: Context,
  listing: Listing,
  language: Language = firstLanguage,
): Promise<Page<BillingRow>> {
  const { rows, ...page } = await listOwnDocuments(ctx, listing);
  const nameOf = await ctx.platform.database.read(scopeOf(ctx.actor), (tx) => readServiceNames(tx, language));
  return {
    ...page,
    rows: rows.map(({ id, number, kind, issuedAt, document }) => {
      const { item, amount, currency, method } = documentIn(language, document, nameOf);
      return { id, number, kind, issuedAt, item, amount, currency, method };
    }),
  };
}

/** An invoice or credit note with everything it says. */
export interface OwnDocument extends Pick<BillingRow, 'id' | 'number' | 'kind' | 'issuedAt'> {
  orderId: string | null;
  document: InvoiceDocument;
}

/** The same, whole. @throws AppError `unauthenticated` */
export async function listOwnDocuments({ actor, platform }: Context, listing: Listing): Promise<Page<OwnDocument>> {
  if (actor.kind !== 'person') throw new AppError('unauthenticated');
  const { userId } = actor;
  return platform.database.read(scopeOf(actor), async (tx) => {
    const page = await readPage({
      listing,
      size: perPage,
      order: { time: invoices.createdAt, id: invoices.id },
      select: ({ where, orderBy, limit }) =>
        tx
          .select()
          .from(invoices)
          .where(and(eq(invoices.userId, userId), where))
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ createdAt, id }) => ({ time: createdAt, id }),
    });
    const rows = page.rows.map(({ id, number, kind, orderId, createdAt, document }) => {
      return { id, number, kind, orderId, issuedAt: createdAt.toISOString(), document };
    });
    return { ...page, rows };
  });
}

/**
 * An invoice or credit note of the actor's own, in their language, or for staff anybody's, as a file.
 * @throws AppError `not-found`, the same for a stranger's and for one that never existed
 */
export async function readInvoiceFile(
  { actor, platform }: Context,
  invoiceId: string,
): Promise<{ name: string; body: Buffer<ArrayBuffer> }> {
  const id = uuid.safeParse(invoiceId).data;
  if (!id) throw new AppError('not-found');
  const { language, ...issued } = await platform.database.read(scopeOf(actor), async (tx) => {
    const [row] = await tx
      .select()
      .from(invoices)
      .where(and(eq(invoices.id, id), visibleTo(actor, invoices.userId)));
    if (!row) throw new AppError('not-found');
    const { number, kind, document: inEnglish, createdAt: issuedAt, userId } = row;
    const language = actor.kind === 'person' && actor.userId === userId ? chosenLanguage(actor) : firstLanguage;
    const document = documentIn(language, inEnglish, await readServiceNames(tx, language));
    return { number, kind, issuedAt, document, language };
  });
  return { name: `${issued.number}.pdf`, body: await invoicePdf(issued, language) };
}
