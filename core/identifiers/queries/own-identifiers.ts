import type { IdentifierView } from '#contract/identifiers/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { recordFor } from '#core/identifiers/internal/domain-record.ts';
import { profileToken } from '#core/identifiers/internal/profile-token.ts';
import { type Identifier, readIdentifiers } from '#core/identifiers/internal/store.ts';
import { proofOf } from '#core/identifiers/rules.ts';
import { subjectOf } from '#core/sources/queries/subject.ts';
import type { Platform } from '#platform/platform.ts';
import { siteName } from './proving-sites.ts';

/** Everything that the actor is looked for by, the address of the account first. @throws AppError `unauthenticated` */
export async function listOwnIdentifiers(ctx: Context): Promise<IdentifierView[]> {
  const { actor, platform } = requireAccount(ctx);
  const rows = await platform.database.read(scopeOf(actor), (tx) => readIdentifiers(tx, platform, actor.userId));
  return [ofAccount(actor.email), ...rows.map((row) => viewOf(platform, row))];
}

/** Signing in with it took a mailed link. */
const ofAccount = (email: string): IdentifierView => ({
  id: null,
  kind: 'email',
  value: subjectOf(email).email,
  state: 'proven',
  provenBy: 'account',
  provenAt: null,
  checkedAt: null,
  mailedAt: null,
  record: null,
  profiles: [],
});

const viewOf = (platform: Platform, row: Identifier): IdentifierView => ({
  id: row.id,
  kind: row.kind,
  value: row.value,
  state: proofOf(row),
  provenBy: row.provenBy,
  provenAt: row.provenAt?.toISOString() ?? null,
  checkedAt: row.checkedAt?.toISOString() ?? null,
  mailedAt: row.mailedAt?.toISOString() ?? null,
  record: recordOf(platform, row),
  profiles: row.profiles.map(({ sourceId, at }) => ({ site: siteName(platform, sourceId), at })),
});

/** What is to be published to prove it. */
function recordOf({ vault }: Platform, row: Identifier): string | null {
  if (row.kind === 'domain') return recordFor(vault, row.userId, row.value);
  return row.kind === 'username' ? profileToken(vault, row) : null;
}
