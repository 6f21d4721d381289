import { z } from 'zod';
import { endYearOfOrder } from '#core/orders/actions/end-year-of-order.ts';
import { onServiceScanEnded } from '#core/orders/actions/follow-service-scan.ts';
import { fulfilOrder } from '#core/orders/actions/fulfil-order.ts';
import { tellOfRequest } from '#core/orders/actions/tell-of-request.ts';
import { endYearJob } from '#core/orders/internal/withdraw-year.ts';
import { defineJob } from '#platform/queue/define.ts';

/** Starts what a paid order needs and nobody has to do. */
export const orderFulfil = defineJob({
  name: 'order.fulfil',
  input: z.strictObject({ orderId: z.uuid() }),
  run: (platform, { orderId }) => fulfilOrder(platform, orderId),
});

/** Takes back the year of watching of an order that is not paid for any more. */
export const orderEndYear = defineJob({
  ...endYearJob,
  run: (platform, { orderId }) => endYearOfOrder(platform, orderId),
});

/** Tells a customer of a request that was not paid at once. */
export const orderTellOfRequest = defineJob({
  name: 'order.tell-of-request',
  input: z.strictObject({ orderId: z.uuid() }),
  run: (platform, { orderId }) => tellOfRequest(platform, orderId),
});

/** A scan that belongs to a service has ended. */
export const orderScanEnded = defineJob({
  name: 'scan.service-ended',
  input: z.strictObject({ scanId: z.uuid() }),
  run: (platform, { scanId }) => onServiceScanEnded(platform, scanId),
});
