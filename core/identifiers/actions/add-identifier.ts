import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import type { IdentifierInput } from '#contract/identifiers/input.ts';
import { mostIdentifiers } from '#contract/identifiers/types.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import { identifierAdded, identifierProven } from '#core/identifiers/events.ts';
import { registrableDomainOf } from '#core/identifiers/internal/domain-record.ts';
import { mailLink } from '#core/identifiers/internal/mail-link.ts';
import {
  changeIdentifier,
  type Identifier,
  insertIdentifier,
  lockIdentifiers,
  readIdentifiers,
} from '#core/identifiers/internal/store.ts';
import { canonicalOf, isFull } from '#core/identifiers/rules.ts';
import { identifiers } from '#core/identifiers/schema.ts';
import { mailboxBehind } from '#core/sources/queries/mailbox.ts';
import { subjectOf } from '#core/sources/queries/subject.ts';
import type { Transaction } from '#platform/database/database.ts';

/** What became of it: `mailed` a link waits in its mailbox, `proven` it is another spelling of a proven mailbox. */
export type Added = 'added' | 'mailed' | 'proven';

/**
 * Adds something to look for. An address is mailed a link; a domain waits for its record. The country takes the place of
 * the one before it.
 * @throws AppError `invalid` with the field for what cannot be, `conflict` for what is there already or one too many,
 *   `limited`
 */
export async function addIdentifier(ctx: Context, input: IdentifierInput): Promise<Added> {
  const person = requireAccount(ctx);
  const { actor, platform } = person;
  const wanted = { ...input, value: storedValue(input) };
  return platform.database.transaction(scopeOf(actor), async (tx) => {
    await lockIdentifiers(tx, actor.userId);
    const before = await readIdentifiers(tx, platform, actor.userId);
    if (wanted.kind === 'country') await removeCountry(tx, before);
    else requireNew(before, wanted, actor.email);
    const added = await insertIdentifier(tx, platform, { ...wanted, userId: actor.userId });
    await record(tx, ctx, identifierAdded, { entityId: added.id, details: { kind: added.kind } });
    return added.kind === 'email' ? beginProof(tx, person, before, added) : 'added';
  });
}

function storedValue({ kind, value }: IdentifierInput): string {
  if (kind === 'email') return subjectOf(value).email;
  if (kind !== 'domain') return value.normalize('NFC');
  const domain = registrableDomainOf(value);
  if (domain === null) throw refusedValue('invalid', fault('own-domain'));
  return domain;
}

const refusedValue = (code: 'invalid' | 'conflict', publicMessage: string) =>
  new AppError(code, { publicMessage, field: 'value' });

async function removeCountry(tx: Transaction, before: readonly Identifier[]): Promise<void> {
  for (const { id, kind } of before) if (kind === 'country') await tx.delete(identifiers).where(eq(identifiers.id, id));
}

function requireNew(before: readonly Identifier[], { kind, value }: IdentifierInput, ownEmail: string): void {
  const same = before.filter((one) => one.kind === kind);
  if (kind === 'email' && canonicalOf(value) === canonicalOf(subjectOf(ownEmail).email))
    throw refusedValue('conflict', fault('account-address'));
  if (same.some((one) => canonicalOf(one.value) === canonicalOf(value)))
    throw refusedValue('conflict', fault(`listed-${kind}`));
  if (isFull(kind, same.length)) throw refusedValue('conflict', fault('many-of-a-kind', mostIdentifiers[kind]));
}

/** Another spelling of a mailbox that is proven needs no second proof: its provider delivers both to the same place. */
async function beginProof(
  tx: Transaction,
  ctx: PersonContext,
  before: readonly Identifier[],
  added: Identifier,
): Promise<Added> {
  const proven = before.filter(({ kind, provenAt }) => kind === 'email' && provenAt !== null);
  const mailboxes = [ctx.actor.email, ...proven.map(({ value }) => value)].map(mailboxBehind);
  if (!mailboxes.includes(mailboxBehind(added.value))) {
    await mailLink(tx, ctx, added);
    return 'mailed';
  }
  const now = ctx.platform.clock.now();
  await changeIdentifier(tx, added, { provenBy: 'alias', provenAt: now, checkedAt: now });
  await record(tx, ctx, identifierProven, { entityId: added.id, details: { by: 'alias' } });
  return 'proven';
}
