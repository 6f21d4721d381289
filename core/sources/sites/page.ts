import { Parser } from 'htmlparser2';

/** What a page says of itself. */
export interface PageFacts {
  /** Its canonical link and `og:url`. */
  addresses: string[];
  /** Title and large headings. */
  headings: string[];
}

const HEADINGS = new Set(['title', 'h1', 'h2']);

export function factsOfPage(html: string): PageFacts {
  const addresses: string[] = [];
  const headings: string[] = [];
  let heading: string | null = null;
  const parser = new Parser({
    onopentag(name, { rel, href, property, content }) {
      if (name === 'link' && rel?.toLowerCase().split(/\s+/).includes('canonical') && href) addresses.push(href);
      if (name === 'meta' && property?.toLowerCase() === 'og:url' && content) addresses.push(content);
      if (HEADINGS.has(name)) heading = '';
    },
    ontext(text) {
      if (heading !== null) heading += text;
    },
    onclosetag(name) {
      if (heading === null || !HEADINGS.has(name)) return;
      headings.push(heading.replace(/\s+/g, ' ').trim());
      heading = null;
    },
  });
  parser.end(html);
  return { addresses, headings };
}
