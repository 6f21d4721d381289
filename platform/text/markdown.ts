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

/** Markdown as HTML that cannot run anything, whatever its author wrote. */
export function renderMarkdown(source: string): RenderedText {
  const tokens = markdown.parse(source, {});
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
