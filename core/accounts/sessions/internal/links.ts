import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ResetTarget } from '#contract/accounts/session.ts';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { fault } from '#contract/faults/faults.ts';
import { sessionTimes } from '#core/accounts/sessions/rules.ts';
import { authLinks } from '#core/accounts/sessions/schema.ts';
import { AppError } from '#core/base/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { isToken } from './tokens.ts';

export type LinkRow = typeof authLinks.$inferSelect;
type LinkKind = LinkRow['kind'];
type LinkExtras = Partial<
  Pick<LinkRow, 'id' | 'passwordHash' | 'fullName' | 'sealed' | 'identityId' | 'providerSidHash'>
>;
type MailedKind = 'confirmation' | 'recovery' | 'enrolment' | 'provider' | 'sign-in';

/** @returns the token, which stands in the mail (or the form) and nowhere else */
export async function createLink(
  tx: Transaction,
  { vault, clock }: Platform,
  userId: string,
  kind: LinkKind,
  { lifeMs: wantedMs, ...extra }: LinkExtras & { lifeMs?: number } = {},
): Promise<string> {
  const token = vault.createToken();
  const createdAt = clock.now();
  const lifeMs = wantedMs ?? (kind === 'second-factor' ? sessionTimes.secondFactorMs : sessionTimes.linkMs);
  const expiresAt = new Date(createdAt.getTime() + lifeMs);
  await tx
    .insert(authLinks)
    .values({ userId, kind, tokenHash: vault.hashToken(token), expiresAt, createdAt, ...extra });
  return token;
}

/** Address of a mailed link: the page there asks for one press of a button, which posts the token. */
export const linkUrl = (
  { config }: Platform,
  kind: MailedKind,
  token: string,
  { language = firstLanguage, to }: { language?: Language; to?: ResetTarget } = {},
) => {
  const query = new URLSearchParams({ type: kind, token, ...(to && to !== '/auth/callback' ? { to } : {}) });
  return config.appUrl + addressIn(language, `/auth/link?${query}`);
};

export const deadLink = () => new AppError('gone', { publicMessage: fault('dead-link') });

const isOpenLink = ({ vault, clock }: Platform, kind: LinkKind, token: string) =>
  and(
    eq(authLinks.tokenHash, vault.hashToken(token)),
    eq(authLinks.kind, kind),
    isNull(authLinks.usedAt),
    gt(authLinks.expiresAt, clock.now()),
  );

/** A link that can still be used, left as it is. @returns null for one that opens nothing */
export async function findLink(
  tx: Transaction,
  platform: Platform,
  kind: LinkKind,
  token: string | null,
): Promise<LinkRow | null> {
  if (!isToken(token)) return null;
  const [link] = await tx
    .select()
    .from(authLinks)
    .where(isOpenLink(platform, kind, token));
  return link ?? null;
}

/**
 * Uses a link up: of many at once, one gets it. Under the system's scope.
 * @returns null for a link that opens nothing
 */
export async function takeLink(
  tx: Transaction,
  platform: Platform,
  kind: LinkKind,
  token: string,
): Promise<LinkRow | null> {
  if (!isToken(token)) return null;
  const usedAt = platform.clock.now();
  const [taken] = await tx
    .update(authLinks)
    .set({ usedAt })
    .where(isOpenLink(platform, kind, token))
    .returning();
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
  link: { kind: MailedKind; token: string },
  work: (tx: Transaction, link: LinkRow) => Promise<Result>,
): Promise<Result> {
  const done = await platform.database.transaction(systemScope, async (tx) => {
    const taken = await takeLink(tx, platform, link.kind, link.token);
    return taken ? { result: await work(tx, taken) } : null;
  });
  if (!done) throw deadLink();
  return done.result;
}
