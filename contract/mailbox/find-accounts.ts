import { createLedger, type MailAccount, type Writer } from './ledger.ts';
import { readArchive } from './reading/archive.ts';
import { formatOf, type MailFile, type ReadMail, readMails } from './reading/sources.ts';
import { parseMail } from './recognising/mail.ts';
import { recognise } from './recognising/recognise.ts';

/** How far reading is. */
export interface MailboxProgress {
  /** Bytes of the files that were read, of so many in all. */
  bytes: number;
  totalBytes: number;
  mails: number;
  accounts: number;
}

/** Why a file, or the rest of it, was not read. */
export interface UnreadFile {
  name: string;
  /** `outlook`: only Outlook itself reads it. `broken`: reading failed. `no-mail`: no mail is in it. */
  why: 'outlook' | 'broken' | 'no-mail';
}

/** What a mailbox says about its owner's accounts. */
export interface MailboxAccounts {
  accounts: MailAccount[];
  /** Newsletters and others that only write. */
  writers: Writer[];
  mails: number;
  /** Mails that were left out. */
  ignored: { spam: number; forged: number; personal: number };
  unread: UnreadFile[];
}

export interface MailboxOptions {
  /** Called at most once per slice of a file. */
  onProgress?: (progress: MailboxProgress) => void;
  /** Awaited between mails, once per slice: reading goes on when it resolves. */
  untilResumed?: () => Promise<void>;
  /** Ends reading: what was found until then is the result. */
  signal?: AbortSignal;
  /** Milliseconds since 1970. */
  now?: number;
}

const mailsIn = (file: MailFile, progress: (bytes: number) => void): AsyncIterable<ReadMail> =>
  file.blob && formatOf(file.name) === 'archive' ? readArchive(file.blob, progress) : readMails(file, progress);

const isMadeByOutlook = ({ name }: MailFile): boolean => formatOf(name) === 'outlook';

/**
 * Finds the accounts that a person has, by the mails that they were sent: mbox, Takeout, zip, `.eml`, `.emlx`, `.olm`. It reads
 * one mail after another, and asks nobody; it runs in a worker of a browser and in Node alike. A file that cannot be read does
 * not stop the others.
 * @throws never for what is in the files
 */
export async function findAccounts(files: readonly MailFile[], options: MailboxOptions = {}): Promise<MailboxAccounts> {
  const { onProgress, untilResumed, signal, now = Date.now() } = options;
  const ledger = createLedger();
  const ignored = { spam: 0, forged: 0, personal: 0 };
  const unread: UnreadFile[] = [];
  const totalBytes = files.reduce((sum, { size }) => sum + size, 0);
  const known = new Set<string>();
  let bytes = 0;
  let mails = 0;
  let hasMoved = false;

  function addMail({ mail: raw, isSpam }: ReadMail): void {
    mails++;
    const mail = parseMail(raw, now);
    if (!mail) return;
    const verdict = recognise(mail, isSpam);
    if (verdict.is === 'ignored') {
      ignored[verdict.why]++;
      return;
    }
    if (verdict.is === 'evidence') known.add(mail.sender.domain);
    ledger.add(mail, verdict.is === 'evidence' ? verdict.kind : null);
  }

  async function readFile(file: MailFile): Promise<void> {
    const before = mails;
    const count = (read: number) => {
      bytes += read;
      hasMoved = true;
    };
    for await (const mail of mailsIn(file, count)) {
      addMail(mail);
      if (!hasMoved) continue;
      hasMoved = false;
      onProgress?.({ bytes, totalBytes, mails, accounts: known.size });
      await untilResumed?.();
      if (signal?.aborted) return;
    }
    if (mails === before) unread.push({ name: file.name, why: 'no-mail' });
  }

  for (const file of files) {
    if (signal?.aborted) break;
    const end = bytes + file.size;
    if (isMadeByOutlook(file)) unread.push({ name: file.name, why: 'outlook' });
    else await readFile(file).catch(() => unread.push({ name: file.name, why: 'broken' }));
    if (!signal?.aborted) bytes = end;
  }
  onProgress?.({ bytes, totalBytes, mails, accounts: known.size });
  return { accounts: ledger.listAccounts(), writers: ledger.listWriters(), mails, ignored, unread };
}
