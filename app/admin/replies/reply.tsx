import { randomUUID } from 'node:crypto';
import { useState } from 'react';
import { z } from 'zod';
import { replyFields } from '#app/admin/languages/translation-fields.ts';
import { Translations } from '#app/admin/languages/translations.tsx';
import { Sheet } from '#app/admin/sheets/sheet.tsx';
import { SheetForm } from '#app/admin/sheets/sheet-form.tsx';
import { useSheetForm } from '#app/admin/sheets/use-sheet-form.tsx';
import { adminTitleFrom } from '#app/admin/shell/page-title.ts';
import { requestContext } from '#app/context.ts';
import { acts, defineAct, type Sent, savedFields } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { leading } from '#app/forms/words.ts';
import { useTexts } from '#app/language/texts.ts';
import { TextAreaField, TextField } from '#app/ui/controls/text-field.tsx';
import type { Language } from '#contract/base/languages.ts';
import { type EditedReply, longestReplyBody, longestReplyTitle } from '#contract/site/replies.ts';
import { savedReplyInput } from '#contract/site/reply-input.ts';
import { notFound } from '#core/base/errors.ts';
import { createReply } from '#core/site/replies/actions/create-reply.ts';
import { updateReply } from '#core/site/replies/actions/update-reply.ts';
import { getEditedReply } from '#core/site/replies/queries/replies.ts';
import type { Route } from './+types/reply.ts';
import { replyTexts } from './replies.texts.ts';

const list = '/admin/messages/replies';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminTitleFrom(matches[0].loaderData, replyTexts, ({ add, form }) => (loaderData?.reply ? form.editTitle : add));

function requireId(id: unknown): string {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

export async function loader({ context, params: { replyId } }: Route.LoaderArgs) {
  const reply = replyId === undefined ? null : await getEditedReply(context.get(requestContext), requireId(replyId));
  return { reply, newId: randomUUID() };
}

async function failuresIn(language: Language) {
  const { failed } = (await replyTexts.in(language)).form;
  return leading({ create: failed, update: failed });
}

const sayDone = async (_done: unknown, _ctx: unknown, { language }: Sent) => (await replyTexts.in(language)).form.done;

const saving = { schema: savedReplyInput, input: savedFields, keep: 'all', to: list, done: sayDone } as const;

export const action = acts(failuresIn, {
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

export const clientAction = clientActs(failuresIn);

function ReplyForm({ reply, newId }: { reply: EditedReply | null; newId: string }) {
  const form = useSheetForm(reply ? 'update' : 'create', reply?.version ?? '');
  const [id] = useState(newId);
  const texts = useTexts(replyTexts).form;
  return (
    <SheetForm form={form} save={texts.save} list={list}>
      <input type="hidden" name="newId" value={form.initial('newId', id)} />
      <TextField
        {...form.field('title', reply?.title ?? '')}
        label={texts.title}
        hint={texts.titleHint}
        required
        maxLength={longestReplyTitle}
      />
      <TextAreaField
        {...form.field('body', reply?.body ?? '')}
        label={texts.text}
        hint={texts.textHint}
        required
        rows={12}
        maxLength={longestReplyBody}
      />
      <Translations form={form} fields={replyFields} edited={reply?.translations} english={reply} />
    </SheetForm>
  );
}

export default function Reply({ loaderData: { reply, newId } }: Route.ComponentProps) {
  const { add, form } = useTexts(replyTexts);
  return (
    <Sheet title={reply ? form.editTitle : add} closeTo={list}>
      <ReplyForm key={reply?.id ?? 'new'} reply={reply} newId={newId} />
    </Sheet>
  );
}
