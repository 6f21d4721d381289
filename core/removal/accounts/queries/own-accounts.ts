import type { ChosenAccount } from '#contract/mailbox/chosen.ts';
import type { CompanyRoutes } from '#contract/removal/company.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { readAccounts } from '#core/removal/accounts/internal/store.ts';
import { findCompanyRoutes } from '#core/removal/directory/queries/company-routes.ts';
import { readResidence } from '#core/removal/internal/residence.ts';
import { readWithheld } from '#core/removal/routes/queries/withheld.ts';

/** An account that the person wants to close, and the ways to that. */
export interface OwnAccount extends ChosenAccount {
  id: string;
  /** ISO 8601; null while it is open. */
  closedAt: string | null;
  /** Null where nobody is known who could be asked. */
  routes: CompanyRoutes | null;
}

/** Accounts that the actor wants to close, the oldest on the list first. @throws AppError `unauthenticated` */
export async function listOwnAccounts(ctx: Context): Promise<OwnAccount[]> {
  const person = requireAccount(ctx);
  const { actor, platform } = person;
  const { kept, residence, withheld } = await platform.database.read(scopeOf(actor), async (tx) => ({
    kept: await readAccounts(tx, platform, actor.userId),
    residence: await readResidence(tx, person),
    withheld: await readWithheld(tx),
  }));
  const country = residence?.country ?? null;
  return kept.map(({ id, domain, since, last, closedAt }) => ({
    id,
    domain,
    since,
    last,
    closedAt: closedAt?.toISOString() ?? null,
    routes: findCompanyRoutes(platform.config, { name: domain, domain }, { country, withheld }),
  }));
}

/** The same for the copy of the person's data. @throws AppError `unauthenticated` */
export function listKeptAccounts(ctx: Context) {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) =>
    (await readAccounts(tx, platform, actor.userId)).map(({ domain, since, last, closedAt, createdAt }) => ({
      domain,
      since,
      last,
      closedAt: closedAt?.toISOString() ?? null,
      addedAt: createdAt.toISOString(),
    })),
  );
}
