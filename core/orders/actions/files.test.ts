import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#core/base/context.ts';
import { visitor } from '#core/base/context.ts';
import { cancelOrder } from '#core/orders/actions/cancel-order.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { readFileSpace } from '#core/orders/queries/file-space.ts';
import { getOrderFor } from '#core/orders/queries/order.ts';
import { cleanFileName, fileSpaceBytes, largestFile, mostFiles } from '#core/orders/rules.ts';
import { orderFiles, serviceRequests } from '#core/orders/schema.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { dataKeys } from '#platform/crypto/schema.ts';
import { eicar, openScanner } from '#platform/malware/clamd.fixture.ts';
import { admin, alice, assistant, bob, OWNER_EMAIL } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { attachFiles } from './attach-files.ts';
import { createOrder } from './create-order.ts';
import { openFile } from './open-file.ts';
import { openOrderScan } from './open-order-scan.ts';
import { sendOrderMessage } from './send-order-message.ts';

const words = Buffer.from('Close your account at Barnstable Savings first.');

onEachDatabase('what is handed over with an order', (_open, kind, { rule, rules }) => {
  let shop: Shop;
  let order: OrderRecord;
  beforeAll(async () => {
    shop = await createShop(kind);
  });
  afterAll(() => shop.world.close());
  beforeEach(async () => {
    shop.world.clock.advance(86_400_000);
    order = await shop.order('privacy-guidance-package');
    await shop.mailed();
    await shop.heard();
  });

  const attach = (actor: Parameters<Shop['as']>[0], name = 'Your plan.pdf', content: Uint8Array = words) =>
    attachFiles(shop.as(actor), { orderId: order.id, files: [{ name, content }] });
  const stored = () => shop.inSystem((tx) => tx.select().from(orderFiles).where(eq(orderFiles.orderId, order.id)));
  const eventsOf = async (name: string) =>
    (await shop.entriesOf(order.id)).filter(({ details }) => details?.event === name);

  rule('is not taken with malware in it, nor while nobody can look', async () => {
    const scanner = await openScanner();
    const looking = (malwareScanner: string, actor = assistant): Context => {
      const ctx = shop.as(actor);
      return { ...ctx, platform: { ...ctx.platform, config: { ...ctx.platform.config, malwareScanner } } };
    };
    const attachAs = (ctx: Context, content: Uint8Array) =>
      attachFiles(ctx, { orderId: order.id, files: [{ name: 'Your plan.pdf', content }] });
    await expect(attachAs(looking(scanner.address), Buffer.concat([words, eicar]))).rejects.toMatchObject({
      code: 'invalid',
      publicMessage: expect.stringContaining('Eicar-Test-Signature'),
    });
    expect(shop.world.logged.join()).toContain('A file with malware was refused');
    const message = { orderId: order.id, text: 'Here.', files: [{ name: 'Letter.pdf', content: eicar }] };
    await expect(
      sendOrderMessage(looking(scanner.address, alice), { ...message, idempotencyKey: randomUUID() }),
    ).rejects.toMatchObject({ code: 'invalid', field: 'files' });
    await attachAs(looking(scanner.address), words);
    expect(await stored()).toHaveLength(1);
    await scanner.close();
    await expect(attachAs(looking(scanner.address), Buffer.from('more'))).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await stored()).toHaveLength(1);
  });

  rule('is kept sealed, told to the customer by mail, recorded, and comes back byte for byte', async () => {
    const content = Buffer.from(Array.from({ length: 5_000 }, (_, n) => n % 256));
    await attach(assistant, 'Your plan.pdf', content);
    const [file] = await stored();
    expect(Buffer.from(file?.sealedContent ?? []).includes(content.subarray(0, 32))).toBe(false);
    expect(JSON.stringify([file?.sealedName, await shop.entriesOf(order.id), shop.world.logged])).not.toMatch(
      /plan\.pdf/i,
    );
    const { files } = await getOrderFor(shop.as(alice), order.id);
    expect(files).toMatchObject([{ name: 'Your plan.pdf', size: 5_000 }]);
    const opened = await openFile(shop.as(alice), order.id, file?.id ?? '');
    expect(opened).toMatchObject({ name: 'Your plan.pdf', type: 'application/pdf' });
    expect(opened.content.equals(content)).toBe(true);
    expect(await eventsOf('order.file.attached')).toMatchObject([
      { adminUserId: assistant.userId, userId: alice.userId },
    ]);
    expect(await shop.heard()).toEqual(['staff:orders', `user:${alice.userId}`]);
    expect(await shop.mailed()).toEqual(['alice@example.com: A file for your request: Privacy Guidance Package']);
  });

  rule('opened by staff is an entry that the customer sees; opened by the customer is none', async () => {
    await attach(admin);
    const [file] = await stored();
    await openFile(shop.as(alice), order.id, file?.id ?? '');
    expect(await eventsOf('order.file.opened')).toEqual([]);
    await openFile(shop.as(assistant), order.id, file?.id ?? '');
    expect(await eventsOf('order.file.opened')).toMatchObject([
      { action: 'view', userId: alice.userId, adminUserId: assistant.userId },
    ]);
    expect((await getOrderFor(shop.as(alice), order.id)).steps.map(({ text }) => text)).toContain(
      'A file was opened by our team',
    );
  });

  it('twice is once', async () => {
    await Promise.all([attach(admin), attach(admin), attach(assistant)]);
    expect((await stored()).length).toBe(1);
    expect((await shop.mailed()).length).toBe(1);
    await attach(admin, 'Another name.pdf');
    expect((await stored()).length).toBe(2);
  });

  rule.each([
    ['a web page', 'plan.html', words],
    ['a drawing', 'plan.svg', words],
    ['a program', 'plan.pdf.exe', words],
    ['no kind at all', 'plan', words],
    ['nothing', 'plan.pdf', Buffer.of()],
    ['too much', 'plan.pdf', Buffer.alloc(largestFile + 1)],
  ])('is not %s', async (_name, name, content) => {
    await expect(attach(admin, name, content)).rejects.toMatchObject({
      code: 'invalid',
      publicMessage: expect.any(String),
    });
    expect(await stored()).toEqual([]);
  });

  rule('is at most twenty files from each side', async () => {
    for (let n = 0; n < mostFiles; n++) await attach(admin, `${n}.txt`);
    await expect(attach(admin, 'more.txt')).rejects.toMatchObject({ code: 'invalid' });
    expect((await stored()).length).toBe(mostFiles);
    await attach(alice, 'mine.txt');
    expect((await stored()).length).toBe(mostFiles + 1);
  });

  rule('by its customer is told to staff by mail, and staff read whose it is', async () => {
    await attach(alice, 'Letter.pdf');
    expect(await shop.mailed()).toEqual([
      `${OWNER_EMAIL}: A customer added a file to an order: Privacy Guidance Package`,
    ]);
    const { files } = await getOrderFor(shop.as(admin), order.id);
    expect(files).toMatchObject([{ name: 'Letter.pdf', by: 'customer', messageId: null }]);
    expect(await eventsOf('order.file.attached')).toMatchObject([{ userId: alice.userId, adminUserId: null }]);
  });

  rule('by customers is limited: the 21st file in an hour says when to come back', async () => {
    for (let n = 0; n < mostFiles; n++) await attach(alice, `${n}.txt`);
    order = await shop.order('privacy-guidance-package');
    await expect(attach(alice, 'more.txt')).rejects.toMatchObject({ code: 'limited', retryAfter: expect.any(Number) });
    expect(await stored()).toEqual([]);
  });

  describe('of a customer', () => {
    const fileOf = (bytes: number, n: number) => Buffer.alloc(bytes, n);
    /** Rows that take this many bytes, without content of that size. */
    const fill = (bytes: number, userId = alice.userId) =>
      shop.inSystem(async (tx) => {
        const [other] = await tx
          .insert(serviceRequests)
          .values({ ...order, id: randomUUID(), userId, idempotencyKey: randomUUID(), paymentStatus: 'paid' })
          .returning();
        const file = { sealedName: 'x', sealedContent: Buffer.of(1), fingerprint: 'x', byStaff: false };
        const sizes = Array.from({ length: Math.ceil(bytes / 2 ** 30) }, (_, i) =>
          Math.min(2 ** 30, bytes - i * 2 ** 30),
        );
        await tx
          .insert(orderFiles)
          .values(sizes.map((size, i) => ({ ...file, orderId: other?.id ?? '', size, fingerprint: `filled ${i}` })));
        return () =>
          shop.inSystem((again) => again.delete(serviceRequests).where(eq(serviceRequests.id, other?.id ?? '')));
      });

    rule('is little before anything is paid: 30 MB beside an unpaid order leave nothing behind', async () => {
      const half = fileSpaceBytes.unpaid / 2;
      await shop.inSystem((tx) => tx.delete(orderFiles));
      await attach(alice, 'first.pdf', fileOf(half, 1));
      for (const n of [2, 3, 4])
        await expect(attach(alice, `${n}.pdf`, fileOf(largestFile, n))).rejects.toMatchObject({
          code: 'invalid',
          publicMessage: expect.stringContaining('Before an order is paid'),
        });
      // A second order brings no space of its own.
      order = await shop.order('privacy-guidance-package');
      await expect(attach(alice, 'more.pdf', fileOf(half + 1, 5))).rejects.toMatchObject({ code: 'invalid' });
      expect(await stored()).toEqual([]);
      await shop.inSystem((tx) =>
        tx.update(serviceRequests).set({ paymentStatus: 'paid' }).where(eq(serviceRequests.userId, alice.userId)),
      );
      await attach(alice, 'more.pdf', fileOf(half + 1, 5));
      expect(await stored()).toHaveLength(1);
      expect(await readFileSpace(shop.as(admin), alice.userId)).toMatchObject({ unpaid: 0, bytes: 2 * half + 1 });
    });

    it('has a bound for each account, whatever it paid', async () => {
      const empty = await fill(fileSpaceBytes.account - 10);
      await expect(attach(alice)).rejects.toMatchObject({
        code: 'invalid',
        publicMessage: expect.stringContaining('250 MB'),
      });
      expect(await stored()).toEqual([]);
      await attach(admin);
      await empty();
    });

    rule('has a bound for all accounts, and the log says that it is reached', async () => {
      const empty = await fill(fileSpaceBytes.everybody - 10, bob.userId);
      await expect(attach(alice)).rejects.toMatchObject({ code: 'limited' });
      expect(shop.world.logged.join()).toContain('Files of customers take all the space');
      await attach(admin);
      await empty();
    });
  });

  describe('with a message', () => {
    const send = (actor: Parameters<Shop['as']>[0], names: readonly string[], idempotencyKey = randomUUID()) =>
      sendOrderMessage(shop.as(actor), {
        orderId: order.id,
        text: 'Here it is.',
        files: names.map((name) => ({ name, content: words })),
        idempotencyKey,
      });

    rule('stands with it, for both sides, and is one mail', async () => {
      await send(alice, ['One.pdf', 'Two.pdf']);
      expect(await shop.mailed()).toEqual([
        `${OWNER_EMAIL}: A customer wrote about an order: Privacy Guidance Package`,
      ]);
      for (const reader of [alice, assistant]) {
        const { messages, files } = await getOrderFor(shop.as(reader), order.id);
        expect(files.map(({ name, messageId }) => [name, messageId]).sort()).toEqual([
          ['One.pdf', messages[0]?.id],
          ['Two.pdf', messages[0]?.id],
        ]);
      }
    });

    it('sent ten times at once by the same form arrives once; with another message it arrives again', async () => {
      const key = randomUUID();
      await Promise.all(Array.from({ length: 10 }, () => send(alice, ['One.pdf'], key)));
      expect((await stored()).length).toBe(1);
      await send(alice, ['One.pdf']);
      expect((await stored()).length).toBe(2);
    });

    rule('that is refused leaves no message behind', async () => {
      await expect(send(alice, ['One.pdf', 'page.html'])).rejects.toMatchObject({ code: 'invalid', field: 'files' });
      expect((await getOrderFor(shop.as(alice), order.id)).messages).toEqual([]);
      for (let n = 0; n < mostFiles; n++) await attach(admin, `${n}.txt`);
      await expect(send(admin, ['more.txt'])).rejects.toMatchObject({ code: 'invalid' });
      expect((await getOrderFor(shop.as(alice), order.id)).messages).toEqual([]);
    });
  });

  rule('for Bob neither the order nor its files exist, and he adds none', async () => {
    await attach(admin);
    const [file] = await stored();
    const others = await shop.order('privacy-guidance-package', bob);
    for (const stranger of [bob, visitor]) {
      await expect(attach(stranger)).rejects.toMatchObject({ code: 'not-found' });
      for (const [orderId, fileId] of [
        [order.id, file?.id],
        [order.id, randomUUID()],
        [others.id, file?.id],
        [randomUUID(), file?.id],
      ])
        await expect(openFile(shop.as(stranger), orderId ?? '', fileId ?? '')).rejects.toMatchObject({
          code: 'not-found',
        });
    }
    await expect(openFile(shop.as(admin), others.id, file?.id ?? '')).rejects.toMatchObject({ code: 'not-found' });
    await expect(openFile(shop.as(alice), order.id, 'x')).rejects.toMatchObject({ code: 'not-found' });
    expect((await stored()).length).toBe(1);
  });

  rule('can be read by nobody once the key was destroyed with the account', async () => {
    await attach(admin);
    const [file] = await stored();
    await shop.inSystem((tx) => tx.update(dataKeys).set({ wrapped: null }).where(eq(dataKeys.id, order.id)));
    await expect(openFile(shop.as(admin), order.id, file?.id ?? '')).rejects.toMatchObject({ code: 'gone' });
    expect((await getOrderFor(shop.as(admin), order.id)).files).toMatchObject([{ name: 'Erased' }]);
  });

  rules('the scan that an order is about', () => {
    const orderAbout = async () => {
      const started = await startFreeScan(shop.as(alice), { name: 'Alice', email: alice.email });
      const scanId = started.kind === 'started' ? started.scanId : '';
      await shop.world.drain();
      const made = await createOrder(shop.as(alice), shop.form('privacy-guidance-package', { scanId }));
      return { scanId, orderId: made.orderId };
    };

    it('is shown to staff, and each look is an entry in the customer’s log', async () => {
      const { scanId, orderId } = await orderAbout();
      for (const actor of [assistant, admin])
        expect(await openOrderScan(shop.as(actor), orderId, 'chosen')).toMatchObject({
          id: scanId,
          email: alice.email,
        });
      const looks = (await shop.entriesOf(orderId)).filter(({ details }) => details?.event === 'order.scan.opened');
      expect(looks.map(({ adminUserId, userId }) => [adminUserId, userId]).sort()).toEqual(
        [
          [assistant.userId, alice.userId],
          [admin.userId, alice.userId],
        ].sort(),
      );
      const { steps } = await getOrderFor(shop.as(alice), orderId);
      expect(steps.filter(({ text }) => text === 'Your scan was looked at by our team').length).toBe(2);
    });

    it('is shown to nobody else, nor where there is none, nor once the order is closed', async () => {
      const { orderId } = await orderAbout();
      await expect(openOrderScan(shop.as(alice), orderId, 'chosen')).rejects.toMatchObject({ code: 'forbidden' });
      await expect(openOrderScan(shop.as(bob), orderId, 'chosen')).rejects.toMatchObject({ code: 'not-found' });
      await expect(openOrderScan(shop.as(admin), orderId, 'report')).rejects.toMatchObject({ code: 'not-found' });
      await expect(openOrderScan(shop.as(admin), order.id, 'chosen')).rejects.toMatchObject({ code: 'not-found' });
      await cancelOrder(shop.as(admin), { orderId, version: 1 });
      await expect(openOrderScan(shop.as(admin), orderId, 'chosen')).rejects.toMatchObject({ code: 'conflict' });
      expect((await shop.entriesOf(orderId)).filter(({ action }) => action === 'view')).toEqual([]);
    });
  });
});

describe('the name of a file', () => {
  it.each([
    ['Your plan.pdf', 'Your plan.pdf'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\Ann\\plan.pdf', 'plan.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'a Set-Cookie x.pdf'],
    ['invoice\u202efdp.exe', 'invoice fdp.exe'],
    ['..', ''],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ])('%j is kept as %j', (name, kept) => {
    expect(cleanFileName(name)).toBe(kept);
  });
});
