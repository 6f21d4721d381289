import { redirect } from 'react-router';
import { z } from 'zod';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import type { Language } from '#contract/base/languages.ts';
import { previewText } from '#core/site/posts/queries/managed-posts.ts';
import { postTexts } from './posts.texts.ts';

/** There is nothing to look at without a text. */
export const loader = () => redirect('/admin/blog');

const failureIn = async (language: Language) => (await postTexts.in(language)).notDrawn;

/** Draws the text of a post that is being written, cleaned as it will be for its readers; as much as a post may hold. */
export const action = acts(failureIn, {
  send: defineAct({
    schema: z.strictObject({ content: z.string().max(100_000) }),
    run: (ctx, { content }) => previewText(ctx, content),
    value: (html) => ({ html }),
  }),
});

export const clientAction = clientActs(failureIn);
