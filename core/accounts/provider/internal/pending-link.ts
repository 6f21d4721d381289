import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createLink, type LinkRow } from '#core/accounts/sessions/internal/links.ts';
import { personKey } from '#core/base/person-key.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Identity } from '#platform/identity/provider.ts';
import type { Platform } from '#platform/platform.ts';

const pending = z.object({
  identity: z.object({
    issuer: z.string(),
    subject: z.string(),
    email: z.string().nullable(),
    isEmailVerified: z.boolean(),
    fullName: z.string().nullable(),
    sessionId: z.string().nullable(),
    acr: z.string().nullable(),
    amr: z.array(z.string()),
    staffValues: z.array(z.string()),
  }),
  browserHash: z.string(),
});

const placeOf = (row: string) => ({ table: 'auth_links', column: 'sealed', row });

/** A link that waits in a mailbox, with the identity that it would link. It counts in one browser. @returns its token */
export async function createPendingLink(
  tx: Transaction,
  platform: Platform,
  userId: string,
  { identity, browser }: { identity: Identity; browser: string },
): Promise<string> {
  const { vault } = platform;
  const id = randomUUID();
  const key = await personKey(tx, platform, userId);
  const text = JSON.stringify(pending.parse({ identity, browserHash: vault.hashToken(browser) }));
  return createLink(tx, platform, userId, 'provider', { id, sealed: vault.seal(key, placeOf(id), text) });
}

/** @returns null for a link that carries none */
export async function readPendingLink(tx: Transaction, platform: Platform, { id, userId, sealed }: LinkRow) {
  if (sealed === null) return null;
  const key = await personKey(tx, platform, userId);
  return pending.parse(JSON.parse(platform.vault.open(key, placeOf(id), sealed)));
}
