import { z } from 'zod';
import { asPage, defineOperation, idParam, listingOf, pageOf, pageQuery } from '#app/api/define.ts';
import { count, isoTime } from '#contract/base/shapes.ts';
import { commentInput } from '#contract/orders/comment-input.ts';
import {
  internalNoteChange,
  orderChange,
  orderMessageInput,
  orderNotesChange,
  orderPaymentChange,
  orderPlanChange,
  orderStatusChange,
  settledMessage,
} from '#contract/orders/input.ts';
import { orderShape } from '#contract/orders/shapes.ts';
import { orderFilters } from '#contract/orders/types.ts';
import { cancelOrder } from '#core/orders/actions/cancel-order.ts';
import { commentOnOrderFinding } from '#core/orders/actions/comment-on-finding.ts';
import { markOrderComplete } from '#core/orders/actions/mark-complete.ts';
import { planOrder } from '#core/orders/actions/plan-order.ts';
import { restartOrderScan } from '#core/orders/actions/restart-scan.ts';
import { saveInternalNote } from '#core/orders/actions/save-internal-note.ts';
import { saveOrderNotes } from '#core/orders/actions/save-notes.ts';
import { sendOrderMessage } from '#core/orders/actions/send-order-message.ts';
import { setPaymentStatus } from '#core/orders/actions/set-payment-status.ts';
import { setOrderStatus } from '#core/orders/actions/set-status.ts';
import { settleMessage } from '#core/orders/actions/settle-message.ts';
import { startProgress } from '#core/orders/actions/start-progress.ts';
import { listOrders } from '#core/orders/queries/lists.ts';
import { getOrderFor } from '#core/orders/queries/order.ts';

const tag = 'Staff: orders';
const params = idParam('orderId');
const version = count.describe('Rises with every change; a change names the one it was decided on');

const row = orderShape
  .pick({
    id: true,
    serviceName: true,
    status: true,
    paymentStatus: true,
    amount: true,
    currency: true,
    contactEmail: true,
    expectedOn: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({ version, isOverdue: z.boolean(), unread: count });

const whole = orderShape.extend({
  version,
  files: z.array(
    z.object({ id: z.uuid(), by: z.enum(['customer', 'staff']), name: z.string(), size: count, addedAt: isoTime }),
  ),
});

const read = { tag, scope: 'staff:read' } as const;
const write = { tag, scope: 'staff:write', params } as const;

export const staffOrderOperations = [
  defineOperation({
    ...read,
    id: 'listAllOrders',
    method: 'GET',
    path: '/staff/orders',
    summary: 'List the orders of all customers, newest first',
    query: pageQuery.extend({ status: z.enum(orderFilters).default('all'), search: z.string().max(200).default('') }),
    answer: pageOf(row),
    run: async (ctx, { query: { status, search, ...page } }) =>
      asPage(await listOrders(ctx, status, { ...listingOf(page), search })),
  }),
  defineOperation({
    ...read,
    id: 'readAnyOrder',
    method: 'GET',
    path: '/staff/orders/{orderId}',
    summary: 'Read an order of a customer',
    params,
    answer: whole,
    run: (ctx, input) => getOrderFor(ctx, input.params.orderId),
  }),
  defineOperation({
    ...write,
    id: 'startOrder',
    method: 'POST',
    path: '/staff/orders/{orderId}/start',
    summary: 'Start to work on an order',
    body: orderChange.omit({ orderId: true }),
    actions: ['orders/start-progress'],
    run: (ctx, input) => startProgress(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    ...write,
    id: 'completeOrder',
    method: 'POST',
    path: '/staff/orders/{orderId}/complete',
    summary: 'Mark an order complete',
    body: orderChange.omit({ orderId: true }),
    actions: ['orders/mark-complete'],
    run: (ctx, input) => markOrderComplete(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    ...write,
    id: 'cancelOrder',
    method: 'POST',
    path: '/staff/orders/{orderId}/cancel',
    summary: 'Cancel an order',
    body: orderChange.omit({ orderId: true }),
    actions: ['orders/cancel-order'],
    run: (ctx, input) => cancelOrder(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    ...write,
    id: 'setOrderStatus',
    method: 'PUT',
    path: '/staff/orders/{orderId}/status',
    summary: 'Change the status of an order',
    body: orderStatusChange.omit({ orderId: true }),
    actions: ['orders/set-status'],
    run: (ctx, input) => setOrderStatus(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    ...write,
    id: 'setOrderPayment',
    method: 'PUT',
    path: '/staff/orders/{orderId}/payment-status',
    summary: 'Change the payment status of an order',
    body: orderPaymentChange.omit({ orderId: true }),
    actions: ['orders/set-payment-status'],
    run: (ctx, input) => setPaymentStatus(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    ...write,
    id: 'planOrder',
    method: 'PUT',
    path: '/staff/orders/{orderId}/plan',
    summary: 'Say who sees to an order, and by when',
    body: orderPlanChange.omit({ orderId: true }),
    actions: ['orders/plan-order'],
    run: (ctx, input) => planOrder(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    ...write,
    id: 'saveOrderNotes',
    method: 'PUT',
    path: '/staff/orders/{orderId}/notes',
    summary: 'Save the notes that the customer reads',
    body: orderNotesChange.omit({ orderId: true }),
    actions: ['orders/save-notes'],
    run: (ctx, input) => saveOrderNotes(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    ...write,
    id: 'saveInternalNote',
    method: 'PUT',
    path: '/staff/orders/{orderId}/internal-note',
    summary: 'Save the note that only staff read',
    body: internalNoteChange.omit({ orderId: true }),
    actions: ['orders/save-internal-note'],
    run: (ctx, input) => saveInternalNote(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    ...write,
    id: 'replyToCustomer',
    method: 'POST',
    path: '/staff/orders/{orderId}/messages',
    summary: 'Write to the customer of an order',
    body: z.strictObject({ text: orderMessageInput.shape.text }),
    async run(ctx, { params: { orderId }, body, requestId }) {
      const { text } = orderMessageInput.parse({ ...body, orderId, idempotencyKey: requestId });
      await sendOrderMessage(ctx, { orderId, text, idempotencyKey: requestId });
      return undefined;
    },
  }),
  defineOperation({
    ...write,
    id: 'settleMessage',
    method: 'POST',
    path: '/staff/orders/{orderId}/messages/{messageId}/settle',
    summary: 'Mark a message of a customer as needing no answer',
    params: settledMessage,
    actions: ['orders/settle-message'],
    run: (ctx, input) => settleMessage(ctx, input.params).then(() => undefined),
  }),
  defineOperation({
    ...write,
    id: 'restartOrderScan',
    method: 'POST',
    path: '/staff/orders/{orderId}/scan',
    summary: 'Start the scan of an order again after it failed',
    body: orderChange.omit({ orderId: true }),
    actions: ['orders/restart-scan'],
    run: (ctx, input) => restartOrderScan(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    ...write,
    id: 'commentOnFinding',
    method: 'PUT',
    path: '/staff/orders/{orderId}/scans/{which}/findings/{finding}/comment',
    summary: 'Comment on a finding of the scan of an order; an empty text takes the comment away',
    params: params.extend({ which: z.enum(['chosen', 'report']), finding: commentInput.shape.finding }),
    body: commentInput.omit({ finding: true }),
    actions: ['orders/comment-on-finding'],
    run: (ctx, input) => commentOnOrderFinding(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
];
