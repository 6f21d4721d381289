import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passkeys, recoveryCodes, twoFactors } from '#core/accounts/factors/schema.ts';
import { sessionRetention } from '#core/accounts/sessions/jobs.ts';
import { authKnownClients, authLinks } from '#core/accounts/sessions/schema.ts';
import { tokenRetention } from '#core/accounts/tokens/jobs.ts';
import { eraseAccount } from '#core/lifecycle/erasure/actions/erase-account.ts';
import { createLeavingShop, fillAccount } from '#core/lifecycle/erasure/erasure.fixture.ts';
import { erasureTimes } from '#core/lifecycle/erasure/rules.ts';
import { accountErasures } from '#core/lifecycle/erasure/schema.ts';
import { optOutRetention } from '#core/opt-outs/jobs.ts';
import { optOutLinks, optOuts } from '#core/opt-outs/schema.ts';
import { availabilities } from '#core/orders/appointments/schema.ts';
import type { Shop } from '#core/orders/order.fixture.ts';
import { paymentCustomers, payments } from '#core/orders/payments/schema.ts';
import { scanRetention } from '#core/scans/jobs.ts';
import { watches } from '#core/watching/schema.ts';
import { pruneMail } from '#platform/mail/prune.ts';
import { mails } from '#platform/mail/schema.ts';
import { modules } from '#server/modules.ts';
import { alice, bob, type Person } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { keptBy, listKept, listOwnKept } from './kept.ts';

const DAY = 86_400_000;
const run = { id: 'j', attempt: 1, lastAttempt: true, signal: new AbortController().signal };
const kept = keptBy(modules);
const counted = kept.filter(({ rows }) => rows !== null).map(({ name }) => name);

/** What no use case of the fixture leaves behind. */
async function fillTheRest({ world, inSystem }: Shop, { userId, email }: Person): Promise<void> {
  const now = world.clock.now();
  const later = (ms: number) => new Date(now.getTime() + ms);
  const emailIndex = world.vault.blindIndex(email);
  await inSystem(async (tx) => {
    await tx.insert(twoFactors).values({ userId, sealed: 'sealed' });
    await tx.insert(recoveryCodes).values({ userId, codeHash: 'hash' });
    const key = { credentialId: randomUUID(), publicKey: 'key', counter: 0, transports: [] };
    await tx.insert(passkeys).values({ userId, name: 'Key', ...key });
    const link = { userId, kind: 'recovery', tokenHash: randomUUID(), expiresAt: later(3_600_000) } as const;
    await tx.insert(authLinks).values(link);
    await tx.insert(authKnownClients).values({ userId, client: randomUUID(), seenAt: now });
    await tx.insert(optOuts).values({ emailIndex });
    const optOutLink = { tokenHash: randomUUID(), purpose: 'end', emailIndex, expiresAt: later(DAY) } as const;
    await tx.insert(optOutLinks).values(optOutLink);
    const hours = { shownAs: 'A', timeZone: 'UTC', week: [[], [], [], [], [], [], []], exceptions: [] };
    await tx.insert(availabilities).values({ staffId: userId, ...hours } as typeof availabilities.$inferInsert);
    await tx.insert(paymentCustomers).values({ userId, customerId: 'cus_1' });
    const paid = { userId, attempt: 9, state: 'paid', amount: 100, currency: 'GBP', expiresAt: later(DAY) } as const;
    await tx.insert(payments).values(paid);
    await tx.insert(watches).values({ id: userId, userId, timeZone: 'UTC', anchoredAt: now, stoppedAt: now });
    await tx.insert(mails).values({ id: randomUUID(), name: 'note', userId, state: 'sent', createdAt: now });
  });
}

onEachDatabase('what is kept of somebody', (_open, kind) => {
  let shop: Shop;
  const countsOf = async (person: Person) => {
    const things = await listOwnKept(shop.as(person));
    return Object.fromEntries(things.flatMap(({ name, own }) => (own ? [[name, own.count]] : [])));
  };

  beforeAll(async () => {
    shop = await createLeavingShop(kind);
    for (const person of [alice, bob]) {
      await fillAccount(shop, person);
      await fillTheRest(shop, person);
    }
    const requestedAt = shop.world.clock.now();
    const dueAt = new Date(requestedAt.getTime() + erasureTimes.graceMs);
    await shop.inSystem((tx) =>
      tx.insert(accountErasures).values({ userId: alice.userId, reason: 'person', requestedAt, dueAt }),
    );
  });
  afterAll(() => shop.world.close());

  it('is for whoever is signed in', async () => {
    await expect(listOwnKept(shop.as({ kind: 'visitor', scanIds: [] }))).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('is told to everybody without a count', () => {
    const things = listKept(shop.as({ kind: 'visitor', scanIds: [] }));
    expect(things.map(({ name }) => name)).toEqual(kept.map(({ name }) => name));
    expect(things.every((thing) => !('own' in thing) && thing.until.length > 0)).toBe(true);
  });

  it('is counted, each kind of it, and nothing of anybody else’s', async () => {
    const [hers, his] = [await countsOf(alice), await countsOf(bob)];
    expect(Object.keys(hers).sort()).toEqual([...counted].sort());
    expect(Object.entries(hers).filter(([, count]) => count === 0)).toEqual([]);
    expect(Object.entries(his).filter(([, count]) => count === 0)).toEqual([['erasures', 0]]);
    await shop.inSystem((tx) =>
      tx.insert(authKnownClients).values({ userId: bob.userId, client: 'b', seenAt: shop.world.clock.now() }),
    );
    expect([await countsOf(alice), (await countsOf(bob))['known-clients']]).toEqual([
      hers,
      (his['known-clients'] ?? 0) + 1,
    ]);
  });

  it('goes at the moment that the page says, and not before', async () => {
    const deletes = [sessionRetention, tokenRetention, optOutRetention, scanRetention, pruneMail];
    const firstOf = async () => new Map((await listOwnKept(shop.as(bob))).map(({ name, own }) => [name, own]));
    const timed = [...(await firstOf())].flatMap(([name, own]) => (own?.goesAt ? [{ name, at: own.goesAt }] : []));
    expect(timed.map(({ name }) => name).sort()).toEqual([
      'account-links',
      'api-tokens',
      'known-clients',
      'mails',
      'opt-out-links',
      'sessions',
      'source-answers',
    ]);
    const countAfter = async (at: number) => {
      shop.world.clock.set(new Date(at));
      for (const job of deletes) await job.run(shop.world, {}, run);
      return firstOf();
    };
    for (const at of [...new Set(timed.map((one) => Date.parse(one.at)))].toSorted((a, b) => a - b)) {
      const names = timed.filter((one) => Date.parse(one.at) === at).map(({ name }) => name);
      const before = await firstOf();
      const there = await countAfter(at - 1);
      const gone = await countAfter(at + 1);
      const countIn = (found: typeof there, name: string) => found.get(name)?.count ?? 0;
      for (const name of names) {
        expect([name, countIn(there, name)]).toEqual([name, countIn(before, name)]);
        expect([name, countIn(gone, name) < countIn(there, name)]).toEqual([name, true]);
      }
    }
  });

  it('is gone after an erasure, but for what is said to stay', async () => {
    shop.world.clock.advance(erasureTimes.graceMs);
    expect(await eraseAccount(shop.world, alice.userId)).toBe(true);
    const left = Object.entries(await countsOf(alice)).filter(([, count]) => count > 0);
    const stays: string[] = kept.filter((one) => one.stays).map(({ name }) => name);
    expect(left.map(([name]) => name).filter((name) => !stays.includes(name))).toEqual([]);
    expect(left.map(([name]) => name).sort()).toEqual(['activity', 'erasures', 'opt-outs']);
  });
});
