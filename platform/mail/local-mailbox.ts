import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime, { type Address } from 'postal-mime';
import { compose, type MailMessage, type MailTransport } from './transport.ts';

export interface StoredMail {
  /** Stands in the address of its page. */
  id: string;
  /** ISO 8601, when it arrived. */
  at: string;
  from: string;
  to: string;
  subject: string;
}

export interface OpenedMail extends StoredMail {
  messageId: string;
  html: string | null;
  text: string | null;
  /** As it would have travelled. */
  source: string;
}

export interface MailPage {
  /** Newest first. */
  mails: StoredMail[];
  /** All there are. */
  count: number;
}

/** Keeps mail instead of sending it. */
export interface LocalMailbox extends MailTransport {
  /** @param page from 1 */
  listMail(page?: number): Promise<MailPage>;
  /** null when there is none with this id */
  getMail(id: string): Promise<OpenedMail | null>;
}

export const MAILS_PER_PAGE = 50;

// Time of arrival, then what the Message-ID hashes to: names sort by age, and a mail sent twice is found again.
const NAME = /^(\d{8}T\d{9}Z-[0-9a-f]{16})\.eml$/;
const nameTime = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z/;

/**
 * A mailbox of files, one RFC 5322 message each, for a site without an SMTP server.
 * @param folder made when the first mail arrives, for this user only
 */
export function createLocalMailbox(folder: string, clock: { now(): Date } = { now: () => new Date() }): LocalMailbox {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let last = Promise.resolve();
  const storeMessage = async (message: MailMessage) => {
    const { message: raw } = await writer.sendMail(compose(message));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const suffix = `-${createHash('sha256').update(message.messageId).digest('hex').slice(0, 16)}`;
    if ((await idsIn(folder)).some((id) => id.endsWith(suffix))) return;
    const time = clock.now().toISOString().replace(/[-:.]/g, '');
    await writeWhole(path.join(folder, `${time}${suffix}.eml`), raw as Buffer);
  };
  return {
    // One after the other, so that the same mail sent twice at once is seen as one.
    send: (message) => {
      const stored = last.then(() => storeMessage(message));
      last = stored.catch(() => {});
      return stored;
    },
    verify: async () => {},
    close: () => last,
    listMail: createListing(folder),
    getMail: async (id) => ((await idsIn(folder)).includes(id) ? readMail(folder, id) : null),
  };
}

/** Lists the mails of a folder; those of the page before are not read again, as a mail never changes. */
function createListing(folder: string): LocalMailbox['listMail'] {
  let listed = new Map<string, StoredMail>();
  return async (page = 1) => {
    const ids = (await idsIn(folder)).sort().reverse();
    const shown = ids.slice((page - 1) * MAILS_PER_PAGE, page * MAILS_PER_PAGE);
    const mails = await Promise.all(shown.map(async (id) => listed.get(id) ?? rowOf(await readMail(folder, id))));
    listed = new Map(mails.map((mail) => [mail.id, mail]));
    return { mails, count: ids.length };
  };
}

const rowOf = ({ id, at, from, to, subject }: OpenedMail): StoredMail => ({ id, at, from, to, subject });

async function readMail(folder: string, id: string): Promise<OpenedMail> {
  const source = await readFile(path.join(folder, `${id}.eml`));
  const email = await PostalMime.parse(source);
  return {
    id,
    at: id.replace(nameTime, '$1-$2-$3T$4:$5:$6.$7Z').slice(0, 24),
    from: showMailbox(email.from),
    to: (email.to ?? []).map(showMailbox).join(', '),
    subject: email.subject ?? '',
    messageId: email.messageId ?? '',
    html: email.html ?? null,
    text: email.text ?? null,
    source: source.toString('utf8'),
  };
}

function showMailbox(mailbox: Address | undefined): string {
  if (!mailbox) return '';
  return mailbox.name ? `${mailbox.name} <${mailbox.address ?? ''}>` : (mailbox.address ?? '');
}

async function idsIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).flatMap((name) => NAME.exec(name)?.[1] ?? []);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Aside first, so that no half mail is ever listed. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const aside = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    const handle = await open(aside, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
    } finally {
      await handle.close();
    }
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}
