import path from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Config } from '#platform/config.ts';
import { createLocalMailbox, type LocalMailbox } from '#platform/mail/local-mailbox.ts';
import { mailboxPage } from '#platform/mail/mailbox-page.ts';
import { createSmtpTransport } from '#platform/mail/smtp.ts';
import type { MailTransport } from '#platform/mail/transport.ts';

const MAILBOX = /^\/dev\/mail(?:\/|$)/;

/** Shows the local mailbox at /dev/mail. */
function showMailbox(mailbox: LocalMailbox): MiddlewareHandler {
  return async (c, next) => {
    if (!MAILBOX.test(c.req.path) || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    const { status, headers, html } = await mailboxPage(mailbox, c.req.path, new URL(c.req.url).searchParams);
    return c.body(html, status as ContentfulStatusCode, headers);
  };
}

/**
 * How mail leaves: by SMTP, or into a folder where none is configured. The folder is shown to whoever reaches
 * the site, so in production it never is.
 */
export function openMail(config: Config): { transport: MailTransport; mailbox: MiddlewareHandler | null } {
  if (config.smtpUrl !== null) return { transport: createSmtpTransport(config.smtpUrl), mailbox: null };
  const mailbox = createLocalMailbox(path.join(config.dataDir, 'mail'));
  return { transport: mailbox, mailbox: config.mode === 'local' ? showMailbox(mailbox) : null };
}
