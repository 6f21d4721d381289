import { longDate, money } from '#contract/base/formats.ts';
import type { InvoiceDocument } from '#core/orders/invoices/queries/document.ts';
import { type Pdf, writePdf } from '#platform/documents/pdf.ts';

export interface IssuedInvoice {
  number: string;
  kind: 'invoice' | 'credit-note';
  issuedAt: Date;
  document: InvoiceDocument;
}

const INK = '#10242b';
const SOFT = '#4c5f66';
const LINE = '#c9d3d6';

const titles = { invoice: 'Invoice', 'credit-note': 'Credit note' } as const;

/** An invoice or credit note as a document to keep. */
export function invoicePdf(issued: IssuedInvoice): Promise<Buffer<ArrayBuffer>> {
  const { number, kind, issuedAt, document } = issued;
  const head = { title: `${titles[kind]} ${number}`, author: document.seller.name, created: issuedAt };
  return writePdf(head, (doc) => {
    drawHead(doc, issued);
    drawParties(doc, document);
    drawLine(doc, document);
    drawFoot(doc, issued);
  });
}

const leftEdge = (doc: Pdf) => doc.page.margins.left;
const textWidth = (doc: Pdf) => doc.page.width - doc.page.margins.left - doc.page.margins.right;

function drawHead(doc: Pdf, { number, kind, issuedAt, document }: IssuedInvoice): void {
  doc.addStructure(doc.struct('H1', {}, () => void doc.font('strong').fontSize(24).fillColor(INK).text(titles[kind])));
  doc.moveDown(0.3).font('text').fontSize(10).fillColor(SOFT);
  doc.addStructure(
    doc.struct('P', {}, () => {
      doc.text(`Number ${number}`).text(`Date ${longDate(issuedAt.toISOString())}`);
      doc.text(`Order ${document.orderReference}`);
      if (document.about) doc.text(`For invoice ${document.about}`);
    }),
  );
  doc.moveDown(2);
}

function drawParties(doc: Pdf, { seller, buyer }: InvoiceDocument): void {
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
  drawParty('From', [seller.name, seller.line, seller.email].filter(Boolean), leftEdge(doc));
  const below = doc.y;
  drawParty('To', [...(buyer.name ? [buyer.name] : []), buyer.email], leftEdge(doc) + half + 20);
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

function drawLine(doc: Pdf, { item, quantity, amount, currency }: InvoiceDocument): void {
  const total = money(amount / 100, currency);
  drawRule(doc);
  doc.font('text').fontSize(11).fillColor(INK);
  drawPair(doc, quantity ? `${item}, ${quantity}` : item, total);
  drawRule(doc);
  doc.font('strong').fontSize(13);
  drawPair(doc, 'Total', total);
}

function drawFoot(doc: Pdf, { kind, document }: IssuedInvoice): void {
  doc.moveDown(1).font('text').fontSize(10).fillColor(SOFT);
  const how = document.method ? ` by ${document.method}` : '';
  const text =
    kind === 'invoice'
      ? `Paid${how}. Nothing is left to pay.`
      : `This amount was refunded${document.method ? ` to ${document.method}` : ''}.`;
  doc.addStructure(doc.struct('P', {}, () => void doc.text(text)));
}
