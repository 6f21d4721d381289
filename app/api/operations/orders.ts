import { z } from 'zod';
import { asPage, defineOperation, idParam, listingOf, listOf, pageOf, pageQuery } from '#app/api/define.ts';
import { count, isoTime } from '#contract/base/shapes.ts';
import { appointmentInput } from '#contract/orders/appointment-input.ts';
import { orderInput, orderMessageInput } from '#contract/orders/input.ts';
import { currencyShape, orderShape } from '#contract/orders/shapes.ts';
import { messageShape } from '#contract/site/message-shape.ts';
import { serviceTypes } from '#contract/site/services.ts';
import { createOrder } from '#core/orders/actions/create-order.ts';
import { markOrderRead } from '#core/orders/actions/mark-order-read.ts';
import { openFile } from '#core/orders/actions/open-file.ts';
import { sendOrderMessage } from '#core/orders/actions/send-order-message.ts';
import { bookAppointment } from '#core/orders/appointments/actions/book-appointment.ts';
import { cancelAppointment } from '#core/orders/appointments/actions/cancel-appointment.ts';
import { listOwnOrders } from '#core/orders/queries/lists.ts';
import { getOwnOrder, requireOwnOrder } from '#core/orders/queries/order.ts';
import { listOwnMessages } from '#core/site/messages/queries/own-messages.ts';
import { listActiveServices } from '#core/site/services/queries/services.ts';

const tag = 'Orders';
const params = idParam('orderId');

const service = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number().describe('In units of the currency'),
  priceUnit: z.literal('hour').nullable(),
  currency: currencyShape,
  serviceType: z.enum(serviceTypes),
  features: z.array(z.string()),
});

const row = orderShape
  .pick({
    id: true,
    serviceId: true,
    serviceName: true,
    status: true,
    paymentStatus: true,
    amount: true,
    currency: true,
    hours: true,
    createdAt: true,
    updatedAt: true,
    completedAt: true,
  })
  .extend({ unread: count.describe('Messages of staff that you have not read') });

const whole = orderShape.extend({
  files: z.array(
    z.object({ id: z.uuid(), by: z.enum(['customer', 'staff']), name: z.string(), size: count, addedAt: isoTime }),
  ),
});

export const orderOperations = [
  defineOperation({
    id: 'listServices',
    method: 'GET',
    path: '/services',
    tag,
    scope: 'orders:read',
    summary: 'List the services that can be ordered',
    answer: listOf(service),
    run: async (ctx) => ({ items: await listActiveServices(ctx) }),
  }),
  defineOperation({
    id: 'listOrders',
    method: 'GET',
    path: '/orders',
    tag,
    scope: 'orders:read',
    summary: 'List your orders, newest first',
    query: pageQuery,
    answer: pageOf(row),
    run: async (ctx, { query }) => asPage(await listOwnOrders(ctx, listingOf(query))),
  }),
  defineOperation({
    id: 'createOrder',
    method: 'POST',
    path: '/orders',
    tag,
    scope: 'orders:write',
    summary: 'Order a service; it is paid on the site',
    body: orderInput.omit({ idempotencyKey: true }),
    answer: z.object({ orderId: z.uuid(), serviceName: z.string() }),
    status: 201,
    actions: ['orders/create-order'],
    run: (ctx, { body, requestId }) => createOrder(ctx, { ...body, idempotencyKey: requestId }),
  }),
  defineOperation({
    id: 'readOrder',
    method: 'GET',
    path: '/orders/{orderId}',
    tag,
    scope: 'orders:read',
    summary: 'Read an order with its messages, files and steps',
    params,
    answer: whole,
    run: (ctx, input) => getOwnOrder(ctx, input.params.orderId),
  }),
  defineOperation({
    id: 'sendOrderMessage',
    method: 'POST',
    path: '/orders/{orderId}/messages',
    tag,
    scope: 'orders:write',
    summary: 'Write a message about an order',
    params,
    body: z.strictObject({ text: orderMessageInput.shape.text }),
    actions: ['orders/send-order-message'],
    async run(ctx, { params: { orderId }, body, requestId }) {
      await requireOwnOrder(ctx, orderId);
      const { text } = orderMessageInput.parse({ ...body, orderId, idempotencyKey: requestId });
      await sendOrderMessage(ctx, { orderId, text, idempotencyKey: requestId });
      return undefined;
    },
  }),
  defineOperation({
    id: 'markOrderRead',
    method: 'POST',
    path: '/orders/{orderId}/read',
    tag,
    scope: 'orders:write',
    summary: 'Mark the messages of an order as read',
    params,
    actions: ['orders/mark-order-read'],
    async run(ctx, { params: { orderId } }) {
      await requireOwnOrder(ctx, orderId);
      await markOrderRead(ctx, orderId);
      return undefined;
    },
  }),
  defineOperation({
    id: 'downloadOrderFile',
    method: 'GET',
    path: '/orders/{orderId}/files/{fileId}',
    tag,
    scope: 'orders:read',
    summary: 'Download a file of an order',
    params: params.extend({ fileId: z.uuid() }),
    answer: 'file',
    actions: ['orders/open-file'],
    async run(ctx, { params: { orderId, fileId } }) {
      await requireOwnOrder(ctx, orderId);
      const { name, type, content } = await openFile(ctx, orderId, fileId);
      return { name, type, body: new Uint8Array(content) };
    },
  }),
  defineOperation({
    id: 'bookAppointment',
    method: 'PUT',
    path: '/orders/{orderId}/appointment',
    tag,
    scope: 'orders:write',
    summary: 'Book or move the appointment of an order',
    params,
    body: appointmentInput.omit({ orderId: true }),
    actions: ['orders/appointments/book-appointment'],
    run: (ctx, input) => bookAppointment(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    id: 'cancelAppointment',
    method: 'DELETE',
    path: '/orders/{orderId}/appointment',
    tag,
    scope: 'orders:write',
    summary: 'Cancel the appointment of an order',
    params,
    actions: ['orders/appointments/cancel-appointment'],
    async run(ctx, input) {
      await requireOwnOrder(ctx, input.params.orderId);
      await cancelAppointment(ctx, input.params);
      return undefined;
    },
  }),
  defineOperation({
    id: 'listMessages',
    method: 'GET',
    path: '/messages',
    tag: 'Messages',
    scope: 'orders:read',
    summary: 'List what you wrote through the contact form, with the replies',
    query: pageQuery,
    answer: pageOf(messageShape),
    run: async (ctx, { query }) => asPage(await listOwnMessages(ctx, listingOf(query))),
  }),
];
