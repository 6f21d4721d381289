import { redirect } from 'react-router';
import { z } from 'zod';
import { acts, defineAct } from '#app/forms/act.ts';
import type { Language } from '#contract/base/languages.ts';
import { fault } from '#contract/faults/faults.ts';
import { uploadPicture } from '#core/site/pictures/actions/upload-picture.ts';
import { pictureTexts } from './pictures.texts.ts';

const formFailures = async (language: Language) => (await pictureTexts.in(language)).failed;

/** There is nothing to look at here. */
export const loader = () => redirect('/admin/branding');

/** Takes a picture from a form of the panel, which shows and names it before it is saved (send-picture.ts). */
export const action = acts(formFailures, {
  send: defineAct({
    schema: z.strictObject({ picture: z.instanceof(File, { error: fault('picture-missing') }) }),
    quiet: 'all',
    run: async (ctx, { picture }) => uploadPicture(ctx, await picture.bytes()),
    value: (uploaded) => uploaded,
  }),
});
