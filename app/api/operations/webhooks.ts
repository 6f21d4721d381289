import { z } from 'zod';
import { asPage, defineOperation, idParam, listingOf, listOf, pageOf, pageQuery } from '#app/api/define.ts';
import { deliveryId, webhookChange, webhookInput } from '#contract/webhooks/input.ts';
import { deliveryShape, webhookShape } from '#contract/webhooks/shapes.ts';
import { addWebhook } from '#core/webhooks/actions/add-webhook.ts';
import { changeWebhook } from '#core/webhooks/actions/change-webhook.ts';
import { removeWebhook } from '#core/webhooks/actions/remove-webhook.ts';
import { replayDelivery, testWebhook } from '#core/webhooks/actions/send-by-hand.ts';
import { listDeliveries, listWebhooks } from '#core/webhooks/queries/webhooks.ts';

const tag = 'Webhooks';
const params = idParam('id');

export const webhookOperations = [
  defineOperation({
    id: 'listWebhooks',
    method: 'GET',
    path: '/webhooks',
    tag,
    scope: 'webhooks:read',
    summary: 'List your webhooks',
    answer: listOf(webhookShape),
    run: async (ctx) => ({ items: await listWebhooks(ctx) }),
  }),
  defineOperation({
    id: 'addWebhook',
    method: 'POST',
    path: '/webhooks',
    tag,
    scope: 'webhooks:write',
    summary: 'Add a webhook; the secret that signs what is sent is answered this once',
    body: webhookInput,
    answer: z.object({ secret: z.string(), webhook: webhookShape }),
    status: 201,
    actions: ['webhooks/add-webhook'],
    run: (ctx, { body }) => addWebhook(ctx, body),
  }),
  defineOperation({
    id: 'changeWebhook',
    method: 'PUT',
    path: '/webhooks/{id}',
    tag,
    scope: 'webhooks:write',
    summary: 'Change what a webhook hears of, and switch it on again',
    params,
    body: webhookChange,
    actions: ['webhooks/change-webhook'],
    run: (ctx, input) => changeWebhook(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    id: 'removeWebhook',
    method: 'DELETE',
    path: '/webhooks/{id}',
    tag,
    scope: 'webhooks:write',
    summary: 'Remove a webhook with its log',
    params,
    actions: ['webhooks/remove-webhook'],
    run: (ctx, input) => removeWebhook(ctx, input.params).then(() => undefined),
  }),
  defineOperation({
    id: 'testWebhook',
    method: 'POST',
    path: '/webhooks/{id}/test',
    tag,
    scope: 'webhooks:write',
    summary: 'Send a test',
    params,
    actions: ['webhooks/send-by-hand'],
    run: (ctx, input) => testWebhook(ctx, input.params).then(() => undefined),
  }),
  defineOperation({
    id: 'listDeliveries',
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    tag,
    scope: 'webhooks:read',
    summary: 'List what was sent to a webhook, newest first',
    params,
    query: pageQuery,
    answer: pageOf(deliveryShape),
    run: async (ctx, input) => asPage(await listDeliveries(ctx, input.params.id, listingOf(input.query))),
  }),
  defineOperation({
    id: 'replayDelivery',
    method: 'POST',
    path: '/webhooks/{id}/deliveries/{deliveryId}/replay',
    tag,
    scope: 'webhooks:write',
    summary: 'Send an event of the log again',
    params: deliveryId,
    run: (ctx, input) => replayDelivery(ctx, input.params).then(() => undefined),
  }),
];
