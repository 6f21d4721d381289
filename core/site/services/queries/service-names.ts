import { sql } from 'drizzle-orm';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { deliveredNameIn, deliveredWords } from '#core/site/services/internal/translated-catalogue.ts';
import { mostServices } from '#core/site/services/rules.ts';
import { services } from '#core/site/services/schema.ts';
import { wordsIn } from '#core/site/translations.ts';
import type { Transaction } from '#platform/database/database.ts';

/** @param name in English, as an order or its invoice keeps it */
export type NameOfService = (name: string) => string;

/**
 * Names under which services were ordered, in a language. A name that no service has any more, and that is none of the
 * initial ones, stays as it is. English reads nothing.
 */
export async function readServiceNames(tx: Transaction, language: Language): Promise<NameOfService> {
  if (language === firstLanguage) return (name) => name;
  const rows = await tx
    .select({ id: services.id, name: services.name, translated: translatedNameIn(language) })
    .from(services)
    .limit(mostServices);
  const names = new Map(rows.map((row) => [row.name, nameIn(language, row)]));
  return (name) => names.get(name) ?? deliveredNameIn(language, name) ?? name;
}

/** The same for a page. */
export const getServiceNames = async ({ platform, actor }: Context, language: Language): Promise<NameOfService> =>
  language === firstLanguage
    ? (name) => name
    : platform.database.read(scopeOf(actor), (tx) => readServiceNames(tx, language));

/** The name that staff have given in a language; null where they have not. */
export const translatedNameIn = (language: Language) =>
  sql<string | null>`${services.translations} -> ${language} -> 'name' ->> 'text'`;

/** The name of a service in a language. */
export function nameIn(
  language: Language,
  { id, name, translated }: { id: string; name: string; translated: string | null },
): string {
  if (language === firstLanguage) return name;
  const delivered = deliveredWords(language, id);
  return wordsIn(
    language,
    { name },
    translated === null ? null : { name: { text: translated, of: '' } },
    delivered && { english: { name: delivered.english.name }, translated: { name: delivered.translated.name } },
  ).words.name;
}
