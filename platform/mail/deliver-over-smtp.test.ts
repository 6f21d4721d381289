import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { systemScope } from '#platform/database/scope.ts';
import { alice } from '#tests/cast.ts';
import { createWorld } from '#tests/world.ts';
import { paragraph } from './blocks.ts';
import { defineEmail } from './define-email.ts';
import { queueMail } from './queue.ts';
import { createSmtpTransport } from './smtp.ts';

const note = defineEmail({
  name: 'test.note',
  input: z.strictObject({}),
  subject: () => 'A note',
  preview: () => 'A note',
  blocks: () => [paragraph('Hello')],
});

/** A server that asks to try later as often as it is told, then takes everything. */
async function moodyServer(refusals: number) {
  const taken: string[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (left-- > 0) done(Object.assign(new Error('4.7.1 try later'), { responseCode: 451 }));
      else done();
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : null;
  return { url: `smtp://127.0.0.1:${port}`, taken, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

it('a mail that a server refused twice for now arrives once it is taken, a single time', async () => {
  const smtp = await moodyServer(2);
  const transport = createSmtpTransport(smtp.url);
  const world = await createWorld({ database: 'embedded', emails: [note], transport });
  const id = await world.database.transaction(systemScope, (tx) =>
    queueMail(tx, world, note, { to: alice.email, language: 'en', input: {} }),
  );
  const outcomes: string[] = [];
  for (let minute = 0; minute < 5; minute++) {
    outcomes.push(...(await world.drain()).map(({ outcome }) => outcome));
    world.clock.advance(60_000);
  }
  expect(outcomes).toEqual(['again', 'again', 'done']);
  expect(smtp.taken.length).toBe(1);
  expect(smtp.taken[0]).toMatch(new RegExp(`^message-id: <${id}@quietprint.test>`, 'im'));
  expect(smtp.taken[0]).toMatch(/^to: alice@example\.com/im);
  await transport.close();
  await smtp.close();
  await world.close();
});
