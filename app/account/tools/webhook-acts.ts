import { toolTexts } from '#app/account/tools/tools.texts.ts';
import { defineAct, type Sent } from '#app/forms/act.ts';
import { deliveryId, webhookChangeForm, webhookForm, webhookId } from '#contract/webhooks/input.ts';
import type { Context } from '#core/base/context.ts';
import { addWebhook } from '#core/webhooks/actions/add-webhook.ts';
import { changeWebhook, enableWebhook } from '#core/webhooks/actions/change-webhook.ts';
import { removeWebhook } from '#core/webhooks/actions/remove-webhook.ts';
import { replayDelivery, testWebhook } from '#core/webhooks/actions/send-by-hand.ts';
import type english from './tools.texts.en.ts';

const say =
  (done: keyof typeof english.done) =>
  async (_done: unknown, _ctx: Context, { language }: Sent) =>
    (await toolTexts.in(language)).done[done];

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
    done: say('change'),
    to: '/settings/webhooks',
  }),
  test: defineAct({ schema: webhookId, run: testWebhook, done: say('test') }),
  replay: defineAct({ schema: deliveryId, run: replayDelivery, done: say('replay') }),
  enable: defineAct({
    schema: webhookId,
    run: enableWebhook,
    done: say('enable'),
  }),
  remove: defineAct({
    schema: webhookId,
    run: removeWebhook,
    done: say('remove'),
    to: '/settings/webhooks',
  }),
};
