import type { SendMailOptions } from 'nodemailer';
import { isAddress, type Mailbox, parseMailbox } from './address.ts';
import { oneLine } from './clean.ts';
import type { MailAttachment } from './define-email.ts';
import { MailError } from './mail-error.ts';

export interface MailMessage {
  /** See messageIdOf: the same at every attempt, so that a duplicate can be recognised. */
  messageId: string;
  /** One mailbox; as text either `name@example.org` or `Name <name@example.org>`. */
  to: string | Mailbox;
  from: string | Mailbox;
  replyTo?: string | Mailbox;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly MailAttachment[];
  /** Further headers, e.g. `X-Entity-Ref-ID`; none that nodemailer writes. */
  headers?: Readonly<Record<string, string>>;
}

/** A way for mail to leave. */
export interface MailTransport {
  /** @throws MailError; isPermanent(error) tells whether another try can help */
  send(message: MailMessage): Promise<void>;
  /** Whether mail could leave now. @throws MailError */
  verify(): Promise<void>;
  /** Lets what is on its way finish. */
  close(): Promise<void>;
}

/** `<id@host>`. @param id of the mail, letters, digits and - */
export function messageIdOf(id: string, appUrl: string): string {
  if (!/^[\w-]{1,100}$/.test(id)) throw new TypeError('not the id of a mail');
  return `<${id}@${new URL(appUrl).hostname}>`;
}

const WRITTEN_BY_US = /^(bcc|cc|content-.*|date|from|message-id|mime-version|reply-to|sender|subject|to)$/i;

/**
 * The message as nodemailer takes it. Everything that ends up in a header is one line without control characters,
 * and everything that names a mailbox names exactly one.
 * @throws MailError 'unsendable'
 */
export function compose(message: MailMessage): SendMailOptions {
  if (!/^<[\w.-]+@[\w.:[\]-]+>$/.test(message.messageId)) throw unsendableError();
  const [from, to] = [readMailbox(message.from), readMailbox(message.to)];
  return {
    messageId: message.messageId,
    from,
    to,
    envelope: { from: from.address, to: [to.address] },
    ...(message.replyTo === undefined ? {} : { replyTo: readMailbox(message.replyTo) }),
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    ...(message.attachments && { attachments: message.attachments.map(attachmentOf) }),
    // RFC 3834: nobody's absence note answers a machine.
    headers: { ...extraHeaders(message.headers), 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A calendar that names its method must be told so in its type, so nothing is left to be guessed. */
const attachmentOf = ({ filename, contentType, content }: MailAttachment) => ({
  filename: oneLine(filename),
  contentType: oneLine(contentType),
  content,
});

function readMailbox(given: string | Mailbox): Mailbox {
  const found = typeof given === 'string' ? parseMailbox(given) : given;
  if (!found || !isAddress(found.address)) throw unsendableError();
  return { name: oneLine(found.name), address: found.address };
}

function extraHeaders(headers: MailMessage['headers'] = {}): Record<string, string> {
  const entries = Object.entries(headers);
  if (entries.some(([name]) => !/^[A-Za-z][A-Za-z0-9-]*$/.test(name) || WRITTEN_BY_US.test(name)))
    throw unsendableError();
  return Object.fromEntries(entries.map(([name, value]) => [name, oneLine(value)]));
}

const unsendableError = () => new MailError('unsendable', { permanent: true });
