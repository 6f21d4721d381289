import { randomUUID } from 'node:crypto';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { PostTranslations } from '#app/admin/languages/post-translations.tsx';
import { PictureField } from '#app/admin/pictures/picture-field.tsx';
import { Sheet } from '#app/admin/sheets/sheet.tsx';
import styles from '#app/admin/sheets/sheet-form.module.css';
import { SheetForm } from '#app/admin/sheets/sheet-form.tsx';
import sheetPreview from '#app/admin/sheets/sheet-preview.module.css';
import { useSheetForm } from '#app/admin/sheets/use-sheet-form.tsx';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { requestContext } from '#app/context.ts';
import { acts, defineAct, savedFields } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { useAct } from '#app/forms/use-act.ts';
import { leading } from '#app/forms/words.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import prose from '#app/public/shell/prose.module.css';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextAreaField, TextField } from '#app/ui/controls/text-field.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { wallTimeIn } from '#contract/base/formats.ts';
import type { Language } from '#contract/base/languages.ts';
import { fault } from '#contract/faults/faults.ts';
import { postInput } from '#contract/site/post-input.ts';
import { type EditedPost, postStatuses } from '#contract/site/posts.ts';
import { notFound } from '#core/base/errors.ts';
import { createPost } from '#core/site/posts/actions/create-post.ts';
import { updatePost } from '#core/site/posts/actions/update-post.ts';
import { getEditedPost } from '#core/site/posts/queries/managed-posts.ts';
import type { Route } from './+types/blog-post.ts';
import { postTexts } from './posts.texts.ts';

const list = '/admin/blog';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, loaderData.title) : [];

function requireId(id: unknown): string {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

export async function loader(args: Route.LoaderArgs) {
  const { postId } = args.params;
  const post = postId === undefined ? null : await getEditedPost(args.context.get(requestContext), requireId(postId));
  const { add, edit } = await postTexts.in(languageOf(args));
  return { title: post ? edit : add, post, newId: randomUUID() };
}

const failuresIn = async (language: Language) => {
  const { create, update } = (await postTexts.in(language)).failed;
  return leading({ create, update });
};

const saving = {
  schema: postInput,
  input: savedFields,
  keep: 'all',
  alone: [fault('post-incomplete')],
  to: list,
} as const;

export const action = acts(failuresIn, {
  create: defineAct({
    ...saving,
    run: (ctx, post, { fields: { newId } }) => createPost(ctx, requireId(newId), post),
    done: async (_done, _ctx, { language }) => (await postTexts.in(language)).done.create,
  }),
  update: defineAct({
    ...saving,
    run: (ctx, post, { params, fields: { version } }) =>
      updatePost(ctx, requireId(params.postId), post, String(version)),
    done: async (_done, _ctx, { language }) => (await postTexts.in(language)).done.update,
  }),
});

export const clientAction = clientActs(failuresIn);

const tagsIn = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

function TagsField({ initial, error }: { initial: string; error: string | undefined }) {
  const texts = useTexts(postTexts);
  const [text, setText] = useState(initial);
  const tags = tagsIn(text);
  return (
    <TextField
      label={texts.tags}
      name="tags"
      optional
      maxLength={1_000}
      error={error}
      defaultValue={initial}
      onInput={(event) => setText(event.currentTarget.value)}
      hint={
        tags.length === 0 ? (
          texts.tagsHint
        ) : (
          <span className={styles.tags}>
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </span>
        )
      }
    />
  );
}

/** How long nobody types before the text is drawn anew. */
const PAUSE_MS = 1_200;

/**
 * The text as its readers will see it, drawn by the server, which cleans it as it does for them: beside the form where
 * there is room, below it elsewhere. Once it was asked for, it follows the typing.
 */
function TextPreview({ text }: { text: string }) {
  const texts = useTexts(postTexts);
  const act = useAct<{ html: string }>();
  const html = act.answer?.value?.html ?? null;
  const isFollowing = html !== null;
  const draw = () =>
    void act.submit(
      { content: text },
      { method: 'post', action: '/admin/blog/markdown', encType: 'multipart/form-data' },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every pause in typing
  useEffect(() => {
    if (!isFollowing) return;
    const timer = setTimeout(draw, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <section className={classes(sheetPreview.sheetPreview, styles.beside)} aria-label={texts.preview}>
      <div>
        <Button size="sm" busy={act.isBusy} busyLabel={texts.drawing} onClick={draw}>
          {texts.previewText}
        </Button>
      </div>
      {html !== null && (
        <div className={classes(sheetPreview.ground, styles.besideText)}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by platform/text */}
          <div className={prose.prose} dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      )}
    </section>
  );
}

function PostForm({ post, newId }: { post: EditedPost | null; newId: string }) {
  const texts = useTexts(postTexts);
  const form = useSheetForm(post ? 'update' : 'create', post?.version ?? '');
  const [id] = useState(newId);
  const [status, setStatus] = useState(form.initial('status', post?.status ?? 'draft'));
  const [text, setText] = useState(form.initial('content', post?.content ?? ''));
  const [image, setImage] = useState(form.initial('featuredImageUrl', post?.featuredImageUrl ?? ''));
  const changeImage = (address: string) => {
    form.markChanged();
    setImage(address);
  };
  const { field } = form;
  const { timeZone } = useFormats();
  return (
    <SheetForm
      form={form}
      save={texts.save}
      list={list}
      acts={
        post && (
          <ButtonLink to={`/admin/blog/${post.id}/preview`} target="_blank" variant="quiet">
            {texts.previewSaved}
          </ButtonLink>
        )
      }
    >
      <input type="hidden" name="timeZone" value={timeZone} />
      <input type="hidden" name="newId" value={form.initial('newId', id)} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <TextField {...field('title', post?.title ?? '')} label={texts.postTitle} required maxLength={200} />
          <TextAreaField
            {...field('content', post?.content ?? '')}
            label={texts.content}
            hint={texts.contentHint}
            required
            rows={14}
            maxLength={100_000}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <TextAreaField
            {...field('excerpt', post?.excerpt ?? '')}
            label={texts.excerpt}
            hint={texts.excerptHint}
            optional
            rows={2}
            maxLength={500}
          />
          <PictureField
            label={texts.image}
            name="featuredImageUrl"
            hint={texts.imageHint}
            optional
            value={image}
            error={form.errorOf('featuredImageUrl')}
            onChange={changeImage}
          />
          {image !== '' && (
            <TextField
              {...field('featuredImageAlt', post?.featuredImageAlt ?? '')}
              label={texts.alternative}
              hint={texts.alternativeHint}
              optional
              maxLength={300}
            />
          )}
          <PostTranslations form={form} post={post} />
          <TagsField initial={form.initial('tags', (post?.tags ?? []).join(', '))} error={form.errorOf('tags')} />
          <div className={styles.row}>
            <SelectField
              {...field('status', post?.status ?? 'draft')}
              label={texts.status}
              options={postStatuses.map((value) => ({ value, label: texts.statuses[value] }))}
              onChange={(event) => setStatus(event.currentTarget.value)}
            />
            <TextField
              {...field('slug', post?.slug ?? '')}
              label={texts.address}
              optional
              maxLength={80}
              hint={texts.addressHint}
            />
          </div>
          {status === 'draft' && (
            <TextField
              {...field('publishAt', post?.publishAt ? wallTimeIn(post.publishAt, timeZone) : '')}
              label={texts.publishAt}
              type="datetime-local"
              optional
              hint={texts.publishAtHint(timeZone.replaceAll('_', ' '))}
            />
          )}
          {post?.status === 'published' && status === 'published' && (
            <Checkbox
              name="keepDate"
              label={texts.keepDate}
              hint={texts.keepDateHint}
              defaultChecked={form.initialTick('keepDate', false)}
            />
          )}
        </div>
        <TextPreview text={text} />
      </div>
    </SheetForm>
  );
}

export default function BlogPost({ loaderData: { title, post, newId } }: Route.ComponentProps) {
  return (
    <Sheet title={title} closeTo={list} wide>
      <PostForm key={post?.id ?? 'new'} post={post} newId={newId} />
    </Sheet>
  );
}
