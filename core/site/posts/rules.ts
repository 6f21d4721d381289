import type { PostInput, PostStatus } from '#contract/site/posts.ts';

interface Publication {
  status: PostStatus;
  isPublished: boolean;
  publishedAt: Date | null;
  publishAt: Date | null;
}

/**
 * Published means: from now on, or since when it was, if that is asked for and it is published already. A draft has no date.
 * @param before null for a new post
 */
export function publicationOf(
  { status, keepDate, publishAt }: Pick<PostInput, 'status' | 'keepDate' | 'publishAt'>,
  before: Pick<Publication, 'isPublished' | 'publishedAt'> | null,
  now: Date,
): Publication {
  if (status === 'draft')
    return {
      status,
      isPublished: false,
      publishedAt: null,
      publishAt: publishAt === null ? null : new Date(publishAt),
    };
  const since = keepDate && before?.isPublished ? before.publishedAt : null;
  return { status, isPublished: true, publishedAt: since ?? now, publishAt: null };
}

/** What a draft becomes when its time has come: published at that time, however much later that is done. */
export const publicationDue = (publishAt: Date): Publication => ({
  status: 'published',
  isPublished: true,
  publishedAt: publishAt,
  publishAt: null,
});

/** The first of `slug`, `slug-2`, `slug-3` … that no other post has. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let n = 2; taken.has(free); n++) free = `${slug}-${n}`;
  return free;
}
