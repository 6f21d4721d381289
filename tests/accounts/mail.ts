import type { MailMessage } from '#platform/mail/transport.ts';

/** What a mail is for, as far as its links say. */
export type MailKind = 'confirmation' | 'recovery' | 'enrolment' | 'exists' | 'scan' | 'notice';

export interface Mail {
  to: string;
  /** Unix time in milliseconds. */
  at: number;
  kind: MailKind;
  subject: string;
  /** Path and query of its link; null where it has none that does something. */
  link: string | null;
}

const links: readonly [MailKind, RegExp][] = [
  ['confirmation', /https:\/\/[^/\s]+(\/auth\/link\?type=confirmation\S+)/],
  ['recovery', /https:\/\/[^/\s]+(\/auth\/link\?type=recovery\S+)/],
  ['enrolment', /https:\/\/[^/\s]+(\/auth\/link\?type=enrolment\S+)/],
  ['scan', /https:\/\/[^/\s]+(\/scan\/open\?token=[\w-]+)(?![\w&-])/],
];

/** @param at when it arrived */
export function readMail({ to, subject, text }: MailMessage, at: Date): Mail {
  const mail = { to: String(to), at: at.getTime(), subject };
  for (const [kind, pattern] of links) {
    const link = pattern.exec(text)?.[1];
    if (link) return { ...mail, kind, link };
  }
  return { ...mail, kind: subject === 'You already have an account' ? 'exists' : 'notice', link: null };
}

/** A mail that says that there is an account answers a sign-up, like the one that asks to confirm. */
export const purposeOf = ({ kind }: Pick<Mail, 'kind'>): MailKind => (kind === 'exists' ? 'confirmation' : kind);

export const isTagged = (address: string): boolean => address.includes('+');

/** To tagged variants of a mailbox that nobody has proved, for one purpose in 24 hours (platform/limits/mailbox.ts). */
export const mostToVariants = 5;
