import { textOfHtml } from './body-text.ts';
import { MOST_BODY_BYTES, type RawMail } from './raw-mail.ts';

const readEntities = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;|&#39;/g, "'")
    .replace(/&amp;/g, '&');

function contentOf(xml: string, name: string): string {
  const found = new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`).exec(xml);
  return found?.[1] ?? '';
}

const textIn = (xml: string, name: string): string => readEntities(contentOf(xml, name)).replace(/\s+/g, ' ').trim();

function addressOf(xml: string, name: string): string {
  const element = contentOf(xml, name);
  const attribute = (own: string) =>
    readEntities(new RegExp(`${own}="([^"]*)"`).exec(element)?.[1] ?? '')
      .replace(/[\s<>"]+/g, ' ')
      .trim();
  const address = attribute('OPFContactEmailAddressAddress');
  return address && `"${attribute('OPFContactEmailAddressName')}" <${address}>`;
}

/**
 * A message of an archive of Outlook for Mac, as a mail; null for another kind of file. It keeps neither the header of the
 * mail nor what servers said of it.
 */
export function readOutlookMessage(xml: string): RawMail | null {
  const from = addressOf(xml, 'OPFMessageCopyFromAddresses') || addressOf(xml, 'OPFMessageCopySenderAddress');
  if (!from) return null;
  const sent = textIn(xml, 'OPFMessageCopySentTime') || textIn(xml, 'OPFMessageCopyReceivedTime');
  // Written without a zone, in UTC.
  const date = /^\d{4}-\d\d-\d\dT[\d:]+$/.test(sent) ? `${sent}Z` : sent;
  const head = [
    `From: ${from}`,
    `To: ${addressOf(xml, 'OPFMessageCopyToAddresses')}`,
    `Subject: ${textIn(xml, 'OPFMessageCopySubject')}`,
    `Date: ${date}`,
    'Content-Type: text/plain; charset=utf-8',
  ];
  const body = readEntities(contentOf(xml, 'OPFMessageCopyBody') || contentOf(xml, 'OPFMessageCopyHTMLBody'));
  const encoder = new TextEncoder();
  return {
    head: encoder.encode(head.join('\n')),
    body: encoder.encode(textOfHtml(body)).slice(0, MOST_BODY_BYTES),
    size: xml.length,
  };
}
