import { redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import { tellingFailure } from '#app/failed-action.ts';
import { redirectWithToast } from '#app/flash.ts';
import { refusalOf } from '#app/refusal.ts';
import { AppError } from '#core/errors.ts';
import { attachFile } from '#core/orders/actions.ts';
import type { Route } from './+types/upload.ts';

const notAdded = 'Failed to add the file';

const pageOf = (orderId: string) => `/admin/orders/${orderId}`;

/** Staff hand over a file here; whoever looks at it sees the order. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(pageOf(params.orderId));

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestContext);
  const { orderId } = params;
  const file = (await request.formData()).get('file');
  try {
    if (!(file instanceof File) || file.name === '') throw new AppError('invalid', { publicMessage: 'Choose a file.' });
    await attachFile(ctx, { orderId, name: file.name, content: await file.bytes() });
    return redirectWithToast(ctx, pageOf(orderId), { variant: 'success', title: 'Success', description: 'File added' });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') throw error;
    const { toast } = refusalOf(ctx, error, { otherwise: notAdded });
    return redirectWithToast(ctx, pageOf(orderId), toast);
  }
}

export const clientAction = tellingFailure(notAdded);
