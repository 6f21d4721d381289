import { hash } from 'node:crypto';
import { createCache } from '#contract/base/bounded-cache.ts';
import { cutText } from '#contract/base/cut-text.ts';
import type { PostWords } from '#contract/site/posts.ts';
import { plainText } from '#platform/text/markdown.ts';

const EXCERPT = 200;
/** How fast adults read plain prose, in words per minute, at the slow end. */
const PACE = 220;
const MOST_GISTS = 1_000;

/** What a card needs of a text. */
interface Gist {
  /** The first 200 characters, with an ellipsis when something was cut off. */
  beginning: string;
  /** Whole minutes, at least 1. */
  minutes: number;
}

function readGist(content: string): Gist {
  const text = plainText(content);
  return {
    beginning: cutText(text, EXCERPT),
    minutes: Math.max(1, Math.round(text.split(' ').length / PACE)),
  };
}

const cachedGist = createCache<Gist>(MOST_GISTS);

/** Reading a text as Markdown costs milliseconds, and lists show the same posts again and again. */
const gistOf = (content: string): Gist => cachedGist(hash('sha256', content, 'base64'), () => readGist(content));

/** What of a post has a language. */
export const wordsOf = ({ title, content, excerpt, featuredImageAlt }: PostWords): PostWords => ({
  title,
  content,
  excerpt,
  featuredImageAlt,
});

/** The excerpt, else the beginning of the text. */
export const excerptOf = ({ excerpt, content }: { excerpt: string | null; content: string }): string =>
  excerpt?.trim() || gistOf(content).beginning;

/** How long reading takes, in whole minutes. */
export const readingMinutes = (content: string): number => gistOf(content).minutes;
