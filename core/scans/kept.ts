import { eq } from 'drizzle-orm';
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
  tables: [userScans, scanIdentifiers, scanChecks, scanFindings, findingComments, scanLinks, scanAccessKeys],
  until: ({ retention }, { things, span }) =>
    things.scans.until(
      span(retention.idleDays * 86_400_000),
      span(scanTimes.anonymousMs),
      span(scanTimes.watchedMs),
      span(scanTimes.linkMs),
    ),
  rows: ({ userId }) => ({ of: userScans, where: eq(userScans.userId, userId) }),
  exported: ['scans'],
};

const todos: Kept = {
  name: 'to-dos',
  chapter: 'scans',
  tables: [findingTodos],
  until: ({ retention }, { things, span }) => things['to-dos'].until(span(retention.idleDays * 86_400_000)),
  rows: ({ userId }) => ({ of: findingTodos, where: eq(findingTodos.userId, userId) }),
  exported: ['scans'],
};

export const scansKept: readonly Kept[] = [scans, todos];
