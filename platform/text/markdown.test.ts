import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { picturesNamedIn, plainText, renderMarkdown } from './markdown.ts';
import { payloads } from './payloads.fixture.ts';

const known = new Set(
  'p h2 h3 h4 ul ol li blockquote hr br pre code a em strong s img table thead tbody tr th td'.split(' '),
);
const attributes = new Set('href title rel src alt loading decoding referrerpolicy start id'.split(' '));

/** Everything in a piece of HTML that could run or lead to something that runs. */
function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  const parser = new Parser({
    onopentag(name, attribs) {
      if (!known.has(name)) dangers.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attribs)) {
        if (!attributes.has(attribute)) dangers.push(`${name} ${attribute}`);
        const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(value)?.[1]?.toLowerCase();
        const allowed = attribute === 'src' ? ['https'] : ['https', 'http', 'mailto', 'tel'];
        if ((attribute === 'href' || attribute === 'src') && scheme && !allowed.includes(scheme)) dangers.push(value);
        if ((attribute === 'href' || attribute === 'src') && value.startsWith('//')) dangers.push(value);
      }
    },
  });
  parser.end(html);
  return dangers;
}

describe('a text in Markdown', () => {
  it('becomes headings, lists, links, quotes, tables and code', () => {
    const { html, headings } = renderMarkdown(
      '# One\n\nA **strong** [link](/services) and `code`.\n\n## Two words\n\n1. a\n2. b\n\n> said\n\n| a | b |\n| - | - |\n| c | d |',
    );
    expect(html).toContain('<h2 id="s-one">One</h2>');
    expect(html).toContain('<strong>strong</strong> <a href="/services">link</a> and <code>code</code>');
    expect(html).toContain('<ol>\n<li>a</li>');
    expect(html).toContain('<blockquote>');
    expect(html).toContain('<td>d</td>');
    expect(headings).toEqual([
      { id: 's-one', text: 'One', level: 2 },
      { id: 's-two-words', text: 'Two words', level: 2 },
    ]);
  });

  it('gives two headings of one name two anchors, and none that the page uses itself', () => {
    const { headings } = renderMarkdown('## Main\n\n## Main\n\n## top\n\n## ???');
    expect(headings.map(({ id }) => id)).toEqual(['s-main', 's-main-2', 's-top', 's-section']);
  });

  it('tells other sites nothing about the reader', () => {
    const { html } = renderMarkdown('[out](https://example.com/)');
    expect(html).toContain('<a href="https://example.com/" rel="noopener noreferrer">');
  });

  it('loads no picture from another server: our copy stands there, or its description', () => {
    const source = 'One ![a map](https://example.com/a.png), two ![a *cat*](//example.com/b.png) ![own](/share.png)';
    expect(picturesNamedIn(source)).toEqual(['https://example.com/a.png', '//example.com/b.png', '/share.png']);
    const { html } = renderMarkdown(source, (url) => (url.endsWith('a.png') ? '/pictures/1' : null));
    expect(html.match(/src="[^"]*"/g)).toEqual(['src="/pictures/1"', 'src="/share.png"']);
    expect(html).toContain('two a *cat* <img');
    expect(renderMarkdown(source).html).toContain('One a map, two');
    expect(cleanHtml('<p><img src="https://example.com/a.png" alt="a"><img src="//example.com/a.png"></p>')).toBe(
      '<p></p>',
    );
  });

  it.each(payloads)('cannot run anything: %s', (payload) => {
    for (const source of [payload, `Before ${payload} after`, `- ${payload}\n- b`, `> ${payload}`])
      expect(dangersIn(renderMarkdown(source).html)).toEqual([]);
  });

  it.each(payloads)('is stopped by the second defence alone: %s', (payload) => {
    expect(dangersIn(cleanHtml(payload))).toEqual([]);
  });

  it('reads as words without its marks', () => {
    expect(plainText('# Title\n\nSome **bold**\ntext with a [link](https://a.example) and `code`.\n\n- item')).toBe(
      'Title Some bold text with a link and code. item',
    );
  });
});
