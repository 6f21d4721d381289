import { createReadableStreamFromReadable } from '@react-router/node';
import { redirect } from 'react-router';
import { acts, defineAct } from '#app/forms/act.ts';
import { proofInput } from '#contract/accounts/factor-input.ts';
import { exportOwnData } from '#core/lifecycle/exports/actions/export-own-data.ts';

const page = '/settings/export';

/** Opened by itself, it leads to the form. */
export const loader = () => redirect(page);

/** The archive as a download, or back to the form with the reason. */
export const action = acts(
  'Your data could not be exported. Please try again.',
  {
    send: defineAct({
      schema: proofInput,
      async run(ctx, proof) {
        const { name, content } = await exportOwnData(ctx, proof);
        return new Response(createReadableStreamFromReadable(content), {
          headers: {
            'content-type': 'application/zip',
            'content-disposition': `attachment; filename="${name}"`,
            'cache-control': 'no-store',
          },
        });
      },
    }),
  },
  { page },
);
