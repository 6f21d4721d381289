import { and, eq, gt } from 'drizzle-orm';
import { sessionTimes } from '#core/accounts/sessions/rules.ts';
import { authKnownClients } from '#core/accounts/sessions/schema.ts';
import type { Context } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';

/** The token of the browser that asks, or a new one for it to keep. */
export const browserOf = ({ client, platform }: Context): string => client?.browser ?? platform.vault.createToken();

/** Whether what was bound to a browser comes back from that one. @param bound the hash of its token */
export const isSameBrowser = ({ client, platform: { vault } }: Context, bound: string | null): boolean =>
  bound !== null && client?.browser != null && vault.hashToken(client.browser) === bound;

const keyOf = ({ platform: { vault } }: Context, userId: string, browser: string) =>
  vault.fingerprint('known browser', `${userId} ${browser}`);

/** In this browser somebody has proved who they are: from now on attempts of others do not hold them up there. */
export async function welcomeBrowser(tx: Transaction, ctx: Context, userId: string, browser: string): Promise<void> {
  const seenAt = ctx.platform.clock.now();
  await tx
    .insert(authKnownClients)
    .values({ client: keyOf(ctx, userId, browser), userId, seenAt })
    .onConflictDoUpdate({ target: authKnownClients.client, set: { seenAt } });
}

/** The token of the browser that asks, if this person has proved who they are there; null otherwise. */
export async function findKnownBrowser(tx: Transaction, ctx: Context, userId: string): Promise<string | null> {
  const { client, platform } = ctx;
  if (!client?.browser) return null;
  const since = new Date(platform.clock.now().getTime() - sessionTimes.knownClientMs);
  const [row] = await tx
    .select({ client: authKnownClients.client })
    .from(authKnownClients)
    .where(and(eq(authKnownClients.client, keyOf(ctx, userId, client.browser)), gt(authKnownClients.seenAt, since)));
  return row ? client.browser : null;
}

/** Nobody is known any more from where they came, as after a new password. */
export async function forgetClients(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(authKnownClients).where(eq(authKnownClients.userId, userId));
}
