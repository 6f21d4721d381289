import { eq } from 'drizzle-orm';
import { spanInWords } from '#contract/base/span.ts';
import type { Kept } from '#core/base/kept.ts';
import { scanTimes } from './rules.ts';
import {
  findingComments,
  findingTodos,
  scanAccessKeys,
  scanChecks,
  scanFindings,
  scanIdentifiers,
  scanLinks,
  userScans,
} from './schema.ts';

const scans: Kept = {
  name: 'scans',
  chapter: 'scans',
  title: 'Scans and their reports',
  what: 'Name and address that a scan was asked for, which sources were asked and what each answered, what was found, and what a specialist said of it, encrypted under a key of the scan. The score and a summary are kept beside it.',
  why: 'So that you can read the report.',
  tables: [userScans, scanIdentifiers, scanChecks, scanFindings, findingComments, scanLinks, scanAccessKeys],
  until: ({ retention }) => [
    `In an account: until it is erased, or nobody has used it for ${spanInWords(retention.idleDays * 86_400_000)}.`,
    `Without an account: ${spanInWords(scanTimes.anonymousMs)}. The key is destroyed first.`,
    `Scanned again for an address that is watched without an account: ${spanInWords(scanTimes.watchedMs)}, or until that is stopped.`,
    `A request that nobody confirmed: ${spanInWords(scanTimes.linkMs)}.`,
  ],
  rows: ({ userId }) => ({ of: userScans, where: eq(userScans.userId, userId) }),
  exported: ['scans'],
};

const todos: Kept = {
  name: 'to-dos',
  chapter: 'scans',
  title: 'What you have done about findings',
  what: 'Steps that you ticked off, and what you said is yours or is not. Of the finding itself a keyed fingerprint.',
  why: 'So that the next report knows it.',
  tables: [findingTodos],
  until: ({ retention }) => [
    `Until your account is erased, or nobody has used it for ${spanInWords(retention.idleDays * 86_400_000)}.`,
  ],
  rows: ({ userId }) => ({ of: findingTodos, where: eq(findingTodos.userId, userId) }),
  exported: ['scans'],
};

export const scansKept: readonly Kept[] = [scans, todos];
