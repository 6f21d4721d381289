import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { slownessNow } from '#tests/slowness.ts';
import { isPermanent, MailError } from './mail-error.ts';
import { createSmtpTransport, type SmtpLimits } from './smtp.ts';
import { type MailMessage, type MailTransport, messageIdOf } from './transport.ts';

interface Arrived {
  session: SMTPServerSession;
  email: Email;
  recipients: string[];
}

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function startServer(options: SMTPServerOptions = {}, host = '127.0.0.1') {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 10,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        arrived.push({ session, email: await PostalMime.parse(Buffer.concat(chunks)), recipients });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(0, host);
  await once(server.server, 'listening');
  open.push({ close: () => new Promise<void>((resolve) => server.close(resolve)) });
  return { arrived, server, port: (server.server.address() as AddressInfo).port };
}

function transportTo(url: string, limits?: SmtpLimits): MailTransport {
  const transport = createSmtpTransport(url, limits);
  open.push(transport);
  return transport;
}

const message: MailMessage = {
  messageId: messageIdOf('0192f0c1-6b1e', 'https://quietprint.example'),
  from: '"Quietprint" <hello@quietprint.example>',
  to: { name: 'Alice Archer', address: 'alice@example.org' },
  subject: 'Confirm your email address',
  html: '<p>Grüße</p>',
  text: 'Grüße\n.\nEnd',
};

async function failureOf(work: Promise<unknown>): Promise<MailError> {
  const error = await work.then(
    () => new Error('it was sent'),
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(MailError);
  return error as MailError;
}

const answer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

describe('a mail to Alice', () => {
  it('arrives once, as HTML and text, under its own Message-ID', async () => {
    const { arrived, port } = await startServer();
    await transportTo(`smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`).send(message);
    expect(arrived).toHaveLength(1);
    const { email, recipients } = arrived[0] as Arrived;
    expect(recipients).toEqual(['alice@example.org']);
    expect(email).toMatchObject({
      messageId: '<0192f0c1-6b1e@quietprint.example>',
      from: { name: 'Quietprint', address: 'hello@quietprint.example' },
      to: [{ name: 'Alice Archer', address: 'alice@example.org' }],
      subject: message.subject,
    });
    expect(email.text?.trim()).toBe(message.text);
    expect(email.html?.trim()).toBe(message.html);
    expect(email.headers.filter(({ key }) => key === 'auto-submitted')).toHaveLength(1);
  });

  it('and many others share a few connections', async () => {
    const { arrived, port } = await startServer();
    const transport = transportTo(`smtp://127.0.0.1:${port}?ignoreTLS=true`);
    await Promise.all(Array.from({ length: 20 }, () => transport.send(message)));
    expect(arrived).toHaveLength(20);
    expect(new Set(arrived.map(({ session }) => session.id)).size).toBeLessThanOrEqual(3);
  });
});

describe('encryption', () => {
  it('is used from the start with smtps://', async () => {
    const { arrived, port } = await startServer({ secure: true });
    await transportTo(`smtps://127.0.0.1:${port}?tls.rejectUnauthorized=false`).send(message);
    expect(arrived[0]?.session.secure).toBe(true);
  });

  it('is changed to with smtp:// when the server offers it', async () => {
    const { arrived, port } = await startServer();
    await transportTo(`smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`).send(message);
    expect(arrived[0]?.session.secure).toBe(true);
  });

  it.each(['smtp', 'smtps'])('with a certificate nobody vouches for is refused (%s)', async (scheme) => {
    const { arrived, port } = await startServer({ secure: scheme === 'smtps' });
    const failure = await failureOf(transportTo(`${scheme}://127.0.0.1:${port}`).send(message));
    expect(failure).toMatchObject({ reason: 'encryption', permanent: false });
    expect(arrived).toHaveLength(0);
  });

  it('is needed before a password goes to another machine', async () => {
    const signIns: unknown[] = [];
    const options: SMTPServerOptions = {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (auth, _, done) => done(null, { user: signIns.push(auth) }),
    };
    // 127.0.0.2 is this machine too, but none of the names that are taken for it.
    const [other, here] = [await startServer(options, '127.0.0.2'), await startServer(options)];
    const failure = await failureOf(transportTo(`smtp://mailer:secret@127.0.0.2:${other.port}`).send(message));
    expect(failure).toMatchObject({ reason: 'encryption', permanent: false });
    expect(signIns).toHaveLength(0);
    await transportTo(`smtp://mailer:secret@127.0.0.1:${here.port}`).send(message);
    expect(signIns).toHaveLength(1);
  });
});

describe('a mail that the server does not take', () => {
  const atRecipient = (error: Error): SMTPServerOptions => ({ onRcptTo: (_, __, done) => done(error) });
  const atSender = (error: Error): SMTPServerOptions => ({ onMailFrom: (_, __, done) => done(error) });
  const atData = (error: Error): SMTPServerOptions => ({
    onData: (stream, _, done) => stream.resume().on('end', () => done(error)),
  });
  const cases: [string, SMTPServerOptions, Partial<MailError>][] = [
    [
      'no such mailbox',
      atRecipient(answer(550, '5.1.1 no such user')),
      { reason: 'recipient-refused', permanent: true, status: 550 },
    ],
    ['mailbox full for now', atRecipient(answer(452, '4.2.2 full')), { reason: 'busy', permanent: false, status: 452 }],
    ['greylisted', atRecipient(answer(451, '4.7.1 later')), { reason: 'busy', permanent: false }],
    [
      'we may not relay',
      atRecipient(answer(554, '5.7.1 relay access denied')),
      { reason: 'recipient-refused', permanent: false },
    ],
    ['sender unknown', atSender(answer(550, '5.1.8 bad sender')), { reason: 'sender-refused', permanent: false }],
    ['content refused', atData(answer(554, '5.6.0 not like this')), { reason: 'message-refused', permanent: true }],
    ['disk full over there', atData(answer(452, '4.3.1 no space')), { reason: 'busy', permanent: false }],
    ['not signed in', { authOptional: false }, { permanent: false }],
    ['too big', atData(answer(552, '5.3.4 too big')), { reason: 'message-refused', permanent: true }],
  ];

  it.each(cases)('is tried again only when that can help: %s', async (_, options, expected) => {
    const { port } = await startServer(options);
    const failure = await failureOf(transportTo(`smtp://127.0.0.1:${port}?ignoreTLS=true`).send(message));
    expect(failure).toMatchObject(expected);
    expect(isPermanent(failure)).toBe(expected.permanent);
  });

  it('is kept while the password is wrong, for an operator can mend it', async () => {
    const { port } = await startServer({
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(answer(535, '5.7.8 wrong')),
    });
    const failure = await failureOf(transportTo(`smtp://mailer:wrong@127.0.0.1:${port}?ignoreTLS=true`).send(message));
    expect(failure).toMatchObject({ reason: 'sign-in-refused', permanent: false });
  });

  it('never has the address of Alice in its error', async () => {
    const { port } = await startServer(atRecipient(answer(550, '5.1.1 <alice@example.org> unknown')));
    const failure = await failureOf(transportTo(`smtp://127.0.0.1:${port}?ignoreTLS=true`).send(message));
    expect(failure.message + failure.stack?.split('\n')[0]).not.toContain('alice');
  });
});

describe('a server that is not well', () => {
  const quick: SmtpLimits = { connectMs: 200, messageMs: 500 };

  async function startDumb(onConnection: (socket: net.Socket) => void): Promise<number> {
    const sockets = new Set<net.Socket>();
    const server = net.createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      onConnection(socket);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    open.push({
      close: () => {
        for (const socket of sockets) socket.destroy();
        server.close();
      },
    });
    return (server.address() as AddressInfo).port;
  }

  it('and refuses connections leaves the mail for later', async () => {
    const { port, server } = await startServer();
    await new Promise<void>((resolve) => server.close(resolve));
    const transport = transportTo(`smtp://127.0.0.1:${port}`);
    expect(await failureOf(transport.send(message))).toMatchObject({ reason: 'unreachable', permanent: false });
    expect(await failureOf(transport.verify())).toMatchObject({ reason: 'unreachable' });
  });

  it('and says nothing is given up on', async () => {
    const port = await startDumb(() => {});
    const failure = await failureOf(transportTo(`smtp://127.0.0.1:${port}`, quick).send(message));
    expect(failure).toMatchObject({ reason: 'timeout', permanent: false });
  });

  it('and only trickles is given up on when the time of the message is over', async () => {
    const port = await startDumb((socket) => {
      socket.write('220 hello\r\n');
      const trickle = setInterval(() => socket.write('250-X\r\n'), 50);
      socket.on('close', () => clearInterval(trickle));
    });
    const started = performance.now();
    const failure = await failureOf(transportTo(`smtp://127.0.0.1:${port}`, quick).send(message));
    expect(failure).toMatchObject({ reason: 'timeout', permanent: false });
    expect(performance.now() - started).toBeLessThan(2_000 * slownessNow());
  });

  it('and hangs up in the middle gets the mail once, not again and again', async () => {
    let connections = 0;
    const port = await startDumb((socket) => {
      connections += 1;
      socket.write('220 hello\r\n');
      socket.on('data', (line) => (line.toString().startsWith('EHLO') ? socket.write('250 hello\r\n') : socket.end()));
    });
    const failure = await failureOf(transportTo(`smtp://127.0.0.1:${port}`, quick).send(message));
    expect(failure).toMatchObject({ reason: 'unreachable', permanent: false });
    expect(connections).toBe(1);
  });

  it('does not disturb the mails after it', async () => {
    let refusals = 1;
    const { arrived, port } = await startServer({
      onRcptTo: (_, __, done) => (refusals-- > 0 ? done(answer(550, '5.1.1 no')) : done()),
    });
    const transport = transportTo(`smtp://127.0.0.1:${port}?ignoreTLS=true`);
    await failureOf(transport.send(message));
    await transport.send(message);
    expect(arrived).toHaveLength(1);
  });
});

describe('at the end', () => {
  it('what is on its way arrives before the transport is closed', async () => {
    const { arrived, port } = await startServer({ onMailFrom: (_, __, done) => setTimeout(done, 100) });
    const transport = transportTo(`smtp://127.0.0.1:${port}?ignoreTLS=true`);
    const sending = transport.send(message);
    await new Promise((resolve) => setTimeout(resolve, 60));
    await transport.close();
    expect(arrived).toHaveLength(1);
    await sending;
  });
});
