import { expect, it } from 'vitest';
import { pdfPages, pdfText } from '#tests/pdf-text.ts';
import { lacksLetters } from './fit-text.ts';
import { writePdf } from './pdf.ts';
import { createSheet, numberPages, type Sheet } from './sheet.ts';

const write = (draw: (sheet: Sheet) => void) =>
  writePdf({ title: 'T', author: 'A', created: new Date('2027-03-01T09:00:00Z') }, (doc) => {
    draw(createSheet(doc));
    numberPages(doc, (page, of) => `Page ${page} of ${of}`);
  });

const items = Array.from({ length: 100 }, (_, n) => `Item ${n} `.repeat(30).trim());

it.each([
  ['paragraphs', (sheet: Sheet) => items.forEach((text) => void sheet.paragraph(text))],
  ['lists', (sheet: Sheet) => void sheet.list(items.map((text) => ({ sign: '1.', text })))],
  ['pairs', (sheet: Sheet) => void sheet.pairs(items.map((text) => ['A label that needs two lines', text]))],
  [
    'rules and headings',
    (sheet: Sheet) =>
      items.forEach((text) => {
        sheet.rule();
        sheet.heading(2, text);
      }),
  ],
])('closes on every page of %s what it opened there, and loses nothing between them', async (_, draw) => {
  const file = await write(draw);
  const pages = pdfPages(file);
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages) {
    const count = (operator: RegExp) => page.match(operator)?.length ?? 0;
    expect(count(/\bEMC\b/g)).toBe(count(/\bBDC\b|\bBMC\b/g));
  }
  const text = pdfText(file);
  for (const n of items.keys()) expect(text).toContain(`Item ${n} `);
  expect(text).toContain(`Page ${pages.length} of ${pages.length}`);
});

it('keeps a heading with what follows it', async () => {
  const file = await write((sheet) => {
    sheet.gap(680);
    sheet.heading(2, 'Alone');
    sheet.paragraph('Together');
  });
  const [first, second] = pdfPages(file);
  expect(first).not.toContain('/H2');
  expect(second).toContain('/H2');
});

it.each([
  ['Hong Kong', '陳大文啲嘢'],
  ['mainland China', '张伟、刘艳'],
  ['Japan', '髙橋ひろし'],
  ['Korea', '김민수'],
  ['Greece', 'Αλέξανδρος'],
])('writes a name of %s so that it can be read and copied', async (_, name) => {
  let isIncomplete = true;
  const file = await writePdf({ title: 'T', author: 'A', created: new Date('2027-03-01T09:00:00Z') }, (doc) => {
    const sheet = createSheet(doc);
    sheet.heading(2, name);
    sheet.paragraph(`Dear ${name}, and all others who read this. `.repeat(40));
    sheet.paragraph('Before and after');
    isIncomplete = lacksLetters(doc);
  });
  expect(isIncomplete).toBe(false);
  // A name may be broken between two lines.
  expect(pdfText(file).replaceAll(/\s/g, '').split(name).length).toBe(42);
  expect(file.length).toBeLessThan(120_000);
});
