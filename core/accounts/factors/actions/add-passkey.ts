import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { count, eq } from 'drizzle-orm';
import type { NewPasskey } from '#contract/accounts/factor-input.ts';
import type { PasskeyView } from '#contract/accounts/factors.ts';
import keptDeviceTexts from '#contract/base/device.texts.en.ts';
import { deviceOf } from '#contract/base/device.ts';
import { fault } from '#contract/faults/faults.ts';
import { passkeyOn } from '#core/accounts/factors/emails.ts';
import { passkeyAdded, passkeyRefused } from '#core/accounts/factors/events.ts';
import { createChallenge, relyingParty, takeChallenge } from '#core/accounts/factors/internal/challenges.ts';
import { announcePasskeyChange } from '#core/accounts/factors/internal/passkeys.ts';
import { isVouchedFor, requireStaffProof } from '#core/accounts/factors/internal/session-proofs.ts';
import { loadWebauthn, writtenOf } from '#core/accounts/factors/internal/webauthn.ts';
import { ownPasskeys, passkeyViewOf } from '#core/accounts/factors/queries/passkeys.ts';
import { challengeLifeMs, mostPasskeys } from '#core/accounts/factors/rules.ts';
import { passkeys } from '#core/accounts/factors/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';
import { requireProof } from './require-proof.ts';

/** What the browser asks an authenticator for. */
export type PasskeyOptions = PublicKeyCredentialCreationOptionsJSON;

/**
 * Begins to add a passkey. Nothing changes until `addPasskey` brings the authenticator's answer, within five minutes.
 * @param proof the password, or with two-factor sign-in a code
 * @throws AppError `conflict` when there are too many; `forbidden` for staff who have not opened the mailed link; as
 *   `requireProof`
 */
export async function beginPasskey(ctx: Context, { proof }: { proof: string }): Promise<PasskeyOptions> {
  const person = await requireProof(ctx, proof);
  const { platform, actor } = person;
  const known = await platform.database.transaction(scopeOf(actor), async (tx) => {
    await requireStaffProof(tx, person);
    return ownPasskeys(tx, actor.userId);
  });
  if (known.length >= mostPasskeys) throw new AppError('conflict', { publicMessage: fault('many-passkeys') });
  const { id: rpID, name: rpName } = relyingParty(platform);
  const { generateRegistrationOptions } = await loadWebauthn();
  return generateRegistrationOptions({
    rpID,
    rpName,
    userName: actor.email,
    userDisplayName: actor.fullName ?? actor.email,
    userID: new TextEncoder().encode(actor.userId),
    challenge: await createChallenge(platform, { purpose: 'add', userId: actor.userId }),
    timeout: challengeLifeMs,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
  });
}

type Added = Pick<typeof passkeys.$inferInsert, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** @returns null for an answer that is not of this site, of this question, or of a verified person */
async function verifyNewPasskey({ platform, actor }: PersonContext, answer: NewPasskey): Promise<Added | null> {
  const { clientDataJSON, transports } = answer.response;
  const asked = { purpose: 'add', userId: actor.userId } as const;
  const expectedChallenge = await takeChallenge(platform, clientDataJSON, asked);
  if (expectedChallenge === null) return null;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(platform);
  const { verifyRegistrationResponse } = await loadWebauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
    });
    if (!registrationInfo) return null;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    return { credentialId, publicKey: writtenOf(publicKey), counter, transports };
  } catch (error) {
    platform.log.info('An answer of an authenticator was refused', { error });
    return null;
  }
}

/**
 * Adds the passkey that an authenticator made for `beginPasskey`. Tells the person by mail.
 * @throws AppError `invalid` for an answer that does not fit, which is recorded; `conflict`; `unauthenticated`
 */
export async function addPasskey(
  ctx: Context,
  { name, answer }: { name: string; answer: NewPasskey },
): Promise<PasskeyView> {
  const person = requireAccount(ctx);
  const { userId } = person.actor;
  const added = await verifyNewPasskey(person, answer);
  const { database, clock } = ctx.platform;
  const row = await database.transaction(scopeOf(ctx.actor), async (tx) => {
    if (!added) return record(tx, ctx, passkeyRefused, { entityId: userId, outcome: 'refused' });
    await requireStaffProof(tx, person);
    await requireRoom(tx, userId);
    const isVouched = await isVouchedFor(tx, person);
    const createdAt = clock.now();
    const [kept] = await tx
      .insert(passkeys)
      .values({
        ...added,
        userId,
        name,
        createdAt,
        device: deviceOf(ctx.client?.userAgent ?? null, keptDeviceTexts),
        isVouchedFor: isVouched,
      })
      .onConflictDoNothing()
      .returning();
    if (!kept) throw new AppError('conflict', { publicMessage: fault('passkey-known') });
    await announcePasskeyChange(tx, person, { event: passkeyAdded, mail: passkeyOn, name });
    return kept;
  });
  if (!row) throw new AppError('invalid', { publicMessage: fault('passkey-not-added') });
  return passkeyViewOf(row);
}

async function requireRoom(tx: Transaction, userId: string): Promise<void> {
  const [held] = await tx.select({ passkeys: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  if ((held?.passkeys ?? 0) >= mostPasskeys) throw new AppError('conflict', { publicMessage: fault('many-passkeys') });
}
