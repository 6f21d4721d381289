import type { z } from 'zod';
import { defineAct, type Sent } from '#app/forms/act.ts';
import { orderMessageInput } from '#contract/orders/input.ts';
import type { Context } from '#core/base/context.ts';
import { attachFiles } from '#core/orders/actions/attach-files.ts';
import { markOrderRead } from '#core/orders/actions/mark-order-read.ts';
import { sendOrderMessage } from '#core/orders/actions/send-order-message.ts';
import { roomTexts } from './room.texts.ts';

/** A field for files of which none was chosen sends one without a name. */
const chosenIn = (form: FormData): File[] =>
  form.getAll('files').filter((file): file is File => file instanceof File && file.name !== '');

const readMessage = ({ form, fields, params }: Sent) => ({ ...fields, ...params, files: chosenIn(form) });

async function sendMessage(ctx: Context, { files, alone, ...message }: z.output<typeof orderMessageInput>) {
  const read = await Promise.all(files.map(async (file) => ({ name: file.name, content: await file.bytes() })));
  if (alone) await attachFiles(ctx, { orderId: message.orderId, files: read });
  else await sendOrderMessage(ctx, { ...message, files: read });
  return { isAlone: alone !== undefined, nextKey: crypto.randomUUID() };
}

/** The forms of a conversation, on the page of a customer and on that of staff. */
export const conversationActs = {
  message: defineAct({
    schema: orderMessageInput,
    input: readMessage,
    keep: ['text'],
    marked: async (language) => (await roomTexts.in(language)).notSent,
    run: sendMessage,
    value: (sent) => sent,
    async done({ isAlone }, _ctx, { language }) {
      const { added, sent } = await roomTexts.in(language);
      return { title: isAlone ? added : sent };
    },
  }),
  read: defineAct({ run: (ctx, _, { params }) => markOrderRead(ctx, String(params.orderId)) }),
};
