import type { PostListing } from '#contract/site/posts.ts';

/** Address of a page of the blog. */
export function blogPath({ tag, before, after }: Partial<PostListing>): string {
  const query = new URLSearchParams();
  if (tag) query.set('tag', tag);
  if (before) query.set('before', before);
  if (after) query.set('after', after);
  const text = query.toString();
  return text === '' ? '/blog' : `/blog?${text}`;
}
