import { type Language, languageFacts } from '#contract/base/languages.ts';
import type { Texts } from '#contract/base/texts.ts';
import type { InvoiceDocument } from '#core/orders/invoices/queries/document.ts';
import { type Pdf, writePdf } from '#platform/documents/pdf.ts';
import type english from './pdf.texts.en.ts';
import { invoiceTexts } from './translated-document.ts';

export interface IssuedInvoice {
  number: string;
  kind: 'invoice' | 'credit-note';
  issuedAt: Date;
  document: InvoiceDocument;
}

const INK = '#10242b';
const SOFT = '#4c5f66';
const LINE = '#c9d3d6';

type InvoiceTexts = Texts<typeof english>;

/**
 * An invoice or credit note as a document to keep, in the language of who reads it.
 * @param issued with its document in that language
 */
export function invoicePdf(issued: IssuedInvoice, language: Language): Promise<Buffer<ArrayBuffer>> {
  const texts = invoiceTexts[language];
  const { document } = issued;
  const head = {
    title: `${texts.titles[issued.kind]} ${issued.number}`,
    author: document.seller.name,
    created: issued.issuedAt,
    lang: languageFacts[language].tag,
  };
  return writePdf(head, (doc) => {
    drawHead(doc, texts, issued);
    drawParties(doc, texts, document);
    drawLine(doc, texts, document);
    drawFoot(doc, texts, issued);
  });
}

const leftEdge = (doc: Pdf) => doc.page.margins.left;
const textWidth = (doc: Pdf) => doc.page.width - doc.page.margins.left - doc.page.margins.right;

function drawHead(doc: Pdf, texts: InvoiceTexts, { number, kind, issuedAt, document }: IssuedInvoice): void {
  doc.addStructure(
    doc.struct('H1', {}, () => void doc.font('strong').fontSize(24).fillColor(INK).text(texts.titles[kind])),
  );
  doc.moveDown(0.3).font('text').fontSize(10).fillColor(SOFT);
  doc.addStructure(
    doc.struct('P', {}, () => {
      doc.text(texts.number(number)).text(texts.date(issuedAt.toISOString()));
      doc.text(texts.order(document.orderReference));
      if (document.about) doc.text(texts.about(document.about));
    }),
  );
  doc.moveDown(2);
}

function drawParties(doc: Pdf, texts: InvoiceTexts, { seller, buyer }: InvoiceDocument): void {
  const top = doc.y;
  const half = textWidth(doc) / 2 - 10;
  const drawParty = (title: string, lines: readonly string[], x: number) =>
    doc.addStructure(
      doc.struct('P', {}, () => {
        doc.font('strong').fontSize(10).fillColor(INK).text(title, x, top, { width: half });
        doc.font('text').fillColor(SOFT);
        for (const line of lines) doc.text(line, { width: half });
      }),
    );
  drawParty(texts.from, [seller.name, seller.line, seller.email].filter(Boolean), leftEdge(doc));
  const below = doc.y;
  drawParty(texts.to, [...(buyer.name ? [buyer.name] : []), buyer.email], leftEdge(doc) + half + 20);
  doc.x = leftEdge(doc);
  doc.y = Math.max(below, doc.y) + 30;
}

function drawRule(doc: Pdf): void {
  doc.markContent('Artifact', { type: 'Layout' });
  const y = doc.y;
  doc
    .moveTo(leftEdge(doc), y)
    .lineTo(leftEdge(doc) + textWidth(doc), y)
    .lineWidth(0.7)
    .strokeColor(LINE)
    .stroke();
  doc.endMarkedContent();
  doc.y = y + 8;
}

/** Two ends of one line. */
function drawPair(doc: Pdf, label: string, value: string): void {
  const y = doc.y;
  doc.addStructure(
    doc.struct('P', {}, () => {
      doc.text(label, leftEdge(doc), y, { width: textWidth(doc) * 0.7 });
      const below = doc.y;
      doc.text(value, leftEdge(doc), y, { width: textWidth(doc), align: 'right' });
      doc.y = Math.max(below, doc.y);
    }),
  );
  doc.x = leftEdge(doc);
  doc.y += 8;
}

function drawLine(doc: Pdf, texts: InvoiceTexts, { item, quantity, amount, currency }: InvoiceDocument): void {
  const total = texts.money(amount / 100, currency);
  drawRule(doc);
  doc.font('text').fontSize(11).fillColor(INK);
  drawPair(doc, quantity ? texts.quantified(item, quantity) : item, total);
  drawRule(doc);
  doc.font('strong').fontSize(13);
  drawPair(doc, texts.total, total);
}

function footOf(texts: InvoiceTexts, { kind, document: { method } }: IssuedInvoice): string {
  if (kind === 'invoice') return method ? texts.paidBy(method) : texts.paid;
  return method ? texts.refundedTo(method) : texts.refunded;
}

function drawFoot(doc: Pdf, texts: InvoiceTexts, issued: IssuedInvoice): void {
  doc.moveDown(1).font('text').fontSize(10).fillColor(SOFT);
  const text = footOf(texts, issued);
  doc.addStructure(doc.struct('P', {}, () => void doc.text(text)));
}
