import { redirect } from 'react-router';
import { z } from 'zod';
import { acts, defineAct } from '#app/forms/act.ts';
import { uploadPicture } from '#core/site/pictures/actions/upload-picture.ts';

/** There is nothing to look at here. */
export const loader = () => redirect('/admin/branding');

/** Takes a picture from a form of the panel, which shows and names it before it is saved (send-picture.ts). */
export const action = acts('The picture could not be uploaded.', {
  send: defineAct({
    schema: z.strictObject({ picture: z.instanceof(File, { error: 'Choose a picture.' }) }),
    quiet: 'all',
    run: async (ctx, { picture }) => uploadPicture(ctx, await picture.bytes()),
    value: (uploaded) => uploaded,
  }),
});
