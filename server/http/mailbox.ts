import path from 'node:path';
import type { HonoRequest, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import ipaddr from 'ipaddr.js';
import type { Config } from '#platform/config.ts';
import { isLoopbackAddress, isLoopbackName } from '#platform/http/loopback.ts';
import { createLocalMailbox, type LocalMailbox } from '#platform/mail/local-mailbox.ts';
import { mailboxPage } from '#platform/mail/mailbox-page.ts';
import { createSmtpTransport } from '#platform/mail/smtp.ts';
import type { MailTransport } from '#platform/mail/transport.ts';
import { plainLanguage, plainPage } from '#server/pages/pages.ts';
import type { HttpEnv } from './app.ts';

const MAILBOX = /^\/dev\/mail(?:\/|$)/;

/** Headers that only a proxy adds: whoever asked it is somewhere else. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether somebody at this machine asks, by a name that no name server can point here: a page of a stranger whose
 * own name has been made to lead to this machine would otherwise read everybody's mail.
 */
const asksFromHere = (request: HonoRequest, peer: string | undefined): boolean =>
  isLoopbackName(new URL(request.url).hostname) &&
  (peer === undefined || isLoopbackAddress(peer)) &&
  FORWARDED.every((name) => request.header(name) === undefined);

/** A name that leads here because its owner said so: the site's own, or no name but an address. */
const isExpectedName = (hostname: string, appUrl: string): boolean =>
  hostname === new URL(appUrl).hostname || ipaddr.isValid(hostname.replace(/^\[|\]$/g, ''));

/** Shows the local mailbox at /dev/mail. */
export function showMailbox(
  mailbox: LocalMailbox,
  { appUrl, localMailboxExposed }: Config,
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (!MAILBOX.test(c.req.path)) return next();
    const exposed = localMailboxExposed && isExpectedName(new URL(c.req.url).hostname, appUrl);
    if (!exposed && !asksFromHere(c.req, c.env.incoming.socket.remoteAddress))
      return c.html(plainPage(421, null, plainLanguage(c)), 421);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const { status, headers, html } = await mailboxPage(mailbox, c.req.path, new URL(c.req.url).searchParams);
    return c.body(html, status as ContentfulStatusCode, headers);
  };
}

const localMailbox = ({ dataDir }: Config): LocalMailbox => createLocalMailbox(path.join(dataDir, 'mail'));

/** How mail leaves: by SMTP, or into a folder where none is configured. */
export const openTransport = (config: Config): MailTransport =>
  config.smtpUrl === null ? localMailbox(config) : createSmtpTransport(config.smtpUrl);

/**
 * Shows that folder; null where mail really leaves. It holds everybody's mail, so it is shown at this machine only, and in
 * production never.
 */
export const openMailbox = (config: Config): MiddlewareHandler<HttpEnv> | null =>
  config.smtpUrl === null && config.mode === 'local' ? showMailbox(localMailbox(config), config) : null;
