import { randomUUID } from 'node:crypto';
import { useState } from 'react';
import { z } from 'zod';
import { replyFields } from '#app/admin/languages/translation-fields.ts';
import { Translations } from '#app/admin/languages/translations.tsx';
import { Sheet } from '#app/admin/sheets/sheet.tsx';
import { SheetForm } from '#app/admin/sheets/sheet-form.tsx';
import { useSheetForm } from '#app/admin/sheets/use-sheet-form.tsx';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { requestContext } from '#app/context.ts';
import { acts, defineAct, savedFields } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { leading } from '#app/forms/words.ts';
import { TextAreaField, TextField } from '#app/ui/controls/text-field.tsx';
import { type EditedReply, longestReplyBody, longestReplyTitle, placeholders } from '#contract/site/replies.ts';
import { savedReplyInput } from '#contract/site/reply-input.ts';
import { notFound } from '#core/base/errors.ts';
import { createReply } from '#core/site/replies/actions/create-reply.ts';
import { updateReply } from '#core/site/replies/actions/update-reply.ts';
import { getEditedReply } from '#core/site/replies/queries/replies.ts';
import type { Route } from './+types/reply.ts';

const list = '/admin/messages/replies';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminTitle(matches[0].loaderData, loaderData?.reply ? 'Edit Reply' : 'Add Reply');

function requireId(id: unknown): string {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

export async function loader({ context, params: { replyId } }: Route.LoaderArgs) {
  const reply = replyId === undefined ? null : await getEditedReply(context.get(requestContext), requireId(replyId));
  return { reply, newId: randomUUID() };
}

const failures = leading({ create: 'Failed to save the reply', update: 'Failed to save the reply' });

const saving = { schema: savedReplyInput, input: savedFields, keep: 'all', to: list, done: 'Reply saved' } as const;

export const action = acts(failures, {
  create: defineAct({
    ...saving,
    run: (ctx, reply, { fields: { newId } }) => createReply(ctx, requireId(newId), reply),
  }),
  update: defineAct({
    ...saving,
    run: (ctx, reply, { params, fields: { version } }) =>
      updateReply(ctx, requireId(params.replyId), reply, String(version)),
  }),
});

export const clientAction = clientActs(failures);

const placeholderHint = `Filled in when it is inserted: ${Object.entries(placeholders)
  .map(([word, meaning]) => `{${word}} ${meaning}`)
  .join(', ')}.`;

function ReplyForm({ reply, newId }: { reply: EditedReply | null; newId: string }) {
  const form = useSheetForm(reply ? 'update' : 'create', reply?.version ?? '');
  const [id] = useState(newId);
  return (
    <SheetForm form={form} save="Save Reply" list={list}>
      <input type="hidden" name="newId" value={form.initial('newId', id)} />
      <TextField
        {...form.field('title', reply?.title ?? '')}
        label="Title"
        hint="You find it by this title. Customers do not see it."
        required
        maxLength={longestReplyTitle}
      />
      <TextAreaField
        {...form.field('body', reply?.body ?? '')}
        label="Text"
        hint={placeholderHint}
        required
        rows={12}
        maxLength={longestReplyBody}
      />
      <Translations form={form} fields={replyFields} edited={reply?.translations} english={reply} />
    </SheetForm>
  );
}

export default function Reply({ loaderData: { reply, newId } }: Route.ComponentProps) {
  return (
    <Sheet title={reply ? 'Edit Reply' : 'Add Reply'} closeTo={list}>
      <ReplyForm key={reply?.id ?? 'new'} reply={reply} newId={newId} />
    </Sheet>
  );
}
