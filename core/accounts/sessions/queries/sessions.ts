import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { endOf, isAlive } from '#core/accounts/sessions/rules.ts';
import { authSessions } from '#core/accounts/sessions/schema.ts';
import { accountRoleOf, type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';

/** One sign-in, as its person sees it. */
export interface SessionView {
  id: string;
  device: string;
  /** e.g. "198.51.100.0/24" */
  network: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  /** If it is used no more. */
  endsAt: Date;
  isThis: boolean;
}

const MOST_SHOWN = 100;

/** Where the person who asks is signed in, latest use first. @throws AppError `unauthenticated` */
export async function listSessions(ctx: Context): Promise<SessionView[]> {
  const { actor, platform } = requireAccount(ctx);
  const role = accountRoleOf(actor);
  const now = platform.clock.now();
  const rows = await platform.database.read(scopeOf(actor), (tx) =>
    tx
      .select()
      .from(authSessions)
      .where(
        and(
          eq(authSessions.userId, actor.userId),
          eq(authSessions.kind, 'full'),
          isNull(authSessions.endedAt),
          gt(authSessions.expiresAt, now),
        ),
      )
      .orderBy(desc(authSessions.lastSeenAt), desc(authSessions.id))
      .limit(MOST_SHOWN),
  );
  return rows
    .filter((row) => isAlive(row, role, now))
    .map((row) => {
      const { id, device, network, createdAt, lastSeenAt } = row;
      return {
        id,
        device,
        network,
        createdAt,
        lastSeenAt,
        endsAt: endOf(row, role),
        isThis: id === actor.sessionId,
      };
    });
}
