import { eq, sql } from 'drizzle-orm';
import { spanInWords } from '#contract/base/span.ts';
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
  title: 'Mail to you',
  what: 'Recipient and text, encrypted, until the mail has left. Then only which kind of mail it was, and when.',
  why: 'So that a mail is sent once, and not lost.',
  tables: [mails],
  until: ({ retention }) => [
    `The text: until it has left, at most ${spanInWords(mailKeptMs)}.`,
    `That it was sent: ${spanInWords(retention.mailDays * DAY)}, or until your account is erased.`,
  ],
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
  title: 'Keys',
  what: 'The keys under which things of yours are encrypted, themselves encrypted.',
  why: 'So that destroying one makes what it protects unreadable, wherever a copy of it lies.',
  tables: [dataKeys],
  until: () => ['Until what they protect is deleted. They are destroyed first.'],
  rows: ({ userId }) => ({ of: dataKeys, where: eq(dataKeys.ownerId, userId) }),
  exported: { not: 'They protect your things only while nobody has them.' },
};

const erasures: Kept = {
  name: 'erasures',
  chapter: 'account',
  title: 'That an account is to be erased, or was',
  what: 'The random number of the account, why, and when. No name and no address.',
  why: 'So that it is gone on the day, and a backup from before does not bring it back.',
  tables: [accountErasures],
  until: () => [
    'Until you sign in before the day, which calls it off.',
    `It is erased ${spanInWords(erasureTimes.graceMs)} after you asked for it. The number and the times stay.`,
  ],
  rows: ({ userId }) => ({ of: accountErasures, where: eq(accountErasures.userId, userId) }),
  exported: { not: 'A number and times; a mail told you of them.' },
  stays: 'A backup from before the erasure is checked against it.',
};

const limits: Kept = {
  name: 'limits',
  chapter: 'safety',
  title: 'Counts for limits',
  what: 'How often something was asked for, under a keyed fingerprint of a connection, a mailbox or an account.',
  why: 'So that nobody can try passwords, or have mail sent to others, again and again.',
  tables: [rateLimits],
  until: () => ['Until the limit has run out, at most a day.'],
  rows: null,
  exported: { not: 'Fingerprints under a key of ours, which lead to nobody.' },
};

const underWay: Kept = {
  name: 'under-way',
  chapter: 'safety',
  title: 'Work in progress',
  what: 'Random numbers of things that have changed, or that a job has to deal with. Nothing of what they hold.',
  why: 'So that open pages show what is new, and no work is lost.',
  tables: [liveEvents, outbox],
  until: () => [`Minutes. Work that nobody takes: ${spanInWords(outboxKeptMs)}.`],
  rows: null,
  exported: { not: 'Random numbers, gone within minutes.' },
};

/** What the parts below every module keep of people. */
export const platformKept: readonly Kept[] = [erasures, mail, keys, limits, underWay];
