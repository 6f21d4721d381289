import { fault } from '#contract/faults/faults.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import { identifierProven } from '#core/identifiers/events.ts';
import {
  changeIdentifier,
  type Identifier,
  lockIdentifiers,
  readIdentifiers,
} from '#core/identifiers/internal/store.ts';
import { linkIsOpen } from '#core/identifiers/rules.ts';
import { requireScannable } from '#core/opt-outs/actions/require-scannable.ts';
import type { Transaction } from '#platform/database/database.ts';

/**
 * Proves a mailbox by its mailed link: call it for a POST only, as mail scanners follow links. The link counts in the
 * account that asked for it and in no other: otherwise a stranger could add somebody's address and wait for a careless
 * press.
 * @throws AppError `gone`, the same for every link that does not work; `conflict` for an address that is never to be scanned
 */
export async function proveAddress(ctx: Context, { token }: { token: string }): Promise<void> {
  const person = requireAccount(ctx);
  const { actor, platform } = person;
  const waiting = await platform.database.read(scopeOf(actor), (tx) => findByLink(tx, person, token));
  await requireScannable(platform, waiting.value);
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    await lockIdentifiers(tx, actor.userId);
    const row = await findByLink(tx, person, token);
    const now = platform.clock.now();
    await changeIdentifier(tx, row, { provenBy: 'link', provenAt: now, checkedAt: now, linkHash: null });
    await record(tx, ctx, identifierProven, { entityId: row.id, details: { by: 'link' } });
  });
}

/** The person's own. @throws AppError `gone` */
async function findByLink(tx: Transaction, { actor, platform }: PersonContext, token: string): Promise<Identifier> {
  const { clock, vault } = platform;
  const all = await readIdentifiers(tx, platform, actor.userId);
  const found = all.find(({ linkHash }) => linkHash === vault.hashToken(token));
  if (!found || !linkIsOpen(found, clock.now()))
    throw new AppError('gone', { publicMessage: fault('proof-link-dead') });
  return found;
}
