import { inArray, sql } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { canBeAsked, subjectOf } from '#core/sources/queries/subject.ts';
import { optOutTimes } from './rules.ts';
import { optOutLinks, optOuts } from './schema.ts';

const listed: Kept = {
  name: 'opt-outs',
  chapter: 'safety',
  tables: [optOuts],
  until: (_config, { things }) => things['opt-outs'].until(),
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
  tables: [optOutLinks],
  until: (_config, { things, span }) => things['opt-out-links'].until(span(optOutTimes.linkMs)),
  rows: ({ email }, { vault }) => ({
    of: optOutLinks,
    where: inArray(optOutLinks.emailIndex, vault.blindIndexes(canBeAsked(email) ? subjectOf(email).email : email)),
    goesAt: sql`${optOutLinks.expiresAt}`,
  }),
  exported: { not: 'A hash and a fingerprint for a day, which say nothing to anybody.' },
  stays: 'It belongs to the mailbox, not to the account, and is gone within a day.',
};

export const optOutsKept: readonly Kept[] = [listed, links];
