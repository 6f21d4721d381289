import { and, eq, lte, ne } from 'drizzle-orm';
import { type Context, systemContext } from '#core/base/context.ts';
import { findPersonKey } from '#core/base/person-key.ts';
import { readOptedOut } from '#core/opt-outs/queries/opted-out.ts';
import { proveGone } from '#core/removal/cases/absence.ts';
import { moveOn } from '#core/removal/internal/move-on.ts';
import { type LoadedCase, lockCases, readCases } from '#core/removal/internal/store.ts';
import { requireCan } from '#core/removal/policy.ts';
import { openPlace, type Place } from '#core/removal/proof/internal/place.ts';
import { isWatched, type Looked, moveAfter, nextLook } from '#core/removal/proof/rules.ts';
import { removalPlaces } from '#core/removal/proof/schema.ts';
import { removalCases, removalChecks } from '#core/removal/schema.ts';
import { lookAgain, type SecondLook } from '#core/sources/health/actions/look-again.ts';
import { subjectFrom } from '#core/sources/queries/subject.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** Places in one run. */
const MOST = 50;

interface Due {
  caseId: string;
  userId: string;
  tries: number;
}

const noLook: SecondLook = { saw: 'no-answer', control: 'not-run' };

/**
 * Looks at the places whose time has come, one question each, and moves their cases by what it saw. Places whose case has
 * moved are planned anew. A run after a crash goes on with what is left: no look counts twice.
 */
export async function lookAtPlaces(platform: Platform, signal: AbortSignal): Promise<void> {
  const ctx = systemContext(platform, 'removal.looks');
  requireCan(ctx.actor, 'removal.observe');
  for (const due of await readDue(platform)) {
    signal.throwIfAborted();
    const place = (await isItsTime(platform, due)) ? await readPlace(platform, due) : null;
    if (place) await saveLook(ctx, due, await lookAt(platform, place, signal));
  }
}

/** Whether to look now. A place whose case has moved since it was planned is planned anew. */
function isItsTime(platform: Platform, due: Due): Promise<boolean> {
  return platform.database.transaction(systemScope, async (tx) => {
    const [loaded] = await readCases(tx, platform, due.userId, due.caseId);
    const next = loaded ? nextLook(lookedOf(loaded, due.tries)) : null;
    if (next && next <= platform.clock.now()) return true;
    await tx.update(removalPlaces).set({ nextLookAt: next }).where(eq(removalPlaces.caseId, due.caseId));
    return false;
  });
}

const readDue = ({ database, clock }: Platform): Promise<Due[]> =>
  database.read(systemScope, (tx) =>
    tx
      .select({ caseId: removalPlaces.caseId, userId: removalPlaces.userId, tries: removalPlaces.tries })
      .from(removalPlaces)
      .where(lte(removalPlaces.nextLookAt, clock.now()))
      .orderBy(removalPlaces.nextLookAt)
      .limit(MOST),
  );

/** Null once the key of its person is destroyed. */
function readPlace(platform: Platform, { caseId, userId }: Due): Promise<Place | null> {
  return platform.database.read(systemScope, async (tx) => {
    const [row] = await tx.select().from(removalPlaces).where(eq(removalPlaces.caseId, caseId));
    const key = await findPersonKey(tx, platform, userId);
    return row?.sealed && key ? openPlace(platform, key, caseId, row.sealed) : null;
  });
}

/** Never throws for what the source does; an address that must not be scanned is not asked about. */
async function lookAt(platform: Platform, { sourceId, kind, value, key }: Place, signal: AbortSignal) {
  const source = platform.sources.sourceById(sourceId);
  if (!source) return noLook;
  if (kind === 'email' && (await readOptedOut(platform, [value])).size > 0) return noLook;
  return lookAgain(platform, { source, subject: subjectFrom({ kind, value }), key }, signal);
}

const lookedOf = ({ row, steps, checks }: LoadedCase, tries: number): Looked => ({
  state: row.state,
  moves: steps.flatMap(({ state, at }) => (state === null ? [] : [{ state, at }])),
  checks,
  tries,
});

async function saveLook(ctx: Context, due: Due, look: SecondLook): Promise<void> {
  const { platform } = ctx;
  const { caseId, userId } = due;
  const at = platform.clock.now();
  await platform.database.transaction(systemScope, async (tx) => {
    await lockCases(tx, userId);
    const [before] = await readCases(tx, platform, userId, caseId);
    if (!before || !isWatched(lookedOf(before, 0))) return;
    await tx
      .insert(removalChecks)
      .values({ caseId, userId, at, ...look })
      .onConflictDoNothing();
    const tries = look.saw === 'no-answer' || look.control !== 'passed' ? due.tries + 1 : 0;
    const loaded = { ...before, checks: [...before.checks, { at, ...look }] };
    const wanted = moveAfter(lookedOf(loaded, tries));
    const to = wanted && (await isBesideOpenCase(tx, loaded)) ? null : wanted;
    const proof = to === 'seen-gone' ? proveGone(loaded.checks) : null;
    if (to) await moveOn(tx, ctx, loaded, to, proof ? { proof } : {});
    const [after] = await readCases(tx, platform, userId, caseId);
    await planNext(tx, due, after ?? loaded, tries);
  });
}

/** Whether a closed case stays closed: another one to the same company is open, and a person has one at a time. */
async function isBesideOpenCase(tx: Transaction, { row }: LoadedCase): Promise<boolean> {
  if (row.state !== 'closed') return false;
  const { userId, companyKey } = row;
  const isOpen = and(
    eq(removalCases.userId, userId),
    eq(removalCases.companyKey, companyKey),
    ne(removalCases.state, 'closed'),
  );
  return (await tx.select({ id: removalCases.id }).from(removalCases).where(isOpen).limit(1)).length > 0;
}

/** A case that is looked after no more is planned for never. */
async function planNext(tx: Transaction, { caseId }: Due, loaded: LoadedCase, tries: number): Promise<void> {
  await tx
    .update(removalPlaces)
    .set({ nextLookAt: nextLook(lookedOf(loaded, tries)), tries })
    .where(eq(removalPlaces.caseId, caseId));
}
