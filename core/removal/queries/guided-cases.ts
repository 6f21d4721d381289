import type { CaseSummary, CaseView } from '#contract/removal/desk.ts';
import type { PersonContext } from '#core/base/person.ts';
import { readSender } from '#core/removal/internal/sender.ts';
import { loadCase, readCases } from '#core/removal/internal/store.ts';
import { caseView, summaryOf } from '#core/removal/internal/views.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Requests of a customer who lets staff work on them. The caller has seen that. @param customer as who they are */
export const readGuidedCases = async (tx: Transaction, { actor, platform }: PersonContext): Promise<CaseSummary[]> =>
  (await readCases(tx, platform, actor.userId)).map(summaryOf);

/** One of them, whole. @throws AppError `not-found` */
export async function readGuidedCase(tx: Transaction, customer: PersonContext, id: string): Promise<CaseView> {
  const { actor, platform } = customer;
  return caseView(await loadCase(tx, platform, { userId: actor.userId, id }), await readSender(tx, customer));
}
