import { and, eq, inArray } from 'drizzle-orm';
import type { OwnershipAnswer } from '#contract/scans/ownership.ts';
import type { StepId } from '#contract/scans/steps.ts';
import type { Ticked, Todo, Todos } from '#contract/scans/todos.ts';
import { findingTodos } from '#core/scans/schema.ts';
import type { Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

const keysOf = (vault: Vault, userId: string, { id }: Pick<Ticked, 'id'>) =>
  vault.fingerprints('finding', `${userId} ${id}`);
const stepKeysOf = (vault: Vault, userId: string, { id }: Ticked, step: StepId) =>
  vault.fingerprints('finding step', `${userId} ${id} ${step}`);

type Row = typeof findingTodos.$inferSelect;

function todoOf(vault: Vault, finding: Ticked, { userId, state, steps }: Row): Todo {
  const done = finding.steps.flatMap((step, place) =>
    stepKeysOf(vault, userId, finding, step.id).some((key) => steps.includes(key)) ? [place] : [],
  );
  return { state, steps: done };
}

/** Says of findings what the person has done about them. */
export interface TodosOf {
  (findings: readonly Ticked[]): Todos;
  /** Ids of findings that they said are theirs. */
  mine?: ReadonlySet<string>;
  /** Ids of findings that they said are somebody else's. */
  notMine?: ReadonlySet<string>;
  /** Ids of findings on profiles that they have shown to be theirs. */
  shown?: ReadonlySet<string>;
  /** When findings were proved to be gone, ISO 8601, by their ids. */
  gone?: ReadonlyMap<string, string>;
}

/** What the person has done about these findings, whichever scan they come from. @param ids of findings */
export async function readTodos(
  tx: Transaction,
  vault: Vault,
  userId: string,
  ids: readonly string[],
): Promise<TodosOf> {
  if (ids.length === 0) return () => ({});
  const keys = [...new Set(ids)].flatMap((id) => keysOf(vault, userId, { id }).map((key) => [key, id] as const));
  const byKey = new Map(keys);
  const rows = await tx
    .select()
    .from(findingTodos)
    .where(and(eq(findingTodos.userId, userId), inArray(findingTodos.findingKey, [...byKey.keys()])));
  const byId = new Map(rows.map((row) => [byKey.get(row.findingKey), row]));
  const todosOf = (findings: readonly Ticked[]) =>
    Object.fromEntries(
      findings.flatMap((finding) => {
        const row = byId.get(finding.id);
        return row ? [[finding.id, todoOf(vault, finding, row)]] : [];
      }),
    );
  return Object.assign(todosOf, { mine: saidMine(byId), notMine: saidNotMine(byId) });
}

const saidMine = (byId: ReadonlyMap<string | undefined, Row>): Set<string> =>
  new Set(
    [...byId].flatMap(([id, { answer, state }]) => (id && answer === 'mine' && state !== 'not-mine' ? [id] : [])),
  );

const saidNotMine = (byId: ReadonlyMap<string | undefined, Row>): Set<string> =>
  new Set([...byId].flatMap(([id, { state }]) => (id && state === 'not-mine' ? [id] : [])));

/**
 * Keeps the answer to whether a finding is theirs, and takes what is not from everything that counts. Under the person's
 * scope.
 * @returns what they had said before
 */
export async function writeAnswer(
  tx: Transaction,
  { vault, clock }: Platform,
  { userId, id }: { userId: string; id: string },
  answer: OwnershipAnswer,
): Promise<OwnershipAnswer | null> {
  const keys = keysOf(vault, userId, { id });
  const [before] = await tx
    .select({ answer: findingTodos.answer })
    .from(findingTodos)
    .where(and(eq(findingTodos.userId, userId), inArray(findingTodos.findingKey, keys)))
    .for('update');
  const state = answer === 'mine' ? ('open' as const) : ('not-mine' as const);
  const now = clock.now();
  const [findingKey, ...older] = keys;
  if (older.length > 0)
    await tx.delete(findingTodos).where(and(eq(findingTodos.userId, userId), inArray(findingTodos.findingKey, older)));
  await tx
    .insert(findingTodos)
    .values({ userId, findingKey, state, answer, steps: [], createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: [findingTodos.userId, findingTodos.findingKey], set: { state, answer } });
  return before?.answer ?? null;
}

/** Replaces what was kept about the finding. Under the person's scope. */
export async function writeTodo(
  tx: Transaction,
  { vault, clock }: Platform,
  userId: string,
  finding: Ticked,
  { state, steps: places }: Todo,
): Promise<void> {
  const [findingKey, ...older] = keysOf(vault, userId, finding);
  const steps = places.flatMap((place) => {
    const step = finding.steps[place];
    return step === undefined ? [] : [stepKeysOf(vault, userId, finding, step.id)[0]];
  });
  const now = clock.now();
  if (older.length > 0)
    await tx.delete(findingTodos).where(and(eq(findingTodos.userId, userId), inArray(findingTodos.findingKey, older)));
  await tx
    .insert(findingTodos)
    .values({ userId, findingKey, state, steps, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: [findingTodos.userId, findingTodos.findingKey], set: { state, steps } });
}
