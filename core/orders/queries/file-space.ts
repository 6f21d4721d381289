import { type Context, scopeOf } from '#core/base/context.ts';
import { readAccountSpace } from '#core/orders/internal/file-space.ts';
import { requireCan } from '#core/orders/policy.ts';

/** Bytes of the files that a customer has added to orders, for staff. @throws AppError `forbidden` */
export function readFileSpace(ctx: Context, userId: string): Promise<{ bytes: number; unpaid: number }> {
  const { actor, platform } = ctx;
  requireCan(actor, 'order.list');
  return platform.database.read(scopeOf(actor), (tx) => readAccountSpace(tx, userId));
}
