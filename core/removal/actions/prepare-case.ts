import { and, eq, inArray, ne } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import type { PrepareCaseInput } from '#contract/removal/desk-input.ts';
import type { Law, LetterKind } from '#contract/removal/letters.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError, notFound } from '#core/base/errors.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import { eventOfState } from '#core/removal/events.ts';
import { findAddressed } from '#core/removal/internal/company-of.ts';
import { bestKind, firstDraft, lawOf, residenceFrom } from '#core/removal/internal/first-letter.ts';
import { readResidence } from '#core/removal/internal/residence.ts';
import { companyKeys, insertCase, lockCases } from '#core/removal/internal/store.ts';
import { hasRight } from '#core/removal/letters/rights.ts';
import { requireCan } from '#core/removal/policy.ts';
import { withUsableWays } from '#core/removal/routes/queries/usable.ts';
import { readWithheld } from '#core/removal/routes/queries/withheld.ts';
import { mostCases } from '#core/removal/rules.ts';
import { removalCases, removalExclusions } from '#core/removal/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

/**
 * Prepares a letter to a company; nothing is sent. A company has one open case for each person: the same again leads to it.
 * @returns the id of the case
 * @throws AppError `not-found` for who cannot be written to, `conflict` for who was left out or one case too many, `invalid`
 *   where it is not known where the person lives
 */
export async function prepareCase(ctx: Context, input: PrepareCaseInput): Promise<string> {
  const person = requireAccount(ctx);
  const { actor, platform } = person;
  requireCan(actor, 'removal.prepare', actor);
  return platform.database.transaction(scopeOf(actor), async (tx) => {
    await lockCases(tx, actor.userId);
    return prepareIn(tx, person, input);
  });
}

/** The same in a transaction that holds the lock of the person's cases. @param by who prepares it, where that is not the person */
export async function prepareIn(
  tx: Transaction,
  ctx: PersonContext,
  input: PrepareCaseInput,
  by: Context = ctx,
): Promise<string> {
  const { actor, platform } = ctx;
  const residence = input.residence ? residenceFrom(input.residence) : await readResidence(tx, ctx);
  if (!residence) throw new AppError('invalid', { publicMessage: fault('residence'), field: 'residence' });
  const addressed = findAddressed(platform.config, input.company, residence.country);
  if (!addressed) throw notFound();
  const keys = companyKeys(platform, actor.userId, addressed.operator);
  const open = await findOpen(tx, actor.userId, keys);
  if (open) return open;
  await requireRoom(tx, actor.userId, keys);
  const company = withUsableWays(addressed.company, await readWithheld(tx));
  const law = lawOf(residence);
  const draft = law && firstDraft(law, company, kindFor(law, input));
  const about = { findingKey: findingKeyOf(ctx, input), scanId: input.scan ?? null };
  const values = { userId: actor.userId, companyKey: keys[0], law, ...about };
  const content = { company, residence, draft, lastSent: null, isExtended: false, pauses: [], isAtAuthority: false };
  const id = await insertCase(tx, platform, values, content);
  await record(tx, by, eventOfState.prepared, { entityId: id, userId: actor.userId });
  return id;
}

/** The key under which scans keep what the person has done about a finding. */
const findingKeyOf = ({ actor, platform }: PersonContext, { finding }: PrepareCaseInput): string | null =>
  finding === undefined ? null : platform.vault.fingerprint('finding', `${actor.userId} ${finding}`);

/** Whoever lost data in a breach has held it; of anybody else it is asked first. */
function kindFor(law: Law, { kind, finding }: PrepareCaseInput): LetterKind {
  return kind && kind !== 'correction' && hasRight(law, kind) ? kind : bestKind(law, finding !== undefined);
}

async function findOpen(tx: Transaction, userId: string, keys: readonly string[]): Promise<string | null> {
  const { id, companyKey, state } = removalCases;
  const [row] = await tx
    .select({ id })
    .from(removalCases)
    .where(and(eq(removalCases.userId, userId), inArray(companyKey, [...keys]), ne(state, 'closed')));
  return row?.id ?? null;
}

async function requireRoom(tx: Transaction, userId: string, keys: readonly string[]): Promise<void> {
  const [leftOut] = await tx
    .select({ id: removalExclusions.id })
    .from(removalExclusions)
    .where(and(eq(removalExclusions.userId, userId), inArray(removalExclusions.companyKey, [...keys])));
  if (leftOut) throw new AppError('conflict', { publicMessage: fault('company-left-out') });
  const count = await tx.$count(removalCases, eq(removalCases.userId, userId));
  if (count >= mostCases) throw new AppError('conflict', { publicMessage: fault('many-requests', mostCases) });
}
