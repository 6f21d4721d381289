import type { FormatStyle } from '#contract/base/formats.ts';
import { formatsFor } from '#contract/base/formats.ts';
import type { RemovalCertificate } from '#contract/proof/certificate.ts';
import { type Pdf, writePdf } from '#platform/documents/pdf.ts';
import { createSheet, numberPages } from '#platform/documents/sheet.ts';

/** A certificate on one page, with the signed JSON file attached. @param data that file */
export function drawCertificate(
  { about, removal, looks, log, method }: RemovalCertificate,
  style: FormatStyle,
  data: string,
): Promise<Buffer<ArrayBuffer>> {
  const created = new Date(about.issuedAt);
  const { longDate, dateTime, zoneName } = formatsFor(style);
  const time = (at: string) => `${dateTime(at)} ${zoneName(at)}`;
  return writePdf({ title: 'Certificate: seen gone', author: about.issuer, created }, (doc) => {
    const sheet = createSheet(doc);
    attachData(doc, data, created);
    sheet.paragraph(about.issuer, { strong: true, size: 11 });
    sheet.gap(10);
    sheet.heading(1, 'Seen gone');
    sheet.paragraph(
      `On ${longDate(removal.foundAt)} we found ${removal.identifier} at ${removal.where}. It was absent when we looked on three later days, each time while the source passed its tests.`,
      { size: 12 },
    );
    sheet.gap(12);
    sheet.pairs([
      ['Asked', removal.sentAt ? `${removal.company}, on ${longDate(removal.sentAt)}` : removal.company],
      ['Where', removal.url ? `${removal.where}, ${removal.url}` : removal.where],
      ['Source', removal.source],
      ['Proved', time(removal.goneAt)],
      ['Issued', time(about.issuedAt)],
      ['Number', about.certificate],
    ]);
    sheet.gap(12);
    sheet.heading(2, 'Every look that counts');
    sheet.pairs(looks.map(({ at, saw }) => [longDate(at), `${saw === 'found' ? 'Found' : 'Absent'}; tests passed`]));
    sheet.gap(12);
    sheet.heading(2, 'Check it');
    sheet.paragraph(`Drop this file at ${about.verify}. ${method.gone}`);
    sheet.gap(6);
    sheet.pairs([
      ['Log entry', `${log.entry.seq + 1}, ${log.entry.hash}`],
      ['Signature', method.signature],
    ]);
    numberPages(doc, (page, of) => `${about.issuer} · Certificate ${about.certificate} · Page ${page} of ${of}`);
  });
}

function attachData(doc: Pdf, data: string, created: Date): void {
  const dates = { creationDate: created, modifiedDate: created };
  // The types of pdfkit do not know `relationship` yet.
  const attached = { type: 'application/json', relationship: 'Data', ...dates };
  const description = 'This certificate for programs, signed';
  doc.file(Buffer.from(data), { name: 'certificate.json', description, ...attached });
}
