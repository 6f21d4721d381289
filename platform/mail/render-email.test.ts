import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Site } from '#contract/site/site.ts';
import { type Block, button, evidence, greeting, link, list, notice, paragraph, strong } from './blocks.ts';
import { defineEmail } from './define-email.ts';
import { renderEmail } from './render-email.ts';

const site: Site = {
  name: 'Quietprint',
  tagline: '',
  company: 'Quietprint Limited',
  companyNumber: '1234567',
  jurisdiction: 'Hong Kong',
  register: null,
  since: '2024',
  legalNotice: null,
  signUp: 'open',
  contactEmail: 'hello@quietprint.example',
  emergencyTelephone: null,
  lastSecurityReview: null,
  demo: false,
};

const confirm = defineEmail({
  name: 'test.confirm',
  input: z.object({ name: z.string(), url: z.string(), lifetime: z.string() }),
  subject: () => 'Confirm your email address',
  preview: () => 'One tap and your account is ready. If this was not you, ignore it.',
  blocks: ({ name, url, lifetime }, { language, name: product }) => [
    greeting(name, language),
    paragraph(`Someone, we hope you, used this address to open a ${product} account. Confirm it and you can sign in.`),
    button('Confirm email address', url),
    paragraph(
      `The link works once, and expires in ${lifetime}. `,
      strong('If you did not ask for this, you can ignore it:'),
      ' the account stays closed until the link is used.',
    ),
  ],
});
const input = { name: 'Alice Archer', url: 'https://quietprint.example/auth/confirm?token=abc', lifetime: '1 hour' };

const withBlocks = (...blocks: Block[]) =>
  renderEmail(
    defineEmail({ name: 'x', input: z.null(), subject: () => 'S', preview: () => 'P', blocks: () => blocks }),
    null,
    site,
    'en',
  );
const withTexts = (text: string) =>
  defineEmail({
    name: 'test.texts',
    input: z.null(),
    subject: () => text,
    preview: () => text,
    blocks: () => [
      paragraph(text, strong(text), link(text, 'https://example.org/')),
      notice(text),
      evidence(text, { label: text, value: text }),
      list(text, [text, strong(text)]),
      button(text, 'https://example.org/'),
    ],
  });

describe('the message that confirms an address', () => {
  const golden = (kind: string) => readFileSync(new URL(`render-email.${kind}.golden`, import.meta.url), 'utf8');

  it('has exactly the frame of the design', () => {
    const email = renderEmail(confirm, input, site, 'en');
    expect(email.subject).toBe('Confirm your email address');
    expect(email.html).toBe(golden('html'));
    expect(email.text).toBe(golden('txt'));
  });

  it('names no company number when there is none', () => {
    const { html, text } = renderEmail(confirm, input, { ...site, companyNumber: null }, 'en');
    expect(html).toContain('&copy; 2024 Quietprint Limited, registered in Hong Kong.</p>');
    expect(text).toContain('(c) 2024 Quietprint Limited, registered in Hong Kong.\n');
    expect(html + text).not.toContain('number');
  });

  it('has its frame in the language of whoever gets it', () => {
    const { html, text } = renderEmail(confirm, input, site, 'es');
    expect(html).toMatch(/^<!doctype html>\n<html lang="es" /);
    for (const part of [html, text]) {
      expect(part).toContain('Hola, Alice:');
      expect(part).toContain('Nunca te pediremos la contraseña por correo.');
      expect(part.replaceAll('\n', ' ')).toContain(
        '2024 Quietprint Limited, registrada en Hong Kong, número de registro 1234567.',
      );
    }
  });

  it('loads nothing from elsewhere and asks for no password', () => {
    const { html, text } = renderEmail(confirm, input, site, 'en');
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/i);
    for (const part of [html, text]) expect(part).toContain('We will never ask for your password by email.');
  });

  it('is not made from an input that does not fit', () => {
    expect(() => renderEmail(confirm, { name: 'Alice' } as typeof input, site, 'en')).toThrow(z.ZodError);
  });
});

it('keeps the space that strong words and links end or begin with', () => {
  const spaced = defineEmail({
    name: 'test.spaced',
    input: z.null(),
    subject: () => 'Spaced',
    preview: () => 'Spaced',
    blocks: () => [
      paragraph(strong('New: '), 'Larkfield', link(' lost it ', 'https://quietprint.test/'), strong('now')),
    ],
  });
  const { html, text } = renderEmail(spaced, null, site, 'en');
  expect(html.replace(/<[^>]*>/g, '')).toContain('New: Larkfield lost it now');
  expect(text).toContain('New: Larkfield');
});

describe('texts that people typed', () => {
  const hostile = '<script>alert(1)</script>"\'&<!--';

  it('are escaped wherever they stand', () => {
    const { html } = renderEmail(withTexts(hostile), null, { ...site, name: hostile, company: hostile }, 'en');
    expect(html).not.toContain('<script');
    expect(html.match(/<!--/g)).toHaveLength(2);
    expect(html.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;&quot;&#39;&amp;&lt;!--/g)?.length).toBeGreaterThan(10);
  });

  it('leave the same tags in the message, whatever they are', () => {
    const tags = (html: string) => html.match(/<[^>]*>/g)?.length;
    const plain = tags(renderEmail(withTexts('x'), null, site, 'en').html);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(tags(renderEmail(withTexts(text), null, site, 'en').html)).toBe(plain);
      }),
    );
  });

  it('cannot end the subject and begin another header', () => {
    for (const end of ['\r\n', '\n', '\r', '\u2028', '\u0085', '\0']) {
      const { subject } = renderEmail(withTexts(`Hello${end}Bcc: bob@example.org`), null, site, 'en');
      expect(subject).toBe('Hello Bcc: bob@example.org');
    }
  });

  it('cannot turn the direction of writing', () => {
    const { html, text } = renderEmail(withTexts('a\u202egpj.exe\u2066'), null, site, 'en');
    expect(html + text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });
});

describe('a greeting', () => {
  it.each([
    ['Alice Archer', 'Hello Alice,'],
    ['Seán', 'Hello Seán,'],
    ["O'Neil", "Hello O'Neil,"],
    ['Jean-Luc', 'Hello Jean-Luc,'],
    ['李雷', 'Hello 李雷,'],
    [null, 'Hello,'],
    ['', 'Hello,'],
    ['evil.example/win click', 'Hello,'],
    ['https://evil.example', 'Hello,'],
    ['Call+44123', 'Hello,'],
    ['x'.repeat(41), 'Hello,'],
  ])('of %j is "%s"', (name, expected) => {
    expect(withBlocks(greeting(name, 'en')).text).toContain(`\n\n${expected}\n\n`);
  });
});

describe('links', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:bob@example.org', '/relative', ''])(
    'to %j are refused',
    (url) => {
      expect(() => withBlocks(button('Open', url))).toThrow(TypeError);
      expect(() => withBlocks(paragraph(link('Open', url)))).toThrow(TypeError);
    },
  );

  it('keep their query, and cannot leave their attribute', () => {
    const { html, text } = withBlocks(button('Open', 'https://example.org/?a=1&b="><i>'));
    expect(html).toContain('href="https://example.org/?a=1&amp;b=%22%3E%3Ci%3E"');
    expect(text).toContain('\nhttps://example.org/?a=1&b=%22%3E%3Ci%3E\n');
  });
});

describe('the text part', () => {
  it('breaks lines at 76 characters, but never an address', () => {
    const url = `https://example.org/${'a'.repeat(100)}`;
    const { text } = withBlocks(paragraph('word '.repeat(60)), button('Open', url), list('item '.repeat(40)));
    for (const line of text.split('\n')) expect(line === url || line.length <= 76, line).toBe(true);
    expect(text).toContain(`\n${url}\n`);
  });

  it('shows every kind of block', () => {
    const blocks = [
      notice('Mind ', strong('this'), '.'),
      evidence('203.0.113.7', { label: 'Device', value: 'Firefox on Linux' }),
      list('one', ['two ', link('here', 'https://example.org/')]),
    ];
    expect(withBlocks(...blocks).text).toContain(
      'Mind this.\n\n  203.0.113.7\n  Device: Firefox on Linux\n\n- one\n- two here (https://example.org/)\n\n',
    );
  });
});
