import { createTransport } from 'nodemailer';
import { toMailError } from './mail-error.ts';
import { compose, type MailTransport } from './transport.ts';

export interface SmtpLimits {
  /** Until the server answers, milliseconds. */
  connectMs: number;
  /** One message from beginning to end, milliseconds. */
  messageMs: number;
}

export const LIMITS: SmtpLimits = { connectMs: 10_000, messageMs: 30_000 };

/**
 * Mail leaves over SMTP. smtps:// is TLS from the start; smtp:// changes to TLS when the server offers it, and must
 * when a password is sent to another machine. Options in the URL's query go to nodemailer and win.
 */
export function createSmtpTransport(smtpUrl: string, limits: SmtpLimits = LIMITS): MailTransport {
  const pool = createTransport({
    url: smtpUrl,
    pool: true,
    // Delivery sends one at a time.
    maxConnections: 1,
    // Trying again is the queue's business; here it could send twice.
    maxRequeues: 0,
    requireTLS: carriesPassword(smtpUrl),
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    dnsTimeout: limits.connectMs,
    socketTimeout: limits.messageMs,
  });
  const underWay = new Set<Promise<unknown>>();
  const trackSending = async (work: Promise<unknown>) => {
    underWay.add(work);
    try {
      await work;
    } catch (error) {
      throw toMailError(error);
    } finally {
      underWay.delete(work);
    }
  };
  return {
    async send(message) {
      const signal = AbortSignal.timeout(limits.messageMs);
      await trackSending(pool.sendMail({ ...compose(message), signal }));
    },
    verify: () => trackSending(pool.verify()),
    async close() {
      pool.close();
      await Promise.allSettled(underWay);
    },
  };
}

export function carriesPassword(smtpUrl: string): boolean {
  const { username, hostname } = new URL(smtpUrl);
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
