import { requestContext } from '#app/context.ts';
import { orderFilters, orderOwners } from '#contract/orders/types.ts';
import { type ExportFormat, exportedOrders } from '#core/orders/actions/export-orders.ts';
import type { Route } from './+types/orders-export.ts';

const types: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
};

/** The next piece is written when the last was taken, so that a slow client holds one piece and not the file. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

/** `/admin/orders/export?format=csv|json&status=…&whose=…&q=…`: a file with all that the filter shows. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const format: ExportFormat = url.searchParams.get('format') === 'json' ? 'json' : 'csv';
  const filter = orderFilters.find((one) => one === url.searchParams.get('status')) ?? 'all';
  const owner = orderOwners.find((one) => one === url.searchParams.get('whose')) ?? 'all';
  const pieces = await exportedOrders(ctx, { filter, owner, search: url.searchParams.get('q') ?? '', format });
  const date = ctx.platform.clock.now().toISOString().slice(0, 10);
  return new Response(streamOf(pieces), {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="orders-${date}.${format}"`,
      'cache-control': 'no-store',
    },
  });
}
