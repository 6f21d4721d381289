import { z } from 'zod';
import { orderChange, orderNotesChange, orderPaymentChange, orderStatusChange } from '#contract/order-input.ts';
import { orderStatuses } from '#contract/orders.ts';
import type { Context } from '#core/context.ts';
import { AppError } from '#core/errors.ts';
import {
  cancelOrder,
  markOrderComplete,
  restartOrderScan,
  saveOrderNotes,
  setOrderStatus,
  setOrderStatuses,
  setPaymentStatus,
  startProgress,
} from '#core/orders/actions.ts';
import { answerAct, parseFields } from './answers.ts';
import { requestFailed, updateFailed } from './order-words.ts';

const updated = 'Order status updated';

/** Many orders come as `id:version`, the way their checkboxes hold them. */
const many = z.strictObject({
  status: z.enum(orderStatuses, 'Choose a status.'),
  orders: z
    .array(
      z
        .string()
        .transform((text): unknown => ({ orderId: text.split(':')[0], version: text.split(':')[1] }))
        .pipe(orderChange),
    )
    .min(1, 'Choose the orders first.')
    .max(100),
});

async function changeMany(ctx: Context, form: FormData) {
  const typed = { status: form.get('status'), orders: form.getAll('order') };
  let done = updated;
  return answerAct(
    ctx,
    {
      get done() {
        return done;
      },
      failed: updateFailed,
    },
    typed,
    async () => {
      const { changed, left } = await setOrderStatuses(ctx, parseFields(many, typed));
      if (changed.length === 0)
        throw new AppError('conflict', { publicMessage: 'Someone else changed them meanwhile.' });
      if (left.length > 0)
        done = `${updated}. ${left.length} of ${left.length + changed.length} stay as they are: someone else changed them meanwhile.`;
    },
  );
}

const steps = { start: startProgress, complete: markOrderComplete, cancel: cancelOrder } as const;

/** What the cards and the page of an order ask for, by the form's intent. @throws AppError `invalid` for any other */
export async function changeOrders(ctx: Context, form: FormData) {
  const { intent, ...typed } = Object.fromEntries(form);
  const answer = (done: string, act: () => Promise<unknown>) =>
    answerAct(ctx, { done, failed: updateFailed }, typed, act);
  switch (intent) {
    case 'start':
    case 'complete':
    case 'cancel':
      return answer(updated, async () => steps[intent](ctx, parseFields(orderChange, typed)));
    case 'status':
      return answer(updated, async () => setOrderStatus(ctx, parseFields(orderStatusChange, typed)));
    case 'payment':
      return answer('Payment recorded', async () => setPaymentStatus(ctx, parseFields(orderPaymentChange, typed)));
    case 'notes':
      return answer('Notes saved', async () => saveOrderNotes(ctx, parseFields(orderNotesChange, typed)));
    case 'rescan':
      return answer('The scan starts again', async () => restartOrderScan(ctx, parseFields(orderChange, typed)));
    case 'bulk':
      return changeMany(ctx, form);
    default:
      throw new AppError('invalid');
  }
}

/** What the Service Requests tab asks for, in its own words. @throws AppError `invalid` for any other intent */
export async function changeRequest(ctx: Context, form: FormData) {
  const { intent, ...typed } = Object.fromEntries(form);
  const words = { done: 'Service request updated successfully.', failed: requestFailed };
  switch (intent) {
    case 'status':
      return answerAct(ctx, words, typed, async () => setOrderStatus(ctx, parseFields(orderStatusChange, typed)));
    case 'notes':
      return answerAct(ctx, words, typed, async () => saveOrderNotes(ctx, parseFields(orderNotesChange, typed)));
    default:
      throw new AppError('invalid');
  }
}
