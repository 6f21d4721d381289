import { Link, useSearchParams } from 'react-router';
import { orderValues } from '#app/admin/replies/order-values.ts';
import { ReplyPicker } from '#app/admin/replies/reply-picker.tsx';
import { NotesForm } from '#app/admin/sheets/notes-form.tsx';
import { adminTitleFrom } from '#app/admin/shell/page-title.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { cancelAppointmentAct } from '#app/orders/appointments/appointment-acts.ts';
import { appointmentTexts } from '#app/orders/appointments/appointments.texts.ts';
import orderBadges from '#app/orders/request/order-badges.module.css';
import { OrderStatusBadge, PaymentBadge } from '#app/orders/request/order-badges.tsx';
import { CaseRoom } from '#app/orders/room/case-room.tsx';
import { conversationActs } from '#app/orders/room/conversation-acts.ts';
import { conversationFailures } from '#app/orders/room/conversation-failures.ts';
import { classes } from '#app/ui/classes.ts';
import buttonStyles from '#app/ui/controls/button.module.css';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import textStyles from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import type { StaffPaymentTry } from '#contract/orders/payments.ts';
import { shortId } from '#contract/orders/short-id.ts';
import { type Assignee, type InternalNote, longestAdminNotes, type OrderView } from '#contract/orders/types.ts';
import { refused } from '#core/base/errors.ts';
import { listPaymentTries } from '#core/orders/payments/queries/payments.ts';
import { listAssignees } from '#core/orders/queries/assignees.ts';
import { getInternalNote } from '#core/orders/queries/internal-note.ts';
import { getOrderFor } from '#core/orders/queries/order.ts';
import type { Route } from './+types/order.ts';
import styles from './order.module.css';
import { orderTexts } from './order.texts.ts';
import { orderActs } from './order-acts.ts';
import { OrderAppointment } from './order-appointment.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderPlanForm } from './order-plan.tsx';
import { AskRefund } from './order-refund.tsx';
import { OrderScans } from './order-scans.tsx';
import { StatusForm } from './order-status-form.tsx';
import { orderFailures } from './order-words.ts';
import { ordersTexts } from './orders.texts.ts';

/** What is written here is between two sides: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminTitleFrom(matches[0].loaderData, orderTexts, ({ title, titleOf }) =>
    loaderData ? titleOf(loaderData.order.serviceName) : title,
  );

export async function loader(args: Route.LoaderArgs) {
  const { context, params } = args;
  const ctx = context.get(requestContext);
  const order = await getOrderFor(ctx, params.orderId, languageOf(args));
  if (ctx.actor.kind === 'person' && order.customer.id === ctx.actor.userId) return { order, isOwn: true } as const;
  const tries = await listPaymentTries(ctx, order.id);
  const staff = await listAssignees(ctx);
  return {
    isOwn: false,
    order,
    tries,
    staff,
    internalNote: await getInternalNote(ctx, order.id),
    messageKey: crypto.randomUUID(),
    now: ctx.platform.clock.now().toISOString(),
    payOnline: ctx.platform.config.stripe !== null,
    refundId: crypto.randomUUID(),
  } as const;
}

const formFailures = async (language: Language) => ({
  ...(await orderFailures(language)),
  ...(await conversationFailures(language)),
  'cancel-appointment': (await appointmentTexts.in(language)).failures['cancel-appointment'],
});

export const action = acts(
  formFailures,
  { ...orderActs, ...conversationActs, 'cancel-appointment': cancelAppointmentAct },
  {
    before(_, { fields, params }) {
      if ((fields.orderId ?? params.orderId) !== params.orderId) throw refused();
    },
  },
);

export const clientAction = clientActs(formFailures);

/** Reached without JavaScript, where no dialog can ask. */
function AskCancel({ order }: { order: OrderView }) {
  const { cancelCompleted } = useTexts(ordersTexts);
  const [search] = useSearchParams();
  if (search.get('ask') !== 'cancel' || order.status !== 'completed') return null;
  return (
    <Card className={styles.orderAsk}>
      <h3>{cancelCompleted.title}</h3>
      <p className={textStyles.soft}>{cancelCompleted.text}</p>
      <form method="post" className={styles.orderAskDo}>
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="orderId" value={order.id} />
        <input type="hidden" name="version" value={order.version} />
        <ButtonLink to={`/admin/orders/${order.id}`}>{cancelCompleted.keep}</ButtonLink>
        <button className={classes(buttonStyles.button, buttonStyles.danger)} type="submit">
          {cancelCompleted.cancel}
        </button>
      </form>
    </Card>
  );
}

interface SideProps {
  order: OrderView;
  tries: readonly StaffPaymentTry[];
  refundId: string;
  staff: readonly Assignee[];
}

function Side({ order, tries, refundId, staff }: SideProps) {
  const texts = useTexts(orderTexts);
  return (
    <>
      <Card aria-labelledby="plan" head={<h3 id="plan">{texts.plan.title}</h3>}>
        <OrderPlanForm order={order} staff={staff} />
      </Card>
      <Card aria-labelledby="customer" head={<h3 id="customer">{texts.facts.title}</h3>}>
        <OrderCustomer order={order} />
      </Card>
      <Card aria-labelledby="scans" head={<h3 id="scans">{texts.scans.title}</h3>}>
        <OrderScans order={order} />
      </Card>
      <Card aria-labelledby="payment" head={<h3 id="payment">{texts.payment.title}</h3>}>
        <OrderPayment order={order} tries={tries} refundId={refundId} />
      </Card>
    </>
  );
}

function Notes({ order, internalNote }: Pick<SideProps, 'order'> & { internalNote: InternalNote }) {
  const { notes } = useTexts(orderTexts);
  return (
    <Card aria-labelledby="notes" head={<h3 id="notes">{notes.title}</h3>}>
      <div className={styles.notes} key={order.id}>
        <NotesForm
          kind="customer"
          on={`order ${order.id}`}
          saved={{ text: order.notes ?? '', version: order.version }}
          fields={{ orderId: order.id }}
          hint={notes.hint}
          maxLength={longestAdminNotes}
          tools={<ReplyPicker into="notes" values={orderValues(order)} />}
        />
        <NotesForm
          kind="internal"
          on={`order ${order.id}`}
          saved={internalNote}
          fields={{ orderId: order.id }}
          hint={notes.internalHint}
          maxLength={longestAdminNotes}
        />
      </div>
    </Card>
  );
}

function OrderHead({ order }: { order: OrderView }) {
  const texts = useTexts(orderTexts);
  const { statuses } = useTexts(ordersTexts);
  const { dateTime } = useFormats();
  return (
    <>
      <BackLink to="/admin/orders">{texts.back}</BackLink>
      <TabHead
        title={order.serviceName}
        actions={
          <p className={orderBadges.orderBadges}>
            <OrderStatusBadge status={order.status} labels={statuses} />
            <PaymentBadge status={order.paymentStatus} />
          </p>
        }
      >
        {withLinks(texts.head(shortId(order.id), dateTime(order.createdAt)), (number) => (
          <span className={textStyles.evidence}>{number}</span>
        ))}
      </TabHead>
    </>
  );
}

/** Staff meet what they ordered themselves as its customer. */
function OwnOrder({ order }: { order: OrderView }) {
  const { own } = useTexts(orderTexts);
  return (
    <>
      <OrderHead order={order} />
      <Notice>
        <p>
          {withLinks(own, (words) => (
            <Link to={`/dashboard/requests/${order.id}`}>{words}</Link>
          ))}
        </p>
      </Notice>
    </>
  );
}

type OrderOfCustomer = Exclude<Route.ComponentProps['loaderData'], { isOwn: true }>;

export default function Order({ loaderData }: Route.ComponentProps) {
  return loaderData.isOwn ? <OwnOrder order={loaderData.order} /> : <CustomersOrder {...loaderData} />;
}

function CustomersOrder(data: OrderOfCustomer) {
  const { anyStatus } = useTexts(orderTexts);
  const { order, payOnline, now, messageKey } = data;
  return (
    <>
      <OrderHead order={order} />
      <AskCancel order={order} />
      <AskRefund {...data} />
      <CaseRoom
        {...{ order, payOnline, now, messageKey }}
        side="staff"
        statuses={useTexts(ordersTexts).statuses}
        acts={<OrderButtons order={order} />}
        progress={
          <div className={styles.anyStatus}>
            <span className={classes(textStyles.small, textStyles.soft)} aria-hidden="true">
              {anyStatus}
            </span>
            <StatusForm order={order} />
          </div>
        }
        appointment={order.appointment && <OrderAppointment orderId={order.id} appointment={order.appointment} />}
        tools={<ReplyPicker into="text" values={orderValues(order)} />}
        notes={<Notes order={order} internalNote={data.internalNote} />}
      >
        <Side {...data} />
      </CaseRoom>
    </>
  );
}
