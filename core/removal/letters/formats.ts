import MailComposer from 'nodemailer/lib/mail-composer';
import type { Disclosure, Letter } from '#contract/removal/letters.ts';
import { isAddress } from '#platform/mail/address.ts';
import { oneLine } from '#platform/mail/clean.ts';

/** Longer addresses are cut or refused by some mail programs, and by Windows. */
const LONGEST_MAILTO = 1_900;

function requireAddress(address: string): string {
  if (!isAddress(address)) throw new TypeError('not an email address');
  return address;
}

/**
 * A letter as a draft that mail programs open (RFC 5322). The sender's mailbox stands there without a display name, which
 * would tell a name that the letter does not.
 */
export async function emlOf({ subject, text }: Letter, from: string, to: string, at: Date): Promise<Buffer> {
  const composer = new MailComposer({
    from: { name: '', address: requireAddress(from) },
    to: { name: '', address: requireAddress(to) },
    date: at,
    subject: oneLine(subject),
    text,
    textEncoding: 'quoted-printable',
    // Opens as an unsent message.
    headers: { 'X-Unsent': '1' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

const encodeBody = (text: string): string => encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'));

/** A link that opens a mail program. `hasText` is false where the text would be too long: it is then copied by hand. */
export interface MailtoLink {
  href: string;
  hasText: boolean;
}

/** A letter as a `mailto:` link (RFC 6068). A text is never cut. */
export function mailtoOf({ subject, text }: Letter, to: string): MailtoLink {
  const [local = '', domain = ''] = requireAddress(to).split(/@(?=[^@]*$)/);
  const start = `mailto:${encodeURIComponent(local)}@${domain}?subject=${encodeURIComponent(oneLine(subject))}`;
  const whole = `${start}&body=${encodeBody(text)}`;
  return whole.length <= LONGEST_MAILTO ? { href: whole, hasText: true } : { href: start, hasText: false };
}

/** What to type and paste into a form of the recipient. */
export interface FormText {
  fields: readonly Disclosure[];
  message: string;
  /** Whether the form's limit cut off nothing: a message that does not fit is asked for by email or post instead. */
  fits: boolean;
}

/** A letter for a form. @param mostCharacters that its message field takes; null where unknown */
export const formTextOf = ({ text, disclosed }: Letter, mostCharacters: number | null = null): FormText => ({
  fields: disclosed,
  message: text,
  fits: mostCharacters === null || text.length <= mostCharacters,
});
