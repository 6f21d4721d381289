import type { z } from 'zod';
import { defineAct } from '#app/forms/act.ts';
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

const updated = 'Order status updated';

const bulk = defineAct({
  schema: orderStatusesChange,
  input: ({ form }) => ({ status: form.get('status'), orders: form.getAll('order') }),
  async run(ctx, change) {
    const { changed, left } = await setOrderStatuses(ctx, change);
    if (changed.length === 0) throw changedMeanwhile('Someone else has changed them.');
    return { left: left.length, all: left.length + changed.length };
  },
  done: ({ left, all }) =>
    left === 0 ? updated : `${updated}. ${left} of ${all} stay as they are: someone else has changed them.`,
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
  rescan: defineStep(restartOrderScan, 'The scan starts again'),
  status: defineAct({ ...status, done: updated }),
  payment: defineAct({ schema: orderPaymentChange, run: setPaymentStatus, done: 'Payment recorded' }),
  refund: defineAct({
    schema: refundInput,
    keep: ['amount', 'reason'],
    run: refundPayment,
    done: 'The refund is on its way. The customer is told.',
  }),
  plan: defineAct({ schema: orderPlanChange, keep: 'all', run: planOrder, done: 'Saved. The customer sees it now.' }),
  notes: defineAct({ ...notes, done: 'Note saved. The customer sees it now.' }),
  'internal-note': defineAct({
    schema: internalNoteChange,
    keep: ['orderId', 'internalNote'],
    run: saveInternalNote,
    done: 'Internal note saved',
  }),
  settle: defineAct({
    schema: settledMessage,
    run: settleMessage,
    done: 'Marked. It needs no answer.',
  }),
  bulk,
};

const requestUpdated = 'Service request updated successfully.';

/** What the Service Requests tab asks for, in its own words. */
export const requestActs = {
  status: defineAct({ ...status, done: requestUpdated }),
  notes: defineAct({ ...notes, done: requestUpdated }),
};
