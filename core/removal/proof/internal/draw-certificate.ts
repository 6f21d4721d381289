import { type FormatStyle, formatsFor } from '#contract/base/formats.ts';
import { type Language, languageFacts } from '#contract/base/languages.ts';
import { inLanguages } from '#contract/base/texts.ts';
import type { RemovalCertificate } from '#contract/proof/certificate.ts';
import { type Pdf, writePdf } from '#platform/documents/pdf.ts';
import { createSheet, numberPages } from '#platform/documents/sheet.ts';
import en from './certificate.texts.en.ts';
import es from './certificate.texts.es.ts';
import fr from './certificate.texts.fr.ts';

export const certificateTexts = inLanguages({ en, es, fr });

/** How whoever takes a certificate reads it. */
interface Reader {
  style: FormatStyle;
  language: Language;
}

/**
 * A certificate on one page, with the signed JSON file attached. The page is in the reader's language, the file in English.
 * @param data that file
 */
export function drawCertificate(
  { about, removal, looks, log }: RemovalCertificate,
  { style, language }: Reader,
  data: string,
): Promise<Buffer<ArrayBuffer>> {
  const created = new Date(about.issuedAt);
  const texts = certificateTexts[language];
  const { longDate, dateTime, zoneName } = formatsFor(style);
  const time = (at: string) => `${dateTime(at)} ${zoneName(at)}`;
  const head = { title: texts.title, author: about.issuer, created, lang: languageFacts[language].tag };
  return writePdf(head, (doc) => {
    const sheet = createSheet(doc);
    attachData(doc, data, { created, description: texts.attached });
    sheet.paragraph(about.issuer, { strong: true, size: 11 });
    sheet.gap(10);
    sheet.heading(1, texts.heading);
    sheet.paragraph(texts.story(longDate(removal.foundAt), removal.identifier, removal.where), { size: 12 });
    sheet.gap(12);
    const { company, sentAt, where, url } = removal;
    sheet.pairs([
      [texts.asked, sentAt ? texts.askedOn(company, longDate(sentAt)) : company],
      [texts.where, url ? `${where}, ${url}` : where],
      [texts.source, removal.source],
      [texts.proved, time(removal.goneAt)],
      [texts.issued, time(about.issuedAt)],
      [texts.number, about.certificate],
    ]);
    sheet.gap(12);
    sheet.heading(2, texts.looks);
    sheet.pairs(looks.map(({ at, saw }) => [longDate(at), texts[saw]]));
    sheet.gap(12);
    sheet.heading(2, texts.check);
    sheet.paragraph(texts.drop(about.verify, texts.method.gone));
    sheet.gap(6);
    sheet.pairs([
      [texts.logEntry, `${log.entry.seq + 1}, ${log.entry.hash}`],
      [texts.signature, texts.method.signature],
    ]);
    numberPages(doc, (page, of) => texts.foot(about.issuer, about.certificate, page, of));
  });
}

function attachData(doc: Pdf, data: string, { created, description }: { created: Date; description: string }): void {
  const dates = { creationDate: created, modifiedDate: created };
  // The types of pdfkit do not know `relationship` yet.
  const attached = { type: 'application/json', relationship: 'Data', ...dates };
  doc.file(Buffer.from(data), { name: 'certificate.json', description, ...attached });
}
