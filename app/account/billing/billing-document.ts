import { requestContext } from '#app/context.ts';
import { requirePerson } from '#app/guards.ts';
import { readInvoiceFile } from '#core/orders/invoices/queries/documents.ts';
import type { Route } from './+types/billing-document.ts';

export const middleware = [requirePerson];

/** An invoice or credit note as PDF. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { name, body } = await readInvoiceFile(context.get(requestContext), params.documentId);
  return new Response(body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
