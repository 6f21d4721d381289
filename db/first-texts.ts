import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Translations } from '#contract/site/translated/translations.ts';
import { defaultPages } from '#core/site/pages/internal/defaults.ts';
import { cmsContent } from '#core/site/pages/schema.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { initialCatalogue, laterServices } from '#core/site/services/initial-catalogue.ts';
import { services } from '#core/site/services/schema.ts';
import { sumOfText } from '#core/site/translations.ts';
import type { Transaction } from '#platform/database/database.ts';
import { initialPosts } from './posts.ts';
import { textSums } from './text-sums.ts';

type Row = Readonly<Record<string, unknown>>;

/** A table that a new installation finds filled, and the columns of it that are words. */
interface Filled {
  table: PgTable;
  key: PgColumn;
  /** What the key is called in a row. */
  keyName: string;
  columns: readonly string[];
  first: readonly Row[];
}

const filled: Readonly<Record<string, Filled>> = {
  services: {
    table: services,
    key: services.id,
    keyName: 'id',
    columns: ['name', 'description', 'detailedDescription', 'features', 'buttonLabel'],
    first: [...initialCatalogue, ...laterServices],
  },
  pages: {
    table: cmsContent,
    key: cmsContent.pageKey,
    keyName: 'pageKey',
    columns: ['title', 'metaDescription', 'content'],
    first: Object.entries(defaultPages).map(([pageKey, page]) => ({ pageKey, ...page })),
  },
  posts: {
    table: blogPosts,
    key: blogPosts.slug,
    keyName: 'slug',
    columns: ['title', 'excerpt', 'content', 'translations'],
    first: initialPosts(),
  },
};

/** By the name of a text, such as `posts/{slug}/title`: the sums of everything that it has ever said, the newest last. */
export type TextSums = Readonly<Record<string, readonly string[]>>;

/** Of a text, a list or a JSON object; the order of an object's keys makes no difference. @returns 32 hexadecimal digits of SHA-256 */
export const sumOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(value ?? null)))
    .digest('hex')
    .slice(0, 32);

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, inOrder(one)]));
}

/** What each of the first texts says in this version, by name. */
export function firstTexts(): Map<string, unknown> {
  const texts = Object.entries(filled).flatMap(([group, { keyName, columns, first }]) =>
    first.flatMap((row) => columns.map((column) => [`${group}/${row[keyName]}/${column}`, row[column]] as const)),
  );
  return new Map(texts);
}

/** Changes with any of the first texts, and with nothing else. */
export const sumOfFirstTexts = (): string => sumOf([...firstTexts()]);

/** Leaves out translations of English that staff have changed. @param row as it will be */
function ofEnglish(row: Row, { translations, ...changes }: Row): Row {
  if (translations === undefined) return changes;
  const own = Object.entries(translations as Translations<Row>).map(([code, words]) => [
    code,
    Object.fromEntries(Object.entries(words).filter(([field, one]) => one?.of === sumOfText(row[field]))),
  ]);
  return { ...changes, translations: Object.fromEntries(own) };
}

/**
 * Brings the first texts of an older installation up to this version, each only where it still says what an earlier
 * version wrote. What staff have written or deleted stays as they left it.
 */
export async function updateFirstTexts(tx: Transaction, sums: TextSums = textSums): Promise<void> {
  for (const [group, { table, key, keyName, columns, first }] of Object.entries(filled)) {
    const rows: Row[] = await tx.select().from(table).for('update');
    for (const now of first) {
      const row = rows.find((one) => one[keyName] === now[keyName]);
      if (!row) continue;
      const outdated = columns.filter((column) => {
        const earlier = sums[`${group}/${now[keyName]}/${column}`]?.slice(0, -1) ?? [];
        return earlier.includes(sumOf(row[column]));
      });
      if (outdated.length === 0) continue;
      const changes = Object.fromEntries(outdated.map((column) => [column, now[column]]));
      await tx
        .update(table)
        .set(ofEnglish({ ...row, ...changes }, changes))
        .where(eq(key, now[keyName]));
    }
  }
}
