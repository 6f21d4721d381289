import type { CaseSummary, CheckView, StepView } from '#contract/removal/desk.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { readExclusions } from '#core/removal/internal/exclusions.ts';
import { readSender } from '#core/removal/internal/sender.ts';
import { readCases } from '#core/removal/internal/store.ts';
import { caseView } from '#core/removal/internal/views.ts';

export interface ExportedCase extends CaseSummary {
  companyId: string;
  residence: string | null;
  steps: StepView[];
  checks: CheckView[];
}

/** Every request of the actor with all that happened in it, for the copy of their data. @throws AppError `unauthenticated` */
export function listCasesWhole(ctx: Context): Promise<ExportedCase[]> {
  const person = requireAccount(ctx);
  const { actor, platform } = person;
  return platform.database.read(scopeOf(actor), async (tx) => {
    const sender = await readSender(tx, person);
    return (await readCases(tx, platform, actor.userId)).map((loaded) => {
      const { id, company, residence, state, since, turn, due, law, to, steps, checks } = caseView(loaded, sender);
      return { id, company, companyId: to.id, residence, state, since, turn, due, law, steps, checks };
    });
  });
}

/** Companies that the actor has left out. @throws AppError `unauthenticated` */
export function listExclusions(ctx: Context): Promise<{ company: string; since: string }[]> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const rows = await readExclusions(tx, platform, actor.userId);
    return rows.map(({ company, createdAt }) => ({ company, since: createdAt.toISOString() }));
  });
}
