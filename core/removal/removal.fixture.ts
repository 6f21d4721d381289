import { and, eq } from 'drizzle-orm';
import type { PrepareCaseInput } from '#contract/removal/desk-input.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import type { Context } from '#core/base/context.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, insertCast, type Person } from '#tests/cast.ts';
import { createWorld, type World } from '#tests/world.ts';
import { prepareCase } from './actions/prepare-case.ts';
import { removalReminder } from './emails.ts';
import { dayOf } from './internal/move-on.ts';
import { removalDeadlines } from './jobs.ts';
import { getOwnCase } from './queries/own-cases.ts';

const DAY = 86_400_000;

/** A world in which people write to companies. */
export interface Desk {
  world: World;
  as(actor: Person): Context;
  prepare(input?: Partial<PrepareCaseInput>, actor?: Person): Promise<string>;
  read(id: string): ReturnType<typeof getOwnCase>;
  today(): string;
  /** Lets days pass, with the daily job on each of them. @returns subjects of the mails that left */
  pass(days: number): Promise<string[]>;
  /** Names of the events about requests, oldest first. */
  events(actor?: Person): Promise<string[]>;
}

export async function createDesk(database: Database | Database['kind']): Promise<Desk> {
  const world = await createWorld({ database, emails: [removalReminder] });
  await insertCast(world.database);
  const as = (actor: Person): Context => ({
    actor,
    client: { requestId: 'r', ip: '198.51.100.7', userAgent: 'test' },
    platform: world,
  });
  const run = { id: '', attempt: 1, lastAttempt: false, signal: new AbortController().signal };
  return {
    world,
    as,
    prepare: (input = {}, actor = alice) =>
      prepareCase(as(actor), { company: 'controllers.canva', residence: 'GB', ...input }),
    read: (id) => getOwnCase(as(alice), id),
    today: () => dayOf(world.clock.now()),
    async pass(days) {
      const before = world.mailbox.length;
      for (let day = 0; day < days; day += 1) {
        world.clock.advance(DAY);
        await removalDeadlines.run(world, {}, run);
      }
      await world.drain();
      return world.mailbox.slice(before).map(({ subject }) => subject);
    },
    async events(actor = alice) {
      const rows = await world.database.transaction(systemScope, (tx) =>
        tx
          .select()
          .from(auditLogs)
          .where(and(eq(auditLogs.entityType, 'removal case'), eq(auditLogs.userId, actor.userId)))
          .orderBy(auditLogs.createdAt),
      );
      return rows.map(({ details }) => String(details?.event));
    },
  };
}
