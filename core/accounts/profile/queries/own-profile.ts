import { eq } from 'drizzle-orm';
import { profiles } from '#core/accounts/profile/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';

export interface OwnProfile {
  email: string;
  fullName: string | null;
  /** ISO 8601 */
  createdAt: string;
}

/** The profile of the person who asks. @throws AppError `unauthenticated` */
export async function readOwnProfile(ctx: Context): Promise<OwnProfile> {
  const { userId } = requireAccount(ctx).actor;
  const [row] = await ctx.platform.database.read(scopeOf(ctx.actor), (tx) =>
    tx.select().from(profiles).where(eq(profiles.id, userId)),
  );
  if (!row) throw new AppError('unauthenticated');
  return { email: row.email, fullName: row.fullName, createdAt: row.createdAt.toISOString() };
}
