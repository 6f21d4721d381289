import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type LinkKind, links } from '../../e2e/mail.ts';

const WAIT_MS = 30_000;

interface ArrivedMail {
  messageId: string;
  to: string;
  text: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Takes the product's mail, or does not. */
export interface MailServer {
  environment: { SMTP_URL: string };
  /** Everything that was taken, in order; also what came twice. */
  arrived: readonly ArrivedMail[];
  /** From now on nobody can connect. */
  refuse(): Promise<void>;
  accept(): Promise<void>;
  /** Called for each mail after it was taken, before the server says so. */
  beforeAnswer: (mail: ArrivedMail) => Promise<void> | void;
  /** Waits for the newest mail with a link of this kind. @returns the link */
  linkFor(email: string, kind: LinkKind): Promise<URL>;
  stop(): Promise<void>;
}

/** An SMTP server on a free port of 127.0.0.1, which stays the same. */
export async function startMailServer(): Promise<MailServer> {
  const arrived: ArrivedMail[] = [];
  let port = 0;
  let running: SMTPServer | null = null;
  const create = () =>
    new SMTPServer({
      authOptional: true,
      logger: false,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 10,
      // A client that died in the middle of a mail has sent none.
      onData: (stream, _session, done) => void receiveMail(stream).then(() => done(), done),
    });
  const receiveMail = async (stream: Readable) => {
    const { messageId = '', to, text } = await PostalMime.parse(await buffer(stream));
    const mail = { messageId, to: to?.[0]?.address ?? '', text: text ?? '', at: Date.now() };
    arrived.push(mail);
    await server.beforeAnswer(mail);
  };
  const server: MailServer = {
    environment: { SMTP_URL: '' },
    arrived,
    beforeAnswer() {},
    async accept() {
      running = create();
      running.on('error', () => {});
      running.listen(port, '127.0.0.1');
      await once(running.server, 'listening');
      // A drill that fails before it could stop this must not keep its process from ending.
      running.server.unref();
      port = (running.server.address() as AddressInfo).port;
    },
    async refuse() {
      const closing = running;
      running = null;
      await new Promise<void>((resolve) => (closing ? closing.close(resolve) : resolve()));
    },
    async linkFor(email, kind) {
      for (const end = Date.now() + WAIT_MS; Date.now() < end; await wait(50)) {
        const mail = arrived.findLast(({ to, text }) => to === email && links[kind].test(text));
        if (mail) return new URL(links[kind].exec(mail.text)?.[0] ?? '');
      }
      throw new Error(`no mail to ${email}`);
    },
    stop: () => server.refuse(),
  };
  await server.accept();
  server.environment.SMTP_URL = `smtp://127.0.0.1:${port}`;
  return server;
}
