import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { and, asc, gte, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { profilesAmong } from '#core/accounts/profile/erase.ts';
import { accountErasures } from '#core/lifecycle/erasure/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * The ledger: a file outside the database that names every account that was erased, by its random id. A backup that is
 * older than an erasure brings the account back, and the database then knows nothing of it: the file does.
 */
export const ledgerFile = (dataDir: string): string => path.join(dataDir, 'erasures.jsonl');

const lineShape = z.object({ userId: z.uuid(), erasedAt: z.iso.datetime() });
type Line = z.output<typeof lineShape>;

const BATCH = 500;
/** Erasures that ran at the same time may have been written in another order than they ended. */
const OVERLAP_MS = 86_400_000;

/** What the file holds; empty before there is one. */
export const readLedgerText = (dataDir: string): Promise<string> =>
  readFile(ledgerFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/** Lines that a crash has cut short are left out: what they named is appended again. */
export function parseLedger(text: string): Map<string, Line> {
  const lines = text.split('\n').flatMap((line) => {
    const parsed = lineShape.safeParse(parseJson(line));
    return parsed.success ? [parsed.data] : [];
  });
  return new Map(lines.map((line) => [line.userId, line]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Appends to the file what the database says was erased, and asks for the erasure of accounts that the file names and
 * that are there again. @returns how many came back
 */
export async function keepLedger(platform: Platform): Promise<number> {
  const { config } = platform;
  const file = ledgerFile(config.dataDir);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const known = parseLedger(await readLedgerText(config.dataDir));
  const back = await eraseAgain(platform, [...known.keys()]);
  await appendLines(file, await newlyErased(platform, known));
  return back;
}

/** Appends what another copy of the file names and this one does not, such as one that outlived a container. */
export async function mergeLedger(dataDir: string, copy: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const known = parseLedger(await readLedgerText(dataDir));
  const missing = [...parseLedger(copy).values()].filter(({ userId }) => !known.has(userId));
  await appendLines(ledgerFile(dataDir), missing);
}

async function newlyErased({ database }: Platform, known: ReadonlyMap<string, Line>): Promise<Line[]> {
  const last = [...known.values()].reduce((latest, { erasedAt }) => (erasedAt > latest ? erasedAt : latest), '');
  const since = new Date(last === '' ? 0 : Date.parse(last) - OVERLAP_MS);
  const rows = await database.transaction(systemScope, (tx) =>
    tx
      .select({ userId: accountErasures.userId, erasedAt: accountErasures.erasedAt })
      .from(accountErasures)
      .where(and(isNotNull(accountErasures.erasedAt), gte(accountErasures.erasedAt, since)))
      .orderBy(asc(accountErasures.erasedAt), asc(accountErasures.userId)),
  );
  return rows.flatMap(({ userId, erasedAt }) =>
    erasedAt === null || known.has(userId) ? [] : [{ userId, erasedAt: erasedAt.toISOString() }],
  );
}

async function appendLines(file: string, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  const handle = await open(file, 'a', 0o600);
  try {
    // Begins with a line break: the last line may have been cut short.
    await handle.appendFile(`\n${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function eraseAgain({ database, clock }: Platform, ids: readonly string[]): Promise<number> {
  let count = 0;
  for (let from = 0; from < ids.length; from += BATCH) {
    count += await database.transaction(systemScope, async (tx) => {
      const back = await profilesAmong(tx, ids.slice(from, from + BATCH));
      const now = clock.now();
      const rows = back.map((userId) => ({ userId, reason: 'restored' as const, requestedAt: now, dueAt: now }));
      if (rows.length === 0) return 0;
      const again = { reason: 'restored' as const, dueAt: now, begunAt: null, erasedAt: null };
      await tx
        .insert(accountErasures)
        .values(rows)
        .onConflictDoUpdate({
          target: accountErasures.userId,
          set: again,
          setWhere: sql`${accountErasures.dueAt} > ${now.toISOString()} or ${accountErasures.erasedAt} is not null`,
        });
      return rows.length;
    });
  }
  return count;
}
