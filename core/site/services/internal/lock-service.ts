import { eq, sql } from 'drizzle-orm';
import type { Translation } from '#contract/base/languages.ts';
import { fault } from '#contract/faults/faults.ts';
import type { ServiceInput } from '#contract/site/services.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { asColumns } from '#core/base/editing.ts';
import { AppError } from '#core/base/errors.ts';
import { deliveredWords, wordsOf } from '#core/site/services/internal/translated-catalogue.ts';
import { services } from '#core/site/services/schema.ts';
import { keptTranslations } from '#core/site/translations.ts';
import type { Transaction } from '#platform/database/database.ts';

export type Row = typeof services.$inferSelect;

/** The service has been deleted meanwhile. */
export const serviceGone = (): AppError => new AppError('not-found', { publicMessage: fault('service-gone') });

export const inTransaction = <Result>({ platform, actor }: Context, work: (tx: Transaction) => Promise<Result>) =>
  platform.database.transaction(scopeOf(actor), work);

/** Two who add at once wait for each other, so that neither takes the other's id. */
export const lockCatalogue = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('services'))`);

export const logged = (values: object) => asColumns(services, values);

export async function lockService(tx: Transaction, id: string): Promise<Row | null> {
  const [row] = await tx.select().from(services).where(eq(services.id, id)).for('update');
  return row ?? null;
}

/** What of a row is translated, and how. */
export const translatedOf = (row: Row) => ({
  english: wordsOf(row),
  own: row.translations,
  deliveredIn: (language: Translation) => deliveredWords(language, row.id),
});

/**
 * What the row will hold; a place that is left open is the last among its type.
 * @param before null for a new one
 */
export function valuesOf(
  { position, translations, ...values }: ServiceInput,
  others: readonly Row[],
  before: Row | null,
) {
  const places = others.filter((one) => one.serviceType === values.serviceType).map((one) => one.position);
  return {
    ...values,
    position: position ?? Math.max(0, ...places) + 1,
    translations: keptTranslations(before && translatedOf(before), wordsOf(values), translations),
  };
}
