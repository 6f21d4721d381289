import { profiles } from '#core/accounts/profile/schema.ts';
import { keepPictures } from '#core/site/pictures/actions/keep-pictures.ts';
import { fetchPicture } from '#core/site/pictures/internal/fetch.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { picturesOutside } from '#tests/pictures.ts';
import { writeContents } from './contents.ts';
import type { Installation } from './installation.ts';

export const author = '0190aaaa-0000-7000-8000-000000000004';
export const words = 'abcdefghij'.repeat(50);
export const post = (
  slug: string,
  more: Partial<typeof blogPosts.$inferInsert> = {},
): typeof blogPosts.$inferInsert => ({
  slug,
  title: `The post ${slug}`,
  content: `Words of ${slug}.`,
  status: 'published',
  isPublished: true,
  ...more,
});

/** Both are kept; the copy of the second does not load. */
export const pictures = ['https://pictures.example/a.png', 'https://pictures.example/b.png'] as const;

const extra = [
  post('with-picture', {
    featuredImageUrl: pictures[0],
    publishedAt: new Date('2026-11-20T08:00:00Z'),
  }),
  post('broken-picture', {
    featuredImageUrl: pictures[1],
    publishedAt: new Date('2026-11-19T08:00:00Z'),
  }),
  post('long', {
    content: words,
    authorId: author,
    tags: ['One', 'Two', 'Three', 'Four', 'Five'],
    publishedAt: new Date('2024-03-05T08:00:00Z'),
  }),
  post('undated', { publishedAt: null, createdAt: new Date('2024-03-04T08:00:00Z') }),
  post('kept-back', { status: 'draft', isPublished: false, content: 'Not for anybody yet.' }),
  ...Array.from({ length: 8 }, (_, n) => post(`filler-${n}`, { publishedAt: new Date(`2023-01-0${n + 1}T08:00:00Z`) })),
];

/** Once for each installation. */
export async function prepare(installation: Installation): Promise<void> {
  if ((await fetch(`${installation.url}/blog/filler-0`)).ok) return;
  await writeContents(installation, async (tx) => {
    await tx
      .insert(profiles)
      .values({ id: author, email: 'adam@quietprint.test', fullName: 'Adam Admin', role: 'admin' });
    await tx.insert(blogPosts).values(extra);
    await keepPictures(tx, await Promise.all(pictures.map((url) => fetchPicture(picturesOutside(), url))), new Date());
  });
}
