import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { updateName } from '#core/accounts/profile/actions/update-name.ts';
import { createLeavingShop, fillAccount, password } from '#core/lifecycle/erasure/erasure.fixture.ts';
import { exportOwnData } from '#core/lifecycle/exports/actions/export-own-data.ts';
import { placeFiles } from '#core/lifecycle/exports/internal/files.ts';
import { htmlOf } from '#core/lifecycle/exports/internal/readable.ts';
import { sectionsOf } from '#core/lifecycle/exports/internal/sections.ts';
import { optOuts } from '#core/opt-outs/schema.ts';
import type { Shop } from '#core/orders/order.fixture.ts';
import { payments } from '#core/orders/payments/schema.ts';
import { modules } from '#server/modules.ts';
import { alice, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { unzip } from '#tests/unzip.ts';

const sections = sectionsOf(modules);

type Row = Record<string, unknown>;

onOneDatabase('the copy of all data', (_open, kind) => {
  let shop: Shop;
  let files: Map<string, Buffer>;
  let name: string;
  const text = (file: string) => files.get(file)?.toString('utf8') ?? '';
  const rows = (section: string) => JSON.parse(text(`${section}.json`)) as Row[];

  beforeAll(async () => {
    shop = await createLeavingShop(kind);
    const { paid: orderId } = await fillAccount(shop);
    await fillAccount(shop, bob);
    await updateName(shop.as(alice), { fullName: 'Alice <b>Baker' });
    const now = shop.world.clock.now();
    const paid = { orderId, userId: alice.userId, attempt: 1, state: 'paid', amount: 9_900, currency: 'GBP' } as const;
    await shop.inSystem((tx) => tx.insert(payments).values({ ...paid, method: 'Visa 4242', expiresAt: now }));
    const optOut = { emailIndex: shop.world.vault.blindIndex(alice.email), createdAt: now };
    await shop.inSystem((tx) => tx.insert(optOuts).values(optOut));
    const archive = await exportOwnData(shop.as({ ...alice, fullName: 'Alice <b>Baker' }), { proof: password });
    name = archive.name;
    files = unzip(await buffer(archive.content));
  });
  afterAll(() => shop.world.close());

  it('is an archive that opens: a file and a schema for each kind, the files of orders, a page', {
    ...proves('SET-005'),
  }, () => {
    expect(name).toBe('quietprint-data-2027-03-01.zip');
    const expected = sections.flatMap(({ name: one }) => [`${one}.json`, `schemas/${one}.schema.json`]);
    expect(sections.map(({ name: one }) => one)).toEqual(
      expect.arrayContaining(['sessions', 'scans', 'orders', 'files', 'payments', 'invoices', 'messages']),
    );
    expect([sections[0]?.name, sections.at(-1)?.name]).toEqual(['account', 'activity']);
    expect([...files.keys()].filter((file) => !file.startsWith('files/')).sort()).toEqual(
      ['index.html', ...expected].sort(),
    );
  });

  it.each(sections.map((section) => section.name))('%s.json fits its schema, and is not empty', (section) => {
    const written = JSON.parse(text(`schemas/${section}.schema.json`));
    expect(written).toMatchObject({ $schema: expect.stringContaining('json-schema.org'), type: 'array' });
    const schema = z.fromJSONSchema(written);
    const found = rows(section);
    expect(found.length).toBeGreaterThan(0);
    expect(schema.safeParse(found).error?.issues).toBeUndefined();
    expect(schema.safeParse([{ ...found[0], stranger: 1 }]).success).toBe(false);
    expect(schema.safeParse([{}]).success).toBe(false);
  });

  it('names her passkeys, without what they are checked with', () => {
    expect(rows('account')).toMatchObject([{ passkeys: [{ name: 'Phone', lastUsedAt: null }] }]);
    expect(text('account.json')).not.toContain('public key of');
  });

  it('names what she is at the identity provider', () => {
    const identityProvider = { issuer: 'https://id.example', subject: alice.userId, email: alice.email };
    expect(rows('account')).toMatchObject([{ identityProvider }]);
  });

  it('holds to-dos, old and new values, payments, invoices and what she wrote to us', () => {
    expect(rows('scans')[0]).toMatchObject({
      email: alice.email,
      status: 'completed',
      findings: [{ todo: { state: 'open', steps: [] } }],
    });
    expect(rows('activity')).toContainEqual(
      expect.objectContaining({
        event: 'profile.updated',
        oldValues: { full_name: 'Alice Archer' },
        newValues: { full_name: 'Alice <b>Baker' },
      }),
    );
    expect(rows('payments')).toMatchObject([{ amount: 9_900, method: 'Visa 4242', state: 'paid' }]);
    expect(rows('invoices')).toMatchObject([{ document: { buyer: { email: alice.email } } }]);
    expect(rows('messages')).toMatchObject([{ subject: 'Hello', replies: [{ text: 'Dear Alice Archer' }] }]);
    expect(rows('orders')).toHaveLength(2);
  });

  it('holds the files themselves, and the page leads to them', () => {
    const listed = rows('files');
    expect(listed).toHaveLength(2);
    for (const { path } of listed) {
      expect(text(String(path))).toBe('From Alice Archer');
      expect(text('index.html')).toContain(`<a href="${encodeURI(String(path))}">`);
    }
    expect(text('index.html')).toContain('Alice &lt;b&gt;Baker');
  });

  it('has a bound: files that do not fit are named, not sent', async () => {
    const [first] = await placeFiles(shop.as(alice), 20);
    const placed = await placeFiles(shop.as(alice), 20);
    expect(first?.size).toBe(17);
    expect(placed.map(({ path }) => path === null)).toEqual([false, true]);
  });

  it('holds nothing of Bob, and no secret of hers', () => {
    const all = [...files.values()].map((file) => file.toString('utf8')).join();
    expect(all).not.toMatch(/Bob Baker|bob@example/);
    expect(all).not.toContain(bob.userId);
    expect(all).not.toMatch(/argon2|\bv1\.[\w-]{8}\./);
  });

  it('is not given to who has only the open session', async () => {
    await expect(exportOwnData(shop.as(alice), { proof: 'wrong' })).rejects.toMatchObject({ code: 'forbidden' });
  });
});

it('what somebody wrote is text on the page, and nothing else', () => {
  expect(htmlOf({ fullName: '<script>alert(1)</script>"' })).toBe(
    '<dl><dt>Full name</dt><dd>&lt;script&gt;alert(1)&lt;/script&gt;&quot;</dd></dl>',
  );
  expect(htmlOf({ path: 'files/a/"x" <y>.pdf' })).toBe(
    '<dl><dt>Path</dt><dd><a href="files/a/%22x%22%20%3Cy%3E.pdf">files/a/&quot;x&quot; &lt;y&gt;.pdf</a></dd></dl>',
  );
});
