import { redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import { tellingFailure } from '#app/failed-action.ts';
import { AppError } from '#core/errors.ts';
import { previewText } from '#core/posts/managed.ts';
import type { Route } from './+types/markdown-preview.ts';

/** As much as a post may hold. */
const MOST = 100_000;

/** There is nothing to look at without a text. */
export const loader = () => redirect('/admin/blog');

/** Draws the text of a post that is being written, cleaned as it will be for its readers. */
export async function action({ context, request }: Route.ActionArgs) {
  const content = (await request.formData()).get('content');
  if (typeof content !== 'string' || content.length > MOST) throw new AppError('invalid');
  return { html: await previewText(context.get(requestContext), content) };
}

export const clientAction = tellingFailure<{ html: string }>('Failed to draw the preview.');
