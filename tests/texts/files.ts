import fc from 'fast-check';
import { expect } from 'vitest';
import { defaultStyle } from '#contract/base/formats.ts';
import { firstLanguage } from '#contract/base/languages.ts';
import type { SignedReport } from '#contract/proof/report-schema.ts';
import { verifyFile } from '#contract/proof/verify-file.ts';
import { htmlOf } from '#core/lifecycle/exports/internal/readable.ts';
import { calendarOf } from '#core/orders/appointments/internal/calendar.ts';
import type { AppointmentRecord } from '#core/orders/appointments/internal/load.ts';
import { reportPdf } from '#core/reports/queries/report-pdf.ts';
import { signReport, signTable } from '#core/reports/queries/signer.ts';
import { findingsTable } from '#core/scans/internal/report/table.ts';
import { reportFor, signerOf } from '#core/scans/signed-report.fixture.ts';
import { siteFrom } from '#platform/config/site.ts';
import { missingLetter } from '#platform/documents/fit-text.ts';
import { writePdf } from '#platform/documents/pdf.ts';
import { createSheet } from '#platform/documents/sheet.ts';
import type { Platform } from '#platform/platform.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { marker, withText, wordsIn } from './any-text.ts';
import { readCsv, recovered } from './csv.ts';
import { type TextProperty, textProperty } from './property.ts';
import { markedBrokers, markedComments, markedComparison, markedScan } from './scan.ts';

const nothing = fc.constant(null);
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const report: SignedReport = reportFor([marker, 'Heron']);
const { signer } = await signerOf();
const keys = [signer.verifierKey];

const json = textProperty('the signed report, and what verifies it', nothing, async (_, text) => {
  const own = withText(report, text);
  const file = await signReport(signer, own);
  const verdict = await verifyFile(bytesOf(file), keys);
  expect(verdict).toMatchObject({ kind: 'genuine' });
  expect(JSON.parse(file)).toMatchObject(JSON.parse(JSON.stringify(own)));
});

const table = textProperty('the table of findings with its seal', nothing, async (_, text) => {
  const own = withText(report, text);
  const file = findingsTable(own);
  const [, ...rows] = readCsv(file);
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  const [, ...plain] = readCsv(findingsTable(report));
  expect(rows.map((row) => row.map(recovered))).toEqual(
    withText(
      plain.map((row) => row.map(recovered)),
      text,
    ),
  );
  const seal = await signTable(signer, own, Buffer.from(file));
  expect(await verifyFile(bytesOf(file), keys, bytesOf(seal))).toMatchObject({ kind: 'genuine-table' });
});

const withoutBlanks = (text: string): string => text.replace(/\s+/g, '');

/** Letters that documents have: those of Europe, and what is written with them. */
const EUROPEAN = /^[ -~\u00a0-\u00ac\u00ae-\u017f\u0391-\u03a1\u0400-\u045f]*$/;

const draw = (text: string) =>
  writePdf({ title: text, author: text, created: new Date(0) }, (doc) => {
    const sheet = createSheet(doc);
    sheet.heading(1, `Head ${text}.`);
    sheet.paragraph(`Text ${text}.`);
    sheet.list([{ sign: '1.', text: `Item ${text}.` }]);
    sheet.pairs([[`Label ${text}.`, `Value ${text}.`]]);
  });

const sheet = textProperty(
  'a document, which shows one sign for each letter that its font does not have',
  nothing,
  async (_, text) => {
    const words = withoutBlanks(pdfText(await draw(text)));
    const [, shown = ''] = /^Head(.*?)\.Text/s.exec(words) ?? [];
    const again = ['Head', 'Text', '1.Item', 'Label', 'Value'].map((word) => `${word}${shown}.`).join('');
    if (withoutBlanks(text).length < 40) expect(words).toBe(again);
    if (EUROPEAN.test(text)) expect(words).toContain(`Text${withoutBlanks(text)}.`);
    const known = text.normalize('NFC').replaceAll('\u30fb', '\u00b7');
    expect(shown.replaceAll(missingLetter, '').normalize('NFC')).toSatisfy((left: string) =>
      Array.from(left).every((letter) => known.includes(letter)),
    );
  },
  { cost: 5 },
);

const pdf = textProperty(
  'the report as a document',
  nothing,
  async (_, text) => {
    const own = withText(
      { scan: markedScan, comparison: markedComparison, comments: markedComments, brokers: markedBrokers, todos: {} },
      text,
    );
    const words = withoutBlanks(pdfText(await reportPdf(own, 'Quietprint', defaultStyle)));
    if (EUROPEAN.test(text) && text.length < 40) {
      expect(words).toContain(`${withoutBlanks(text)}lostyourpassword`);
      expect(words).toContain(`Itsanswernames“${withoutBlanks(text)}”amongwhatholdsit.`);
    }
  },
  { cost: 20 },
);

/** A property of a calendar file, read as RFC 5545 says. */
function readProperty(file: string, name: string): string {
  const line = file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .find((one) => one.startsWith(`${name}:`));
  return (line ?? '').slice(name.length + 1).replaceAll(/\\(.)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));
}

const calendar = textProperty('a file for calendars', nothing, (_, text) => {
  const platform = { config: { appUrl: 'https://quietprint.example', site: siteFrom({}) } } as Platform;
  const at = new Date('2027-03-01T09:00:00Z');
  const times = { startsAt: at, endsAt: at, updatedAt: at };
  const appointment = {
    ...times,
    orderId: '1',
    specialist: text,
    sequence: 0,
    isCancelled: false,
  } as AppointmentRecord;
  const summary = `${text}: ${text}, ${platform.config.site.name}`;
  expect(readProperty(calendarOf(platform, appointment, text, firstLanguage), 'SUMMARY')).toBe(
    summary.replaceAll(/\r\n?/g, '\n'),
  );
});

const ownData = textProperty('the copy of one’s own data as a page', nothing, (_, text) => {
  expect(wordsIn(htmlOf([{ name: text }])).join('')).toBe(`Name${text}`);
});

export const fileProperties: readonly TextProperty[] = [json, table, sheet, pdf, calendar, ownData];
