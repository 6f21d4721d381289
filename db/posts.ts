import { readFileSync } from 'node:fs';
import type { blogPosts } from '#core/site/posts/schema.ts';
import { translationsOf } from './translated-posts.ts';

type NewPost = typeof blogPosts.$inferInsert;
type Described = Pick<NewPost, 'slug' | 'title'> & { excerpt: string; tags: string[]; published: string };

/** The texts stand beside this file, as db/posts/{slug}.md, and their translations in translated-posts.ts. */
const described: readonly Described[] = [
  {
    slug: 'what-a-breach-notice-is-telling-you',
    title: 'What a breach notice is actually telling you',
    excerpt:
      '“We have no evidence of misuse” is not the same as “nothing happened”. A line-by-line reading of the letter most people throw away, and the steps worth taking.',
    tags: ['Breaches', 'Plain English'],
    published: '2026-11-16',
  },
  {
    slug: 'what-a-risk-score-can-and-cannot-say',
    title: 'Reading your report: what a risk score can and cannot say',
    excerpt:
      'Sixty-two out of a hundred of what, exactly? How we weigh a leaked password against an old profile, and where the number should not be trusted.',
    tags: ['Reports', 'Method'],
    published: '2026-11-02',
  },
  {
    slug: 'three-questions-a-cloned-caller-cannot-answer',
    title: 'Two voices: three questions a cloned caller cannot answer',
    excerpt: 'A short family exercise for the day someone rings in tears and sounds exactly like your daughter.',
    tags: ['Deepfakes', 'Family'],
    published: '2026-10-19',
  },
  {
    slug: 'asking-a-data-broker-to-remove-you',
    title: 'Asking a data broker to remove you: a letter that works',
    excerpt:
      'UK GDPR gives you the right to object, and it costs nothing to use. Here is the wording, why each paragraph is there, and what to do when a month has passed in silence.',
    tags: ['UK GDPR', 'Removals', 'Templates'],
    published: '2026-10-05',
  },
  {
    slug: 'five-places-an-old-phone-number-hides',
    title: 'Five places an old phone number hides',
    excerpt:
      'You changed it years ago. Your bank knows. These five have probably not been told, and at least one of them lets people reset a password with it.',
    tags: ['Phone', 'How-to'],
    published: '2026-09-21',
  },
  {
    slug: 'the-quiet-way-to-close-an-old-account',
    title: 'The quiet way to close an account you forgot you had',
    excerpt:
      'Deleting is not the first step, and sometimes it is not the last. An order of work that leaves as little behind as possible.',
    tags: ['How-to', 'Accounts'],
    published: '2026-09-07',
  },
];

const textOf = (slug: string): string => readFileSync(new URL(`./posts/${slug}.md`, import.meta.url), 'utf8').trim();

/** The posts a new installation starts with. Staff may change or delete any of them afterwards. */
export const initialPosts = (): NewPost[] =>
  described.map(({ published, ...post }) => {
    const content = textOf(post.slug);
    const date = new Date(`${published}T08:00:00Z`);
    return {
      ...post,
      content,
      translations: translationsOf(post.slug, { ...post, content, featuredImageAlt: null }),
      status: 'published',
      isPublished: true,
      publishedAt: date,
      createdAt: date,
      updatedAt: date,
    };
  });
