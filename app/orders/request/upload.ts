import { redirect } from 'react-router';
import { z } from 'zod';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { attachFile } from '#core/orders/actions/attach-file.ts';
import type { Route } from './+types/upload.ts';

const notAdded = 'Failed to add the file';

const pageOf = ({ params: { orderId } }: { params: { orderId?: string } }) => `/admin/orders/${orderId}`;

/** Staff hand over a file here; whoever looks at it sees the order. */
export const loader = (args: Route.LoaderArgs) => redirect(pageOf(args));

const file = z.instanceof(File, { error: 'Choose a file.' }).refine(({ name }) => name !== '', 'Choose a file.');

export const action = acts(
  notAdded,
  {
    send: defineAct({
      schema: z.strictObject({ file }),
      run: async (ctx, { file }, { params }) =>
        attachFile(ctx, { orderId: String(params.orderId), name: file.name, content: await file.bytes() }),
      done: 'File added',
      to: (_, sent) => pageOf(sent),
    }),
  },
  { page: pageOf },
);

export const clientAction = clientActs(notAdded);
