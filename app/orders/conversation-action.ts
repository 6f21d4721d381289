import { data } from 'react-router';
import { z } from 'zod';
import { orderMessageInput } from '#contract/order-input.ts';
import type { Context } from '#core/context.ts';
import { AppError, errorTable } from '#core/errors.ts';
import { markOrderRead, sendOrderMessage } from '#core/orders/actions.ts';
import type { MessageResult } from './conversation.tsx';

const failed = {
  variant: 'destructive',
  title: 'Error',
  description: 'Failed to send message. Please try again.',
} as const;

const typed = (value: unknown) => (typeof value === 'string' ? value : '');

/** What the forms of a conversation ask for, on the page of a customer and on that of staff. */
export async function converse(ctx: Context, orderId: string, fields: Record<string, unknown>) {
  const { intent, ...rest } = fields;
  if (intent === 'read') {
    await markOrderRead(ctx, orderId);
    return null;
  }
  if (intent !== 'message') throw new AppError('invalid');
  const parsed = orderMessageInput.safeParse({ ...rest, orderId });
  if (!parsed.success) {
    const error = z.flattenError(parsed.error).fieldErrors.text?.[0];
    return data<MessageResult>({ toast: failed, ...(error && { error }), text: typed(fields.text) }, 400);
  }
  return send(ctx, parsed.data);
}

async function send(ctx: Context, message: z.output<typeof orderMessageInput>) {
  try {
    await sendOrderMessage(ctx, message);
    return data<MessageResult>({ toast: { variant: 'success', title: 'Message Sent' } });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not-found') throw error;
    if (errorTable[error.code].report) ctx.platform.log.error('A message about an order could not be kept', { error });
    const toast = { ...failed, description: error.publicMessage ?? failed.description };
    const headers: HeadersInit = error.retryAfter ? { 'retry-after': String(error.retryAfter) } : {};
    return data<MessageResult>({ toast, text: message.text }, { status: error.status, headers });
  }
}
