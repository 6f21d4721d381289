import { requestContext } from '#app/context.ts';
import { requirePerson } from '#app/guards.ts';
import { getCalendar } from '#core/orders/appointments/queries/calendar.ts';
import type { Route } from './+types/calendar.ts';

export const middleware = [requirePerson];

/** The appointment of an order, for a calendar. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return new Response(await getCalendar(context.get(requestContext), params.orderId), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}
