import { and, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Role, UserRow, UserStatus } from '#contract/accounts/profiles.ts';
import type { Listing, Page } from '#contract/base/paging.ts';
import { requireCan } from '#core/accounts/profile/policy.ts';
import { effectiveRole, isOwnerEmail, normaliseEmail } from '#core/accounts/profile/rules.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { readFoundPage } from '#core/base/found-page.ts';
import { containsText, type WordSearch } from '#platform/database/search.ts';
import type { Platform } from '#platform/platform.ts';

/** Accounts on one page of the list. */
export const usersPerPage = 50;

export interface UserListing extends Listing {
  role: Role | 'all';
  status: UserStatus | 'all';
  /** Words that name or address must contain; empty for all. */
  search: string;
}

type Row = typeof profiles.$inferSelect;
type Config = Platform['config'];

/** The owner is an admin, whatever the profile says. */
function ofRole(role: Role | 'all', { ownerEmail }: Config): SQL | undefined {
  if (role === 'all') return undefined;
  const own = eq(profiles.role, role);
  if (ownerEmail === null) return own;
  const owner = normaliseEmail(ownerEmail);
  return role === 'admin' ? or(own, eq(profiles.email, owner)) : and(own, ne(profiles.email, owner));
}

const ofStatus = (status: UserListing['status']): SQL | undefined => {
  if (status === 'all') return undefined;
  return status === 'active' ? isNull(profiles.deletedAt) : isNotNull(profiles.deletedAt);
};

/** Accounts by name or address. */
export const accountSearch: WordSearch = {
  id: profiles.id,
  contains: (search) => containsText(search, [profiles.email, profiles.fullName]),
  find: (pattern, most) => sql`find_profiles(${pattern}, ${most})`,
};

/** One page of accounts, newest first. @throws AppError `forbidden` */
export function listUsers(context: Context, listing: UserListing): Promise<Page<UserRow>> {
  const { actor, platform } = context;
  requireCan(actor, 'user.list');
  return platform.database.read(scopeOf(actor), async (tx) => {
    const { role, status, search } = listing;
    const { rows, ...keys } = await readFoundPage<Row>(tx, {
      listing,
      table: profiles,
      filter: and(ofRole(role, platform.config), ofStatus(status)),
      words: accountSearch,
      search,
      order: { time: profiles.createdAt, id: profiles.id },
      size: usersPerPage,
      select: ({ where, orderBy, limit }) =>
        tx
          .select()
          .from(profiles)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ createdAt, id }) => ({ time: createdAt, id }),
    });
    return { rows: rows.map((row) => shownRow(row, platform.config)), ...keys };
  });
}

/** @throws AppError `forbidden`, `not-found` */
export function getUser(context: Context, userId: string): Promise<UserRow> {
  const { actor, platform } = context;
  requireCan(actor, 'user.list');
  return platform.database.read(scopeOf(actor), async (tx) => {
    const id = z.uuid().safeParse(userId);
    const [row] = id.success ? await tx.select().from(profiles).where(eq(profiles.id, id.data)) : [];
    if (!row) throw new AppError('not-found');
    return shownRow(row, platform.config);
  });
}

function shownRow(row: Row, config: Config): UserRow {
  return {
    id: row.id,
    email: row.email,
    fullName: row.fullName,
    role: effectiveRole(config, row),
    isOwner: isOwnerEmail(config, row.email),
    deactivatedAt: row.deletedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
