import { plainText } from '#platform/text/markdown.ts';

const EXCERPT = 200;
/** How fast adults read plain prose, in words per minute, at the slow end. */
const PACE = 220;

/** The excerpt, else the first 200 characters of the text, with an ellipsis when something was cut off. */
export function excerptOf(post: { excerpt: string | null; content: string }): string {
  const own = post.excerpt?.trim();
  if (own) return own;
  const characters = Array.from(plainText(post.content));
  if (characters.length <= EXCERPT) return characters.join('');
  return `${characters.slice(0, EXCERPT).join('')}…`;
}

/** Whole minutes, at least 1. */
export function readingMinutes(content: string): number {
  const words = plainText(content).split(' ').length;
  return Math.max(1, Math.round(words / PACE));
}
