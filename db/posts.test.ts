import { describe, expect, it } from 'vitest';
import { translations } from '#contract/base/languages.ts';
import { bandOf } from '#contract/scans/severity.ts';
import { excerptOf } from '#core/site/posts/internal/text.ts';
import { renderMarkdown } from '#platform/text/markdown.ts';
import { initialPosts } from './posts.ts';

describe('the first posts of a new installation', () => {
  const posts = initialPosts();

  it('are six, published, each with an address, an excerpt and tags of its own', () => {
    expect(posts.length).toBe(6);
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(6);
    for (const post of posts) {
      expect(post).toMatchObject({ status: 'published', isPublished: true });
      expect(post.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(excerptOf({ excerpt: post.excerpt ?? null, content: post.content })).toBe(post.excerpt);
      expect(post.tags?.length).toBeGreaterThan(0);
    }
  });

  it('have substance, sections, and no title within the text', () => {
    for (const { slug, content } of posts) {
      expect(content.split(/\s+/).length, slug).toBeGreaterThan(450);
      expect(renderMarkdown(content).headings.length, slug).toBeGreaterThan(2);
      expect(content, slug).not.toMatch(/^# /m);
    }
  });

  it('come in every language, with a title, an excerpt and the same sections', () => {
    for (const { slug, content, translations: own } of posts)
      for (const code of translations) {
        const words = own?.[code];
        expect(words?.title?.text.length, slug).toBeGreaterThan(10);
        expect(words?.excerpt?.text.length, slug).toBeGreaterThan(50);
        const headingsOf = (text: string) => [...text.matchAll(/^#+ /gm)].map(([level]) => level);
        expect(headingsOf(words?.content?.text ?? ''), slug).toEqual(headingsOf(content));
      }
  });

  it('state the bands of the score as the product uses them', () => {
    const text = posts.find(({ slug }) => slug === 'what-a-risk-score-can-and-cannot-say')?.content ?? '';
    const rows = [...text.matchAll(/^\| (\d+) to (\d+) \| (\w+) \|$/gm)];
    expect(rows.length).toBe(5);
    for (const [, from, to, name] of rows)
      expect([bandOf(Number(from)), bandOf(Number(to))]).toEqual([name?.toLowerCase(), name?.toLowerCase()]);
  });
});
