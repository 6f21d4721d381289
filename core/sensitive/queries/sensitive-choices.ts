import { eq } from 'drizzle-orm';
import type { SensitiveChoice, SensitiveView } from '#contract/sensitive/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { findPersonKey } from '#core/base/person-key.ts';
import { readUsernames } from '#core/identifiers/queries/own-usernames.ts';
import { type ChoiceRow, openAnswers } from '#core/sensitive/internal/store.ts';
import { isAsking } from '#core/sensitive/rules.ts';
import { sensitiveChoices } from '#core/sensitive/schema.ts';
import type { Platform } from '#platform/platform.ts';

/** Every user name of the actor's, with the choice about it and what the sites answered. @throws AppError `unauthenticated` */
export function listSensitiveChoices(ctx: Context): Promise<SensitiveView[]> {
  const { actor, platform } = requireAccount(ctx);
  const { userId } = actor;
  return platform.database.read(scopeOf(actor), async (tx) => {
    const usernames = await readUsernames(tx, platform, userId);
    const rows = await tx.select().from(sensitiveChoices).where(eq(sensitiveChoices.userId, userId));
    const key = rows.length > 0 ? await findPersonKey(tx, platform, userId) : null;
    const openOf = (row: ChoiceRow) => (key ? openAnswers(platform.vault, key, row) : []);
    const choiceOf = new Map(rows.map((row) => [row.identifierId, viewOf(platform, row, openOf(row))]));
    return usernames.map(({ id, value }) => ({ id, username: value, choice: choiceOf.get(id) ?? null }));
  });
}

const viewOf = ({ clock }: Platform, row: ChoiceRow, answers: SensitiveChoice['answers']): SensitiveChoice => ({
  switchedOnAt: row.switchedOnAt.toISOString(),
  askedAt: row.askedAt?.toISOString() ?? null,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  isAsking: isAsking(row, clock.now()),
  answers,
});
