import addressparser from 'nodemailer/lib/addressparser';

/** One person's or one department's mailbox. */
export interface Mailbox {
  /** As shown; empty when there is none. */
  name: string;
  address: string;
}

// Narrower than RFC 5321: no quoted local parts, comments or literals, so that nothing can be read in two ways.
const ADDRESS = /^[^\s\p{Cc}"(),:;<>@[\\\]]{1,64}@[^\s\p{Cc}"(),:;<>@[\\\]]{1,255}$/u;

export const isAddress = (text: string): boolean => ADDRESS.test(text) && text.length <= 254;

/** `name@example.org` or `Name <name@example.org>`; null unless it is exactly one mailbox on one line. */
export function parseMailbox(text: string): Mailbox | null {
  if (isAddress(text)) return { name: '', address: text };
  if (/\p{Cc}/u.test(text) || !text.endsWith('>')) return null;
  const [first, ...others] = addressparser(text);
  if (!first || others.length > 0 || first.address === undefined || !isAddress(first.address)) return null;
  return { name: first.name, address: first.address };
}

/** The inverse of parseMailbox. */
export function formatMailbox({ name, address }: Mailbox): string {
  return name === '' ? address : `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
}
