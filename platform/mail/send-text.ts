import { createTransport } from 'nodemailer';
import { isAddress } from './address.ts';
import { oneLine } from './clean.ts';
import { MailError, toMailError } from './mail-error.ts';
import { carriesPassword, LIMITS, type SmtpLimits } from './smtp.ts';

/** A letter of a person, as plain text. */
export interface PlainMail {
  from: string;
  to: string;
  /** Whether the sender gets a copy that the recipient does not see. */
  copiesSender: boolean;
  subject: string;
  text: string;
}

/**
 * Sends one mail through a person's own account, once. Encryption as in `createSmtpTransport`.
 * @returns its Message-ID
 * @throws MailError
 */
export async function sendText(smtpUrl: string, mail: PlainMail, limits: SmtpLimits = LIMITS): Promise<string> {
  const { from, to, copiesSender, subject, text } = mail;
  if (!isAddress(from) || !isAddress(to)) throw new MailError('unsendable', { permanent: true });
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: carriesPassword(smtpUrl),
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    dnsTimeout: limits.connectMs,
    socketTimeout: limits.messageMs,
  });
  try {
    const { messageId } = await transport.sendMail({
      ...{ from, to, subject: oneLine(subject), text },
      envelope: { from, to: copiesSender ? [to, from] : [to] },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.timeout(limits.messageMs),
    });
    return messageId;
  } catch (error) {
    throw toMailError(error);
  } finally {
    transport.close();
  }
}
