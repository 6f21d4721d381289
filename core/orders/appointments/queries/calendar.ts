import { eq } from 'drizzle-orm';
import { firstLanguage } from '#contract/base/languages.ts';
import { type Context, chosenLanguage, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { calendarOf } from '#core/orders/appointments/internal/calendar.ts';
import { appointments } from '#core/orders/appointments/schema.ts';
import { loadOrder } from '#core/orders/internal/load.ts';
import { readServiceNames } from '#core/site/services/queries/service-names.ts';

/**
 * The appointment of an order as a file for calendars (RFC 5545): for its customer, in their language, and for staff.
 * @throws AppError `not-found`, also where there is no appointment
 */
export async function getCalendar(ctx: Context, orderId: string): Promise<string> {
  const { actor, platform } = ctx;
  return platform.database.read(scopeOf(actor), async (tx) => {
    const order = await loadOrder(tx, actor, orderId);
    const [appointment] = await tx.select().from(appointments).where(eq(appointments.orderId, order.id));
    if (!appointment) throw new AppError('not-found');
    const isOwn = actor.kind === 'person' && actor.userId === order.userId;
    const language = isOwn ? chosenLanguage(actor) : firstLanguage;
    const nameOf = await readServiceNames(tx, language);
    return calendarOf(platform, appointment, nameOf(order.serviceName), language);
  });
}
