import MarkdownIt from 'markdown-it';
import { cleanHtml } from './clean-html.ts';
import { slugOf } from './slug.ts';

export interface Heading {
  /** Anchor, unique within the text. */
  id: string;
  text: string;
  /** 2 to 4: the page's own title is the only h1. */
  level: number;
}

export interface RenderedText {
  /** Safe to put into a page as it is. */
  html: string;
  headings: Heading[];
}

/** Address of our own copy of a picture; null when there is none. */
type PictureOf = (url: string) => string | null;

/** HTML in the source is shown, not obeyed. */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false });
type Token = ReturnType<typeof markdown.parse>[number];

const wordsOf = (token: Token | undefined): string =>
  (token?.children ?? []).map(({ type, content }) => (/break$/.test(type) ? ' ' : content)).join('');

/** Gives every heading an anchor and moves it below the title of the page. */
function placeHeadings(tokens: Token[]): Heading[] {
  const taken = new Set<string>();
  const headings: Heading[] = [];
  for (const [index, token] of tokens.entries()) {
    if (!token.type.startsWith('heading_')) continue;
    const level = Math.min(4, Math.max(2, Number(token.tag.slice(1))));
    token.tag = `h${level}`;
    if (token.type === 'heading_close') continue;
    const text = wordsOf(tokens[index + 1]).trim();
    const id = slugOf(text, taken);
    taken.add(id);
    token.attrSet('id', id);
    headings.push({ id, text, level });
  }
  return headings;
}

const outside = /^[a-z][a-z0-9+.-]*:|^\/\//i;

const picturesOf = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap(({ children }) => (children ?? []).filter(({ type }) => type === 'image'));

/** Puts our own copy in the place of each picture on another server, or the words that describe it. */
function placePictures(tokens: readonly Token[], pictureOf: PictureOf): void {
  for (const token of picturesOf(tokens)) {
    const src = String(token.attrGet('src') ?? '');
    if (!outside.test(src)) continue;
    const own = pictureOf(src);
    if (own !== null) token.attrSet('src', own);
    else Object.assign(token, { type: 'text', tag: '', content: token.content, children: null });
  }
}

/** Addresses of the pictures of a text, as they are written. */
export const picturesNamedIn = (source: string): string[] =>
  source.includes('![')
    ? picturesOf(markdown.parse(source, {})).map((token) => String(token.attrGet('src') ?? ''))
    : [];

/**
 * Markdown as HTML that cannot run anything and loads nothing from another server, whatever its author wrote.
 * @param pictureOf our own copy of a picture on another server; without one its description stands there
 */
export function renderMarkdown(source: string, pictureOf: PictureOf = () => null): RenderedText {
  const tokens = markdown.parse(source, {});
  placePictures(tokens, pictureOf);
  const headings = placeHeadings(tokens);
  return { html: cleanHtml(markdown.renderer.render(tokens, markdown.options, {})), headings };
}

/** The words of a Markdown text in one line, for excerpts and counts. */
export function plainText(source: string): string {
  return markdown
    .parse(source, {})
    .map((token) => (token.type === 'inline' ? wordsOf(token) : token.type === 'fence' ? token.content : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
