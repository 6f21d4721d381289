import { createReadableStreamFromReadable } from '@react-router/node';
import { redirect } from 'react-router';
import { settingsTexts } from '#app/account/settings/settings.texts.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { proofInput } from '#contract/accounts/factor-input.ts';
import type { Language } from '#contract/base/languages.ts';
import { exportOwnData } from '#core/lifecycle/exports/actions/export-own-data.ts';

const page = '/settings/export';

/** Opened by itself, it leads to the form. */
export const loader = () => redirect(page);

/** The archive as a download, or back to the form with the reason. */
export const action = acts(
  async (language: Language) => (await settingsTexts.in(language)).notExported,
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
