import { createReadableStreamFromReadable } from '@react-router/node';
import { redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import { redirectWithToast } from '#app/flash.ts';
import { proofInput } from '#contract/factor-input.ts';
import { AppError } from '#core/errors.ts';
import { exportOwnData } from '#core/exports/actions.ts';
import type { Route } from './+types/export-file.ts';

const page = '/settings/export';

/** Opened by itself, it leads to the form. */
export const loader = () => redirect(page);

/** The archive as a download, or back to the form with the reason. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(requestContext);
  const refuse = (description: string) =>
    redirectWithToast(ctx, page, { variant: 'destructive', title: 'Error', description });
  const parsed = proofInput.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) return refuse('Please fill in this field.');
  try {
    const { name, content } = await exportOwnData(ctx, parsed.data);
    return new Response(createReadableStreamFromReadable(content), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    if (error instanceof AppError && error.publicMessage) return refuse(error.publicMessage);
    throw error;
  }
}
