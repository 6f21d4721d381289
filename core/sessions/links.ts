import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ResetTarget } from '#contract/session.ts';
import { sessionWords } from '#contract/session.ts';
import { AppError } from '#core/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { findAccount } from './accounts.ts';
import { releaseMailbox } from './limits.ts';
import { sessionTimes } from './rules.ts';
import { authLinks } from './schema.ts';
import { isToken } from './tokens.ts';

export type LinkRow = typeof authLinks.$inferSelect;
export type LinkKind = LinkRow['kind'];

/** @returns the token, which stands in the mail (or the form) and nowhere else */
export async function createLink(
  tx: Transaction,
  { vault, clock }: Platform,
  userId: string,
  kind: LinkKind,
  extra: { passwordHash?: string; fullName?: string | null; lifeMs?: number } = {},
): Promise<string> {
  const token = vault.createToken();
  const createdAt = clock.now();
  const { lifeMs = kind === 'second-factor' ? sessionTimes.secondFactorMs : sessionTimes.linkMs, ...rest } = extra;
  const expiresAt = new Date(createdAt.getTime() + lifeMs);
  await tx.insert(authLinks).values({ userId, kind, tokenHash: vault.hashToken(token), expiresAt, createdAt, ...rest });
  return token;
}

/** Address of a mailed link: the page there asks for one press of a button, which posts the token. */
export const linkUrl = ({ config }: Platform, kind: 'confirmation' | 'recovery', token: string, to?: ResetTarget) => {
  const query = new URLSearchParams({ type: kind, token, ...(to && to !== '/auth/callback' ? { to } : {}) });
  return `${config.appUrl}/auth/link?${query}`;
};

export const deadLink = () => new AppError('gone', { publicMessage: sessionWords.deadLink });

/**
 * Uses a link up: of many at once, one gets it. A link that is too old opens nothing, but shows that the mail arrived,
 * so another one may be sent. Under the system's scope. @returns null for a link that opens nothing
 */
export async function takeLink(
  tx: Transaction,
  platform: Platform,
  kind: 'confirmation' | 'recovery',
  token: string,
): Promise<LinkRow | null> {
  if (!isToken(token)) return null;
  const { vault, clock } = platform;
  const now = clock.now();
  const named = and(eq(authLinks.tokenHash, vault.hashToken(token)), eq(authLinks.kind, kind));
  const [taken] = await tx
    .update(authLinks)
    .set({ usedAt: now })
    .where(and(named, isNull(authLinks.usedAt), gt(authLinks.expiresAt, now)))
    .returning();
  const [link] = taken ? [taken] : await tx.select().from(authLinks).where(named);
  const account = link && (await findAccount(tx, platform, link.userId));
  if (account) await releaseMailbox(tx, platform, account.email);
  return taken ?? null;
}

/** No other link of this person opens anything any more. */
export async function dropLinks(tx: Transaction, { clock }: Platform, userId: string): Promise<void> {
  await tx
    .update(authLinks)
    .set({ usedAt: clock.now() })
    .where(and(eq(authLinks.userId, userId), isNull(authLinks.usedAt)));
}

/** Commits what happened, then says that the link opens nothing. @throws AppError `gone` */
export async function withLink<Result>(
  platform: Platform,
  link: { kind: 'confirmation' | 'recovery'; token: string },
  work: (tx: Transaction, link: LinkRow) => Promise<Result>,
): Promise<Result> {
  const done = await platform.database.transaction(systemScope, async (tx) => {
    const taken = await takeLink(tx, platform, link.kind, link.token);
    return taken ? { result: await work(tx, taken) } : null;
  });
  if (!done) throw deadLink();
  return done.result;
}
