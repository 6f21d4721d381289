import { requestContext } from '#app/context.ts';
import type { DashboardHandle } from '#app/dashboard/shell/app-bar.tsx';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
import { acts } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { orNone } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { textOf, useTexts } from '#app/language/texts.ts';
import { appointmentActs } from '#app/orders/appointments/appointment-acts.ts';
import { appointmentTexts } from '#app/orders/appointments/appointments.texts.ts';
import { OwnAppointment } from '#app/orders/appointments/own-appointment.tsx';
import styles from '#app/orders/request/order-badges.module.css';
import { OrderStatusBadge, PaymentBadge } from '#app/orders/request/order-badges.tsx';
import { OrderFacts } from '#app/orders/request/order-facts.tsx';
import { OrderNext } from '#app/orders/request/order-next.tsx';
import { CaseRoom } from '#app/orders/room/case-room.tsx';
import { conversationActs } from '#app/orders/room/conversation-acts.ts';
import { conversationFailures } from '#app/orders/room/conversation-failures.ts';
import { pageTitle } from '#app/page-title.ts';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import pageTitleStyles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import type { Slot } from '#contract/orders/appointments.ts';
import type { OrderView } from '#contract/orders/types.ts';
import type { Context } from '#core/base/context.ts';
import { listFreeSlots } from '#core/orders/appointments/queries/free-slots.ts';
import { getOwnOrder, requireOwnOrder } from '#core/orders/queries/order.ts';
import { readAboutSpecialist } from '#core/orders/queries/specialists.ts';
import { isOpen } from '#core/orders/rules.ts';
import type { Route } from './+types/request.ts';
import { requestsTexts } from './requests.texts.ts';

/** What is written here is between two sides: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const handle: DashboardHandle = {
  trail: [
    { label: textOf(requestsTexts, ({ title }) => title), to: '/dashboard/requests' },
    { label: textOf(requestsTexts, ({ request }) => request.crumb) },
  ],
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? [pageTitle(matches[0].loaderData, loaderData.order.serviceName)] : [];

/** What can be booked for it, or booked instead; null where nothing can. */
function slotsFor(ctx: Context, { id, status, appointment, appointmentMinutes }: OrderView): Promise<Slot[]> | null {
  if (appointmentMinutes === null || !isOpen({ status })) return null;
  if (appointment?.isReleased) return null;
  const canBook = appointment === null || appointment.isCancelled || appointment.canChange;
  return canBook ? listFreeSlots(ctx, appointmentMinutes, id) : null;
}

export async function loader(args: Route.LoaderArgs) {
  const { context, params } = args;
  const ctx = context.get(requestContext);
  const order = await getOwnOrder(ctx, params.orderId, languageOf(args));
  return {
    order,
    slots: await slotsFor(ctx, order),
    about:
      order.specialist && (await orNone(ctx, 'The words about a specialist', () => readAboutSpecialist(ctx, order.id))),
    messageKey: crypto.randomUUID(),
    now: ctx.platform.clock.now().toISOString(),
    payOnline: ctx.platform.config.stripe !== null,
  };
}

const formFailures = async (language: Language) => ({
  ...(await conversationFailures(language)),
  ...(await appointmentTexts.in(language)).failures,
});

export const action = acts(
  formFailures,
  { ...conversationActs, ...appointmentActs },
  {
    before: (ctx, { params }) => requireOwnOrder(ctx, String(params.orderId)),
  },
);

export const clientAction = clientActs(formFailures);

export default function Request({ loaderData }: Route.ComponentProps) {
  const { order, slots, about, ...room } = loaderData;
  const texts = useTexts(requestsTexts).request;
  const { longDate } = useFormats();
  useOwnChanges();
  return (
    <>
      <div className={pageTitleStyles.pageTitle}>
        <div className={pageTitleStyles.text}>
          <h1 className={text.displayMd}>{order.serviceName}</h1>
          <p className={text.soft}>{texts.requestedOn(longDate(order.createdAt))}</p>
        </div>
        <p className={styles.orderBadges}>
          <OrderStatusBadge status={order.status} />
          <PaymentBadge status={order.paymentStatus} />
        </p>
      </div>
      <CaseRoom
        {...room}
        side="customer"
        order={order}
        progress={<OrderNext order={order} about={about} payOnline={room.payOnline} />}
        appointment={
          (order.appointment || slots) && (
            <Card aria-labelledby="appointment" head={<h2 id="appointment">{texts.appointment}</h2>}>
              <OwnAppointment orderId={order.id} appointment={order.appointment} slots={slots} />
            </Card>
          )
        }
      >
        <Card aria-labelledby="facts" head={<h2 id="facts">{texts.facts}</h2>}>
          <OrderFacts order={order} />
        </Card>
      </CaseRoom>
    </>
  );
}
