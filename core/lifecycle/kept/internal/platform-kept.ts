import { eq, sql } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { erasureTimes } from '#core/lifecycle/erasure/rules.ts';
import { accountErasures } from '#core/lifecycle/erasure/schema.ts';
import { dataKeys } from '#platform/crypto/schema.ts';
import { rateLimits } from '#platform/limits/schema.ts';
import { liveEvents } from '#platform/live/schema.ts';
import { mailKeptMs } from '#platform/mail/give-up.ts';
import { mails } from '#platform/mail/schema.ts';
import { outboxKeptMs } from '#platform/outbox/prune.ts';
import { outbox } from '#platform/outbox/schema.ts';

const DAY = 86_400_000;

const mail: Kept = {
  name: 'mails',
  chapter: 'messages',
  tables: [mails],
  until: ({ retention }, { things, span }) => things.mails.until(span(mailKeptMs), span(retention.mailDays * DAY)),
  rows: ({ userId }, { config }) => ({
    of: mails,
    where: eq(mails.userId, userId),
    goesAt: sql`${mails.createdAt} + ${config.retention.mailDays * DAY} * interval '1 millisecond'`,
  }),
  exported: { not: 'The text is gone once it was sent; you have it in your mailbox.' },
};

const keys: Kept = {
  name: 'data-keys',
  chapter: 'safety',
  tables: [dataKeys],
  until: (_config, { things }) => things['data-keys'].until(),
  rows: ({ userId }) => ({ of: dataKeys, where: eq(dataKeys.ownerId, userId) }),
  exported: { not: 'They protect your things only while nobody has them.' },
};

const erasures: Kept = {
  name: 'erasures',
  chapter: 'account',
  tables: [accountErasures],
  until: (_config, { things, span }) => things.erasures.until(span(erasureTimes.graceMs)),
  rows: ({ userId }) => ({ of: accountErasures, where: eq(accountErasures.userId, userId) }),
  exported: { not: 'A number and times; a mail told you of them.' },
  stays: 'A backup from before the erasure is checked against it.',
};

const limits: Kept = {
  name: 'limits',
  chapter: 'safety',
  tables: [rateLimits],
  until: (_config, { things }) => things.limits.until(),
  rows: null,
  exported: { not: 'Fingerprints under a key of ours, which lead to nobody.' },
};

const underWay: Kept = {
  name: 'under-way',
  chapter: 'safety',
  tables: [liveEvents, outbox],
  until: (_config, { things, span }) => things['under-way'].until(span(outboxKeptMs)),
  rows: null,
  exported: { not: 'Random numbers, gone within minutes.' },
};

/** What the parts below every module keep of people. */
export const platformKept: readonly Kept[] = [erasures, mail, keys, limits, underWay];
