import { inArray, sql } from 'drizzle-orm';
import { spanInWords } from '#contract/base/span.ts';
import type { Kept } from '#core/base/kept.ts';
import { canBeAsked, subjectOf } from '#core/sources/queries/subject.ts';
import { optOutTimes } from './rules.ts';
import { optOutLinks, optOuts } from './schema.ts';

const listed: Kept = {
  name: 'opt-outs',
  chapter: 'safety',
  title: 'An address that is never scanned',
  what: 'A keyed fingerprint of the address, and the day on which whoever reads its mailbox said so.',
  why: 'So that nobody can have the address scanned.',
  tables: [optOuts],
  until: () => ['Until you take it back by mail.'],
  rows: ({ email }, { vault }) => ({
    of: optOuts,
    where: inArray(optOuts.emailIndex, vault.blindIndexes(canBeAsked(email) ? subjectOf(email).email : email)),
  }),
  exported: ['opt-out'],
  stays: 'Otherwise the address could be scanned again.',
};

const links: Kept = {
  name: 'opt-out-links',
  chapter: 'safety',
  title: 'Links that put an address on that list, or take it off',
  what: 'A hash of the link, and a keyed fingerprint of the address.',
  why: 'So that only whoever reads the mailbox can say so.',
  tables: [optOutLinks],
  until: () => [`Until it is used, at most ${spanInWords(optOutTimes.linkMs)}.`],
  rows: ({ email }, { vault }) => ({
    of: optOutLinks,
    where: inArray(optOutLinks.emailIndex, vault.blindIndexes(canBeAsked(email) ? subjectOf(email).email : email)),
    goesAt: sql`${optOutLinks.expiresAt}`,
  }),
  exported: { not: 'A hash and a fingerprint for a day, which say nothing to anybody.' },
  stays: 'It belongs to the mailbox, not to the account, and is gone within a day.',
};

export const optOutsKept: readonly Kept[] = [listed, links];
