import { fault } from '#contract/faults/faults.ts';
import type { ProfileInput } from '#contract/identifiers/input.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAllowance } from '#core/base/limits.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import { identifierProven } from '#core/identifiers/events.ts';
import { holdsToken } from '#core/identifiers/internal/profile-token.ts';
import {
  changeIdentifier,
  type Identifier,
  loadIdentifier,
  lockIdentifiers,
} from '#core/identifiers/internal/store.ts';
import { profileKey } from '#core/identifiers/queries/proven-profiles.ts';
import { findProvingSource, type ProvingSource } from '#core/identifiers/queries/proving-sites.ts';
import { identifierLimits } from '#core/identifiers/rules.ts';
import { readProfileText } from '#core/sources/actions/read-profile-text.ts';
import type { Transaction } from '#platform/database/database.ts';
import { limitsOf } from '#platform/limits/limits.ts';

/** `nobody`: there is no profile under the name. `unknown`: the site could not be asked. */
type ProfileSeen = 'there' | 'missing' | 'nobody' | 'unknown';

/**
 * Asks a site once for the text of the profile under a user name of the actor's, and keeps that it holds their token: the
 * profile is then theirs. Again changes nothing.
 * @throws AppError `not-found`, `conflict` for what is no user name, `invalid` for a site that cannot tell, `limited`
 */
export async function proveProfile(ctx: Context, { id, source: sourceId }: ProfileInput): Promise<ProfileSeen> {
  const person = requireAccount(ctx);
  const { actor, platform } = person;
  const source = findProvingSource(platform, sourceId);
  if (!source) throw new AppError('invalid', { publicMessage: fault('unknown-site'), field: 'source' });
  const username = await platform.database.transaction(scopeOf(actor), (tx) => admitCheck(tx, person, id));
  const seen = await readProfileText(platform, source, username.value);
  if (seen.state !== 'read') return seen.state;
  if (!holdsToken(platform.vault, username, seen.text)) return 'missing';
  await platform.database.transaction(scopeOf(actor), (tx) => keepProof(tx, person, username.id, source));
  return 'there';
}

async function admitCheck(tx: Transaction, { actor, platform }: PersonContext, id: string): Promise<Identifier> {
  const found = await loadIdentifier(tx, platform, { userId: actor.userId, id });
  if (found.kind !== 'username') throw new AppError('conflict', { publicMessage: fault('no-username') });
  const limits = limitsOf(platform.vault, 'profile check', actor.userId, identifierLimits.profiles);
  await requireAllowance(tx, platform, limits, fault('many-checks'));
  return found;
}

async function keepProof(tx: Transaction, ctx: PersonContext, id: string, source: ProvingSource): Promise<void> {
  const { actor, platform } = ctx;
  await lockIdentifiers(tx, actor.userId);
  const found = await loadIdentifier(tx, platform, { userId: actor.userId, id });
  if (found.profiles.some(({ sourceId }) => sourceId === source.id)) return;
  const now = platform.clock.now();
  const key = profileKey(platform.vault, actor.userId, { sourceId: source.id, username: found.value });
  await changeIdentifier(tx, found, {
    provenBy: 'profile',
    provenAt: found.provenAt ?? now,
    checkedAt: now,
    profiles: [...found.profiles, { sourceId: source.id, key, at: now.toISOString() }],
  });
  await record(tx, ctx, identifierProven, { entityId: found.id, details: { by: 'profile' } });
}
