import { defineAct } from '#app/forms/act.ts';
import { deliveryId, webhookChangeForm, webhookForm, webhookId } from '#contract/webhooks/input.ts';
import { addWebhook } from '#core/webhooks/actions/add-webhook.ts';
import { changeWebhook, enableWebhook } from '#core/webhooks/actions/change-webhook.ts';
import { removeWebhook } from '#core/webhooks/actions/remove-webhook.ts';
import { replayDelivery, testWebhook } from '#core/webhooks/actions/send-by-hand.ts';

const sent = { description: 'The log shows what the address answers.' };

/** What the forms of the page of webhooks do. */
export const webhookActs = {
  add: defineAct({
    schema: webhookForm,
    input: ({ form, fields }) => ({ ...fields, kinds: form.getAll('kinds') }),
    keep: ['url', 'format'],
    run: addWebhook,
    value: ({ secret }) => ({ secret }),
  }),
  change: defineAct({
    schema: webhookChangeForm,
    input: ({ form, fields }) => ({ ...fields, kinds: form.getAll('kinds') }),
    keep: ['id', 'format'],
    run: changeWebhook,
    done: { title: 'Webhook changed', description: 'It holds for events from now on.' },
    to: '/settings/webhooks',
  }),
  test: defineAct({ schema: webhookId, run: testWebhook, done: { title: 'Test on its way', ...sent } }),
  replay: defineAct({ schema: deliveryId, run: replayDelivery, done: { title: 'Event on its way', ...sent } }),
  enable: defineAct({
    schema: webhookId,
    run: enableWebhook,
    done: { title: 'Webhook switched on', description: 'It is told what happens from now on.' },
  }),
  remove: defineAct({
    schema: webhookId,
    run: removeWebhook,
    done: { title: 'Webhook removed', description: 'Nothing more is sent to it.' },
    to: '/settings/webhooks',
  }),
};
