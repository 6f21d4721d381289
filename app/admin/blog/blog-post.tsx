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
import prose from '#app/public/shell/prose.module.css';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextAreaField, TextField } from '#app/ui/controls/text-field.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { wallTimeIn } from '#contract/base/formats.ts';
import { postInput } from '#contract/site/post-input.ts';
import { type EditedPost, postIncomplete, postStatuses } from '#contract/site/posts.ts';
import { notFound } from '#core/base/errors.ts';
import { createPost } from '#core/site/posts/actions/create-post.ts';
import { updatePost } from '#core/site/posts/actions/update-post.ts';
import { getEditedPost } from '#core/site/posts/queries/managed-posts.ts';
import type { Route } from './+types/blog-post.ts';

const list = '/admin/blog';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminTitle(matches[0].loaderData, loaderData?.post ? 'Edit Post' : 'Add Post');

function requireId(id: unknown): string {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

export async function loader({ context, params: { postId } }: Route.LoaderArgs) {
  const post = postId === undefined ? null : await getEditedPost(context.get(requestContext), requireId(postId));
  return { post, newId: randomUUID() };
}

const failures = leading({ create: 'Failed to create blog post.', update: 'Failed to update blog post.' });

const saving = { schema: postInput, input: savedFields, keep: 'all', alone: [postIncomplete], to: list } as const;

export const action = acts(failures, {
  create: defineAct({
    ...saving,
    run: (ctx, post, { fields: { newId } }) => createPost(ctx, requireId(newId), post),
    done: 'Blog post created successfully.',
  }),
  update: defineAct({
    ...saving,
    run: (ctx, post, { params, fields: { version } }) =>
      updatePost(ctx, requireId(params.postId), post, String(version)),
    done: 'Blog post updated successfully.',
  }),
});

export const clientAction = clientActs(failures);

const statusOptions = postStatuses.map((value) => ({ value, label: value }));

const tagsIn = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

function TagsField({ initial, error }: { initial: string; error: string | undefined }) {
  const [text, setText] = useState(initial);
  const tags = tagsIn(text);
  return (
    <TextField
      label="Tags"
      name="tags"
      optional
      maxLength={1_000}
      error={error}
      defaultValue={initial}
      onInput={(event) => setText(event.currentTarget.value)}
      hint={
        tags.length === 0 ? (
          'Separated by commas. A card shows the first three.'
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
    <section className={classes(sheetPreview.sheetPreview, styles.beside)} aria-label="Preview">
      <div>
        <Button size="sm" busy={act.isBusy} busyLabel="Drawing…" onClick={draw}>
          Preview the text
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
      save="Save Post"
      list={list}
      acts={
        post && (
          <ButtonLink to={`/admin/blog/${post.id}/preview`} target="_blank" variant="quiet">
            Preview what is saved
          </ButtonLink>
        )
      }
    >
      <input type="hidden" name="timeZone" value={timeZone} />
      <input type="hidden" name="newId" value={form.initial('newId', id)} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <TextField {...field('title', post?.title ?? '')} label="Title" required maxLength={200} />
          <TextAreaField
            {...field('content', post?.content ?? '')}
            label="Content"
            hint="Markdown: # headings, **strong**, - lists, [links](https://…). HTML is shown as text."
            required
            rows={14}
            maxLength={100_000}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <TextAreaField
            {...field('excerpt', post?.excerpt ?? '')}
            label="Excerpt"
            hint="On the card. Without one it shows the first 200 characters."
            optional
            rows={2}
            maxLength={500}
          />
          <PictureField
            label="Image URL"
            name="featuredImageUrl"
            hint="A copy is kept here, up to 5 MB. Without a picture the post gets a drawing."
            optional
            value={image}
            error={form.errorOf('featuredImageUrl')}
            onChange={changeImage}
          />
          {image !== '' && (
            <TextField
              {...field('featuredImageAlt', post?.featuredImageAlt ?? '')}
              label="Alternative text"
              hint="What the picture shows, for those who do not see it. Leave it empty if it only decorates."
              optional
              maxLength={300}
            />
          )}
          <PostTranslations form={form} post={post} />
          <TagsField initial={form.initial('tags', (post?.tags ?? []).join(', '))} error={form.errorOf('tags')} />
          <div className={styles.row}>
            <SelectField
              {...field('status', post?.status ?? 'draft')}
              label="Status"
              options={statusOptions}
              onChange={(event) => setStatus(event.currentTarget.value)}
            />
            <TextField
              {...field('slug', post?.slug ?? '')}
              label="Address"
              optional
              maxLength={80}
              hint="/blog/… Empty: made of the title."
            />
          </div>
          {status === 'draft' && (
            <TextField
              {...field('publishAt', post?.publishAt ? wallTimeIn(post.publishAt, timeZone) : '')}
              label="Publish at"
              type="datetime-local"
              optional
              hint={`By itself, at this time in ${timeZone.replaceAll('_', ' ')}. Empty: it stays a draft.`}
            />
          )}
          {post?.status === 'published' && status === 'published' && (
            <Checkbox
              name="keepDate"
              label="Keep the publication date"
              hint="Otherwise saving dates it now, and it moves to the top."
              defaultChecked={form.initialTick('keepDate', false)}
            />
          )}
        </div>
        <TextPreview text={text} />
      </div>
    </SheetForm>
  );
}

export default function BlogPost({ loaderData: { post, newId } }: Route.ComponentProps) {
  return (
    <Sheet title={post ? 'Edit Post' : 'Add Post'} closeTo={list} wide>
      <PostForm key={post?.id ?? 'new'} post={post} newId={newId} />
    </Sheet>
  );
}
