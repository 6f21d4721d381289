import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CaseState } from '#contract/removal/cases.ts';
import { notFound } from '#core/base/errors.ts';
import { findPersonKey, personKey } from '#core/base/person-key.ts';
import { type Check, proveGone } from '#core/removal/cases/absence.ts';
import type { Case } from '#core/removal/cases/rules.ts';
import { removalCases, removalChecks, removalSteps } from '#core/removal/schema.ts';
import type { DataKey, Place } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { CaseContent, StepContent } from './content.ts';

export type CaseRow = typeof removalCases.$inferSelect;

export interface Step {
  position: number;
  /** Null where the case stayed as it was. */
  state: CaseState | null;
  at: Date;
  content: StepContent | null;
}

/** A case with what is sealed in it. */
export interface LoadedCase {
  row: CaseRow;
  content: CaseContent;
  /** In order. */
  steps: Step[];
  /** In the order of time. */
  checks: Check[];
}

/** Digests of the pictures that the person has noted. */
export const picturesIn = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ content }) => (content?.what === 'picture' ? [content.sha256] : []));

const casePlace = (id: string): Place => ({ table: 'removal_cases', column: 'sealed', row: id });
const stepPlace = (id: string, position: number): Place => ({
  table: 'removal_steps',
  column: 'sealed',
  row: `${id} ${position}`,
});

/** Of a person and a company, the newest key first. */
export const companyKeys = ({ vault }: Platform, userId: string, companyId: string) =>
  vault.fingerprints('removal company', `${userId} ${companyId}`);

/** One change of a person's cases at a time, until the transaction ends. */
export async function lockCases(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`removals ${userId}`}, 0))`);
}

export const sealCase = ({ vault }: Platform, key: DataKey, id: string, content: CaseContent): string =>
  vault.seal(key, casePlace(id), JSON.stringify(content));

export const sealStep = (
  { vault }: Platform,
  key: DataKey,
  { id, position, content }: { id: string; position: number; content: StepContent },
): string => vault.seal(key, stepPlace(id, position), JSON.stringify(content));

/** What is sealed of a case. @throws VaultError */
export const openContent = (
  { vault }: Platform,
  key: DataKey,
  { id, sealed }: Pick<CaseRow, 'id' | 'sealed'>,
): CaseContent => JSON.parse(vault.open(key, casePlace(id), sealed));

/** Every case of a person, the oldest first. Empty once their key is destroyed. */
export async function readCases(
  tx: Transaction,
  platform: Platform,
  userId: string,
  only: string | null = null,
): Promise<LoadedCase[]> {
  const rows = await tx
    .select()
    .from(removalCases)
    .where(and(eq(removalCases.userId, userId), only === null ? undefined : eq(removalCases.id, only)))
    .orderBy(asc(removalCases.createdAt), asc(removalCases.id));
  const key = rows.length > 0 ? await findPersonKey(tx, platform, userId) : null;
  if (!key) return [];
  const ids = rows.map(({ id }) => id);
  const steps = await tx
    .select()
    .from(removalSteps)
    .where(inArray(removalSteps.caseId, ids))
    .orderBy(asc(removalSteps.position));
  const checks = await tx
    .select()
    .from(removalChecks)
    .where(inArray(removalChecks.caseId, ids))
    .orderBy(asc(removalChecks.at));
  return rows.map((row) => ({
    row,
    content: openContent(platform, key, row),
    steps: steps
      .filter(({ caseId }) => caseId === row.id)
      .map(({ position, state, at, sealed }) => ({
        position,
        state,
        at,
        content: sealed === null ? null : JSON.parse(platform.vault.open(key, stepPlace(row.id, position), sealed)),
      })),
    checks: checks.filter(({ caseId }) => caseId === row.id),
  }));
}

const uuid = z.uuid();

/** An id out of an address may be anything. */
export const isCaseId = (id: string): boolean => uuid.safeParse(id).success;

/** @throws AppError `not-found`, the same for somebody else's */
export async function loadCase(
  tx: Transaction,
  platform: Platform,
  { userId, id }: { userId: string; id: string },
): Promise<LoadedCase> {
  const [found] = isCaseId(id) ? await readCases(tx, platform, userId, id) : [];
  if (!found) throw notFound();
  return found;
}

/** The case as the table of moves knows it. @throws TypeError for one that says gone without a proof */
export function stateOf({ row: { state, since }, steps, checks }: LoadedCase): Case {
  const moves = steps.flatMap(({ state: moved, at }) => (moved === null ? [] : [{ state: moved, at }]));
  const proof = state === 'seen-gone' ? proveGone(checks.filter(({ at }) => at <= since)) : null;
  if (state === 'seen-gone' && !proof) throw new TypeError('a case says gone without a proof');
  const known: unknown = { state, since, history: moves.slice(0, -1), proof };
  return known as Case;
}

/** Adds a case that is prepared, with its first step. */
export async function insertCase(
  tx: Transaction,
  platform: Platform,
  values: Pick<CaseRow, 'userId' | 'companyKey' | 'law' | 'findingKey' | 'scanId'>,
  content: CaseContent,
): Promise<string> {
  const id = crypto.randomUUID();
  const key = await personKey(tx, platform, values.userId);
  const now = platform.clock.now();
  const sealed = sealCase(platform, key, id, content);
  await tx.insert(removalCases).values({ ...values, id, sealed, since: now, createdAt: now, updatedAt: now });
  await tx.insert(removalSteps).values({ caseId: id, userId: values.userId, position: 0, state: 'prepared', at: now });
  return id;
}
