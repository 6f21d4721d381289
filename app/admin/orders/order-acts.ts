import type { z } from 'zod';
import { defineAct, type Sent } from '#app/forms/act.ts';
import type { Texts } from '#contract/base/texts.ts';
import { fault } from '#contract/faults/faults.ts';
import {
  internalNoteChange,
  orderChange,
  orderNotesChange,
  orderPaymentChange,
  orderPlanChange,
  orderStatusChange,
  orderStatusesChange,
  refundInput,
  settledMessage,
} from '#contract/orders/input.ts';
import type { Context } from '#core/base/context.ts';
import { changedMeanwhile } from '#core/base/errors.ts';
import { cancelOrder } from '#core/orders/actions/cancel-order.ts';
import { markOrderComplete } from '#core/orders/actions/mark-complete.ts';
import { planOrder } from '#core/orders/actions/plan-order.ts';
import { restartOrderScan } from '#core/orders/actions/restart-scan.ts';
import { saveInternalNote } from '#core/orders/actions/save-internal-note.ts';
import { saveOrderNotes } from '#core/orders/actions/save-notes.ts';
import { setPaymentStatus } from '#core/orders/actions/set-payment-status.ts';
import { setOrderStatus, setOrderStatuses } from '#core/orders/actions/set-status.ts';
import { settleMessage } from '#core/orders/actions/settle-message.ts';
import { startProgress } from '#core/orders/actions/start-progress.ts';
import { refundPayment } from '#core/orders/payments/actions/refund-payment.ts';
import type english from './orders.texts.en.ts';
import { ordersTexts } from './orders.texts.ts';

type OrdersTexts = Texts<typeof english>;

/** What is said once it is done, in the language of the page. */
const say =
  (choose: (texts: OrdersTexts) => string) =>
  async (_done: unknown, _ctx: Context, { language }: Sent): Promise<string> =>
    choose(await ordersTexts.in(language));

const updated = say(({ done }) => done.updated);

const bulk = defineAct({
  schema: orderStatusesChange,
  input: ({ form }) => ({ status: form.get('status'), orders: form.getAll('order') }),
  async run(ctx, change) {
    const { changed, left } = await setOrderStatuses(ctx, change);
    if (changed.length === 0) throw changedMeanwhile(fault('orders-changed'));
    return { left: left.length, all: left.length + changed.length };
  },
  async done({ left, all }, _ctx, { language }) {
    const { done } = await ordersTexts.in(language);
    return left === 0 ? done.updated : done.someLeft(left, all);
  },
});

const notes = { schema: orderNotesChange, keep: ['orderId', 'notes'], run: saveOrderNotes };
const status = {
  schema: orderStatusChange,
  run: setOrderStatus,
  value: ({ version }: { version: number }) => ({ version }),
};
const defineStep = (run: (ctx: Context, change: z.output<typeof orderChange>) => Promise<unknown>, done = updated) =>
  defineAct({ schema: orderChange, run, done });

/** What the cards and the page of an order ask for. */
export const orderActs = {
  start: defineStep(startProgress),
  complete: defineStep(markOrderComplete),
  cancel: defineStep(cancelOrder),
  rescan: defineStep(
    restartOrderScan,
    say(({ done }) => done.scan),
  ),
  status: defineAct({ ...status, done: updated }),
  payment: defineAct({ schema: orderPaymentChange, run: setPaymentStatus, done: say(({ done }) => done.payment) }),
  refund: defineAct({
    schema: refundInput,
    keep: ['amount', 'reason'],
    run: refundPayment,
    done: say(({ done }) => done.refund),
  }),
  plan: defineAct({ schema: orderPlanChange, keep: 'all', run: planOrder, done: say(({ done }) => done.plan) }),
  notes: defineAct({ ...notes, done: say(({ done }) => done.notes) }),
  'internal-note': defineAct({
    schema: internalNoteChange,
    keep: ['orderId', 'internalNote'],
    run: saveInternalNote,
    done: say(({ done }) => done.internalNote),
  }),
  settle: defineAct({
    schema: settledMessage,
    run: settleMessage,
    done: say(({ done }) => done.settled),
  }),
  bulk,
};

const requestUpdated = say(({ request }) => request.done);

/** What the Service Requests tab asks for, in its own words. */
export const requestActs = {
  status: defineAct({ ...status, done: requestUpdated }),
  notes: defineAct({ ...notes, done: requestUpdated }),
};
