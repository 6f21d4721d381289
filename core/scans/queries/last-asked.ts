import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { askedKey, type LastAsked } from '#contract/identifiers/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { scanChecks, scanIdentifiers, userScans } from '#core/scans/schema.ts';
import { answerKey } from '#core/sources/queries/answer-key.ts';
import { subjectFrom } from '#core/sources/queries/subject.ts';
import type { Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Scans that are looked through: older ones say little about what is asked today. */
const NEWEST = 5;

interface Asked extends LastAsked {
  /** Blind index of the scan's own address where it is about that, else the key of what it is about. */
  about: string | null;
}

type Kind = Parameters<typeof subjectFrom>[0]['kind'];

/** What sources are asked about; the rest is for brokers. */
const kinds: ReadonlySet<string> = new Set<Kind>(['email', 'domain', 'username']);

/**
 * When each of these was last asked about in a finished scan of the actor, and how many sources gave an answer. Nothing
 * is opened for it: scans keep a blind index of their address, and a key of what else they were about.
 * @returns by `askedKey`
 * @throws AppError `unauthenticated`
 */
export async function readLastAsked(
  ctx: Context,
  identifiers: readonly { kind: string; value: string }[],
): Promise<Readonly<Record<string, LastAsked>>> {
  const { actor, platform } = requireAccount(ctx);
  const noGaps = platform.sources.allSources().flatMap(({ id, mustProve }) => (mustProve ? [id] : []));
  const rows = await platform.database.read(scopeOf(actor), (tx) => readAsked(tx, actor.userId, noGaps));
  const found = identifiers.flatMap(({ kind, value }): [string, LastAsked][] => {
    if (!kinds.has(kind)) return [];
    const names = namesOf(platform.vault, { kind: kind as Kind, value });
    const last = rows.find(({ about }) => about !== null && names.includes(about));
    return last
      ? [[askedKey(kind, value), { at: last.at, asked: last.asked, answered: last.answered, waiting: last.waiting }]]
      : [];
  });
  return Object.fromEntries(found);
}

function namesOf(vault: Vault, identifier: { kind: Kind; value: string }): string[] {
  const own = identifier.kind === 'email' ? vault.blindIndexes(identifier.value) : [];
  return [...own, answerKey(vault, subjectFrom(identifier))];
}

/** Of the newest scans, newest first. @param noGaps ids of sources that are not missing where they gave no answer */
async function readAsked(tx: Transaction, userId: string, noGaps: readonly string[]): Promise<Asked[]> {
  const isNoGap = sql`(${scanChecks.state} = 'not-checked'
    and ${scanChecks.sourceId} in (select jsonb_array_elements_text(${JSON.stringify(noGaps)}::jsonb)))`;
  const newest = tx
    .select({ id: userScans.id })
    .from(userScans)
    .where(and(eq(userScans.userId, userId), eq(userScans.status, 'completed')))
    .orderBy(desc(userScans.createdAt), desc(userScans.id))
    .limit(NEWEST);
  const rows = await tx
    .select({
      about: sql<
        string | null
      >`case when ${scanIdentifiers.position} = 0 then ${userScans.emailIndex} else ${scanIdentifiers.answerKey} end`,
      at: sql<Date>`coalesce(${userScans.finishedAt}, ${userScans.createdAt})`.mapWith(userScans.createdAt),
      asked:
        sql`count(*) filter (where ${scanChecks.reason} is distinct from 'not-applicable' and not ${isNoGap})`.mapWith(
          Number,
        ),
      answered: sql`count(*) filter (where ${scanChecks.state} in ('found', 'clear'))`.mapWith(Number),
      waiting: sql`count(*) filter (where ${scanChecks.state} = 'waiting')`.mapWith(Number),
    })
    .from(userScans)
    .innerJoin(scanIdentifiers, eq(scanIdentifiers.scanId, userScans.id))
    .innerJoin(
      scanChecks,
      and(eq(scanChecks.scanId, scanIdentifiers.scanId), eq(scanChecks.identifierId, scanIdentifiers.id)),
    )
    .where(inArray(userScans.id, newest))
    .groupBy(userScans.id, scanIdentifiers.scanId, scanIdentifiers.id)
    .orderBy(desc(userScans.createdAt), desc(userScans.id));
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
