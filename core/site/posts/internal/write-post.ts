import { eq, like, or, sql } from 'drizzle-orm';
import { translations as languagesTranslated, type Translation } from '#contract/base/languages.ts';
import { fault } from '#contract/faults/faults.ts';
import { pictureAddress } from '#contract/site/picture.ts';
import type { PostInput, PostWords } from '#contract/site/posts.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { asColumns } from '#core/base/editing.ts';
import { AppError } from '#core/base/errors.ts';
import { fetchPictures, keepPictures, type NamedPicture } from '#core/site/pictures/actions/keep-pictures.ts';
import { requireCan } from '#core/site/policy.ts';
import { freeSlug } from '#core/site/posts/rules.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { keptTranslations } from '#core/site/translations.ts';
import type { Transaction } from '#platform/database/database.ts';
import { picturesNamedIn } from '#platform/text/markdown.ts';
import { addressOf } from '#platform/text/slug.ts';
import { wordsOf } from './text.ts';

export const logged = (values: object) => asColumns(blogPosts, values);

/** One change after another, so that no two posts take one address. */
export async function changePosts(
  ctx: Context,
  work: (tx: Transaction) => Promise<void>,
  named: readonly NamedPicture[] = [],
): Promise<void> {
  requireCan(ctx.actor, 'post.change');
  const fetched = await fetchPictures(ctx, named);
  await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('blog_posts'))`);
    await keepPictures(tx, fetched, ctx.platform.clock.now());
    await work(tx);
  });
}

/** Those in the text, each with its field. */
const picturesInText = (content: string, field: string) =>
  picturesNamedIn(content).map((url) => ({ url: pictureAddress(url), field }));

function picturesOfTexts(
  { featuredImageUrl, content }: Pick<PostInput, 'featuredImageUrl' | 'content'>,
  contentIn: (language: Translation) => string | undefined,
): NamedPicture[] {
  return [
    ...picturesInText(content, 'content'),
    ...languagesTranslated.flatMap((code) => picturesInText(contentIn(code) ?? '', `${code}.content`)),
    { url: pictureAddress(featuredImageUrl), field: 'featuredImageUrl' },
  ].filter((picture): picture is NamedPicture => picture.url !== null);
}

export const picturesIn = (input: PostInput): NamedPicture[] =>
  picturesOfTexts(input, (code) => input.translations?.[code].words.content);

/** The same of a post that is there. */
export const picturesOf = (row: Row): NamedPicture[] =>
  picturesOfTexts(row, (code) => row.translations[code]?.content?.text);

type Row = typeof blogPosts.$inferSelect;

/** What of a post is translated, and how. */
export const translatedOf = (row: Pick<Row, keyof PostWords | 'translations'>) => ({
  english: wordsOf(row),
  own: row.translations,
});

/** What the row will hold, but for its address and when it is published. @param before null for a new one */
export function textsOf({ keepDate: _, slug: __, translations, ...texts }: PostInput, before: Row | null) {
  return { ...texts, translations: keptTranslations(before && translatedOf(before), wordsOf(texts), translations) };
}

export async function findPost(tx: Transaction, id: string) {
  const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id));
  return row ?? null;
}

/** A new time to publish has to lie ahead; one that was chosen before may have come. @throws AppError `invalid` */
export function requireAhead(publishAt: Date | null, before: Date | null, now: Date): void {
  if (publishAt === null || publishAt > now || publishAt.getTime() === before?.getTime()) return;
  throw new AppError('invalid', { publicMessage: fault('publication-past'), field: 'publishAt' });
}

/** The address that was asked for, else the one it has, else one made of its title. @throws AppError `conflict` */
export async function slugFor(tx: Transaction, input: PostInput, before: { id: string; slug: string } | null) {
  if (input.slug === null && before) return before.slug;
  const wanted = input.slug ?? addressOf(input.title, 'post');
  const rows = await tx
    .select({ id: blogPosts.id, slug: blogPosts.slug })
    .from(blogPosts)
    .where(or(eq(blogPosts.slug, wanted), like(blogPosts.slug, `${wanted}-%`)));
  const taken = new Set(rows.filter(({ id }) => id !== before?.id).map(({ slug }) => slug));
  if (input.slug === null) return freeSlug(wanted, taken);
  if (taken.has(wanted)) throw new AppError('conflict', { publicMessage: fault('post-address-taken') });
  return wanted;
}
