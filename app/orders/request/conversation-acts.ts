import { defineAct, withParams } from '#app/forms/act.ts';
import { messageNotSent } from '#app/orders/conversation-words.ts';
import { orderMessageInput } from '#contract/orders/input.ts';
import { markOrderRead } from '#core/orders/actions/mark-order-read.ts';
import { sendOrderMessage } from '#core/orders/actions/send-order-message.ts';

/** The forms of a conversation, on the page of a customer and on that of staff. */
export const conversationActs = {
  message: defineAct({
    schema: orderMessageInput,
    input: withParams,
    keep: ['text'],
    marked: messageNotSent,
    run: sendOrderMessage,
    done: { title: 'Message Sent' },
  }),
  read: defineAct({ run: (ctx, _, { params }) => markOrderRead(ctx, String(params.orderId)) }),
};
