import { eq } from 'drizzle-orm';
import { type EventDefinition, record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError, changedMeanwhile } from '#core/base/errors.ts';
import { contactMessages } from '#core/site/messages/schema.ts';
import { requireCan } from '#core/site/policy.ts';
import type { Transaction } from '#platform/database/database.ts';

type Row = typeof contactMessages.$inferSelect;

type Change = Partial<Pick<Row, 'status' | 'adminNotes'>>;

interface Asked {
  messageId: string;
  version: number;
}

/** Loads and locks the message: of two who change it at the same moment, the second finds out. */
export async function changeMessage(
  ctx: Context,
  { messageId }: Asked,
  change: (tx: Transaction, row: Row, staffId: string | null) => Promise<void>,
): Promise<void> {
  const { actor, platform } = ctx;
  requireCan(actor, 'message.change');
  const staffId = scopeOf(actor).userId;
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, messageId)).for('update');
    if (!row) throw new AppError('not-found');
    await change(tx, row, staffId);
  });
}

export function requireSeen(row: Row, { version }: Asked): void {
  if (row.version !== version) throw changedMeanwhile();
}

/** Names of the columns, as the audit log shows them. */
const auditedChange = ({ status, adminNotes }: Change) => ({
  ...(status !== undefined && { status }),
  ...(adminNotes !== undefined && { admin_notes: adminNotes }),
});

export async function saveMessage(
  tx: Transaction,
  ctx: Context,
  row: Row,
  event: EventDefinition,
  change: Change,
  details: Record<string, unknown> = {},
): Promise<void> {
  await tx
    .update(contactMessages)
    .set({ ...change, version: row.version + 1 })
    .where(eq(contactMessages.id, row.id));
  const before = { status: row.status, ...('adminNotes' in change && { adminNotes: row.adminNotes }) };
  await record(tx, ctx, event, {
    entityId: row.id,
    userId: null,
    details,
    oldValues: auditedChange(before),
    newValues: auditedChange(change),
  });
}
