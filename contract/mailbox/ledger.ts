import type { EvidenceKind } from './recognising/kinds.ts';
import type { Mail } from './recognising/mail.ts';

/** A mail that shows something; its subject stays where the mailbox is read. */
export interface Proof {
  kind: EvidenceKind;
  subject: string;
  /** Milliseconds since 1970; null where the mail says no time. */
  date: number | null;
}

/** A company that writes to the person. Times are milliseconds since 1970. */
export interface Writer {
  /** Registrable, as it is sent from. */
  domain: string;
  /** As it calls itself most often. */
  name: string;
  first: number | null;
  last: number | null;
  mails: number;
}

/** A company at which the person has, or had, an account or an order. */
export interface MailAccount extends Writer {
  /** The oldest mail that shows it; null where none of them says a time. */
  since: number | null;
  counts: Partial<Record<EvidenceKind, number>>;
  /** The first of each kind, oldest first. */
  proofs: Proof[];
}

interface Entry extends MailAccount {
  names: Map<string, number>;
}

const earlierOf = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other);
const laterOf = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.max(one, other);

/** Without what mail programs and senders put around a name. */
const cleanName = (name: string): string =>
  name
    .replace(/^["'\s]+|["'\s]+$/g, '')
    .replace(/\s+via\s+.*$/i, '')
    .replace(/\s*[|·(].*$/, '')
    .slice(0, 80);

const isName = (name: string): boolean =>
  name !== '' && !name.includes('@') && !/^(?:no-?reply|noreply|do not reply)$/i.test(name);

function addProof(entry: Entry, proof: Proof): void {
  entry.counts[proof.kind] = (entry.counts[proof.kind] ?? 0) + 1;
  entry.since = earlierOf(entry.since, proof.date);
  const same = entry.proofs.find(({ kind }) => kind === proof.kind);
  if (!same) entry.proofs.push(proof);
  else if (proof.date !== null && (same.date === null || proof.date < same.date)) Object.assign(same, proof);
}

const writerOf = ({ domain, names, first, last, mails }: Entry): Writer => {
  const [name = domain] = [...names].sort(([, one], [, other]) => other - one).map(([own]) => own);
  return { domain, name, first, last, mails };
};

/** Everybody who writes to the person, by domain. */
export interface Ledger {
  add(mail: Mail, kind: EvidenceKind | null): void;
  /** Latest first. */
  listAccounts(): MailAccount[];
  /** Those without an account, latest first. */
  listWriters(): Writer[];
}

export function createLedger(): Ledger {
  const entries = new Map<string, Entry>();
  const list = () => [...entries.values()].sort((one, other) => (other.last ?? 0) - (one.last ?? 0));
  return {
    add({ sender: { domain }, name, date, subject }, kind) {
      const entry = entries.get(domain) ?? {
        ...{ domain, name: domain, first: null, last: null, mails: 0, since: null },
        ...{ counts: {}, proofs: [], names: new Map() },
      };
      entries.set(domain, entry);
      entry.mails++;
      entry.first = earlierOf(entry.first, date);
      entry.last = laterOf(entry.last, date);
      const clean = cleanName(name);
      if (isName(clean)) entry.names.set(clean, (entry.names.get(clean) ?? 0) + (kind ? 2 : 1));
      if (kind) addProof(entry, { kind, subject, date });
    },
    listAccounts: () =>
      list()
        .filter(({ proofs }) => proofs.length > 0)
        .map((entry) => ({
          ...writerOf(entry),
          since: entry.since,
          counts: entry.counts,
          proofs: entry.proofs.toSorted((one, other) => (one.date ?? 0) - (other.date ?? 0)),
        })),
    listWriters: () =>
      list()
        .filter(({ proofs }) => proofs.length === 0)
        .map(writerOf),
  };
}
