import { redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import { newPasswordInput } from '#contract/account-input.ts';
import { AppError } from '#core/errors.ts';
import { checkNewPassword } from '#core/sessions/actions.ts';
import type { Route } from './+types/new-password.ts';

/** Nothing to see here. */
export const loader = () => redirect('/');

const noStore = { 'cache-control': 'no-store' };

/** Whether a password that is being chosen is known from breaches: asked while its form is filled in. */
export async function action({ context, request }: Route.ActionArgs) {
  const parsed = newPasswordInput.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) return Response.json({}, { status: 400, headers: noStore });
  try {
    return Response.json(await checkNewPassword(context.get(requestContext), parsed.data), { headers: noStore });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, retryAfter } = error;
    const headers = { ...noStore, ...(retryAfter !== null && { 'retry-after': String(retryAfter) }) };
    return Response.json({}, { status, headers });
  }
}
