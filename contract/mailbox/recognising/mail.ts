import { readBodyText } from '#contract/mailbox/reading/body-text.ts';
import {
  decodeText,
  type MailHeaders,
  parseDate,
  parseHeaders,
  parseMailbox,
} from '#contract/mailbox/reading/headers.ts';
import type { RawMail } from '#contract/mailbox/reading/raw-mail.ts';
import { foldText } from './fold.ts';
import { footerLinks, footerStart } from './phrases/vetoes.ts';
import { identifySender, type Sender } from './sender.ts';

/** What is looked at of a mail. */
export interface Mail {
  headers: MailHeaders;
  sender: Sender;
  /** In lower case. */
  from: string;
  /** As the sender calls itself; may be empty. */
  name: string;
  subject: string;
  /** Milliseconds since 1970; null where it is not known. */
  date: number | null;
  /** The subject, folded. */
  title: string;
  /** The first words of the text, folded. Decoded when it is asked for. */
  opening(): string;
}

/** Beyond this stand the footer and what everybody is told. */
const MOST_OPENING = 900;
/** Characters among which the same links may stand as in a footer. */
const FIRST_WORDS = 40;

function cutFooter(text: string): string {
  const reason = text.search(footerStart);
  const cut = reason === -1 ? text : text.slice(0, reason);
  const links = cut.slice(FIRST_WORDS).search(footerLinks);
  return links === -1 ? cut : cut.slice(0, FIRST_WORDS + links);
}

/** @returns null for a mail without a sender that has a domain */
export function parseMail(raw: RawMail, now: number): Mail | null {
  const headers = parseHeaders(raw.head);
  const from = parseMailbox(headers.find('from'));
  if (!from) return null;
  const sender = identifySender(from.address, parseMailbox(headers.find('reply-to'))?.address ?? null);
  if (!sender) return null;
  const subject = decodeText(headers.find('subject') ?? '').trim();
  let opening: string | null = null;
  return {
    headers,
    sender,
    from: from.address,
    name: decodeText(from.name).trim(),
    subject,
    date: parseDate(headers.find('date'), now),
    title: foldText(subject.slice(0, 300)),
    opening() {
      opening ??= cutFooter(
        foldText(readBodyText(headers, raw.body).slice(0, 4 * MOST_OPENING)).slice(0, MOST_OPENING),
      );
      return opening;
    },
  };
}
