import { fault } from '#contract/faults/faults.ts';
import type { AuthorityInput } from '#contract/removal/desk-input.ts';
import type { Context } from '#core/base/context.ts';
import { changedMeanwhile } from '#core/base/errors.ts';
import { changeCase } from '#core/removal/internal/change-case.ts';
import { moveOn, noteStep } from '#core/removal/internal/move-on.ts';
import { requireSaidDay } from '#core/removal/internal/said-days.ts';

/**
 * Keeps that the person has complained to an authority. No period of the company's runs from then on.
 * @throws AppError `conflict` before any letter was sent; `invalid` for a day that cannot be
 */
export function recordAuthority(ctx: Context, { caseId, name, on }: AuthorityInput): Promise<void> {
  return changeCase(ctx, caseId, async (tx, person, loaded) => {
    requireSaidDay(on, person.platform.clock.now());
    const { row, content: before } = loaded;
    if (!before.lastSent) throw changedMeanwhile(fault('no-letter-sent'));
    const content = { ...before, draft: null, isAtAuthority: true };
    const step = { what: 'authority', name, on } as const;
    if (row.state === 'complaint-made') await noteStep(tx, person, loaded, { content, step });
    else await moveOn(tx, person, loaded, 'complaint-made', { content, step });
  });
}
