import { CircleCheck, Eye, FilePen, Pencil, Plus } from 'lucide-react';
import { useOutlet } from 'react-router';
import { z } from 'zod';
import styles from '#app/admin/lists/entry.module.css';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { ConfirmDelete, DeleteLink } from '#app/admin/sheets/confirm-delete.tsx';
import entries from '#app/admin/sheets/entries.module.css';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { panelTexts } from '#app/admin/shell/panel.texts.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { attempt } from '#app/forms/read.ts';
import { leading } from '#app/forms/words.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { KeyPagination } from '#app/ui/controls/key-pagination.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import cardStyles from '#app/ui/layout/card.module.css';
import iconStyles from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { listingIn } from '#contract/base/paging.ts';
import type { ManagedPost } from '#contract/site/posts.ts';
import { deletePost } from '#core/site/posts/actions/delete-post.ts';
import { listManagedPosts } from '#core/site/posts/queries/managed-posts.ts';
import type { Route } from './+types/blog.ts';
import { postTexts } from './posts.texts.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, loaderData.title) : [];

const failuresIn = async (language: Language) => leading({ delete: (await postTexts.in(language)).failed.delete });

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const ctx = context.get(requestContext);
  return {
    title: (await postTexts.in(languageOf(args))).title,
    shown: await attempt(ctx, 'The posts of the panel', () => listManagedPosts(ctx, listingIn(url.searchParams))),
  };
}

export const action = acts(failuresIn, {
  delete: defineAct({
    schema: z.strictObject({ id: z.uuid() }),
    run: (ctx, { id }) => deletePost(ctx, id),
    done: async (_done, _ctx, { language }) => (await postTexts.in(language)).done.delete,
  }),
});

export const clientAction = clientActs(failuresIn);

/** When it was published, will be, or was last changed. */
function PostTime({ post: { publishedAt, publishAt, updatedAt } }: { post: ManagedPost }) {
  const texts = useTexts(postTexts);
  const { longDate, dateTime } = useFormats();
  const timeOf = (at: string) => (words: string) => <time dateTime={at}>{words}</time>;
  if (publishAt !== null) return withLinks(texts.toBePublished(dateTime(publishAt)), timeOf(publishAt));
  if (publishedAt !== null) return withLinks(texts.publishedOn(longDate(publishedAt)), timeOf(publishedAt));
  return withLinks(texts.changedOn(longDate(updatedAt)), timeOf(updatedAt));
}

function Entry({ post }: { post: ManagedPost }) {
  const texts = useTexts(postTexts);
  const linkTo = useLinks();
  const { id, title, status } = post;
  const isPublished = status === 'published';
  return (
    <li data-part="card" className={classes(cardStyles.card, styles.entry)} data-entry>
      <div className={styles.main}>
        <h3 className={styles.title}>{title}</h3>
        <Badge tone={isPublished ? 'success' : 'warning'} icon={isPublished ? CircleCheck : FilePen}>
          {texts.statuses[status]}
        </Badge>
        {post.tags.slice(0, 3).map((tag) => (
          <Badge key={tag} tone="outline">
            {tag}
          </Badge>
        ))}
      </div>
      <span className={classes(styles.side, text.soft, text.small)}>
        <PostTime post={post} />
      </span>
      {post.excerpt && <p className={classes(text.soft, text.small, styles.text)}>{post.excerpt}</p>}
      <p className={classes(text.caption, text.soft, styles.text)}>
        <code>{`/blog/${post.slug}`}</code>
      </p>
      <div className={styles.acts}>
        <ButtonLink to={id} size="sm" preventScrollReset>
          <Pencil className={iconStyles.sm} />
          {texts.change}
          <span className={visuallyHidden.visuallyHidden}> {title}</span>
        </ButtonLink>
        <ButtonLink
          {...(isPublished ? linkTo(`/blog/${post.slug}`) : { to: `/admin/blog/${id}/preview` })}
          target="_blank"
          size="sm"
          variant="quiet"
        >
          <Eye className={iconStyles.sm} />
          {isPublished ? texts.view : texts.previewDraft}
          <span className={visuallyHidden.visuallyHidden}> {title}</span>
        </ButtonLink>
        <DeleteLink id={id} name={title} />
      </div>
    </li>
  );
}

/** Every post, drafts too; the form stands over them (blog-post.tsx). */
export default function Blog({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(postTexts);
  const notRead = useTexts(panelTexts).notRead.blog;
  const page = useShown(loaderData.shown, notRead);
  const form = useOutlet();
  const rows = page?.rows ?? [];
  return (
    <>
      <div inert={form !== null}>
        <TabHead
          title={loaderData.title}
          actions={
            <ButtonLink to="new" variant="primary" preventScrollReset>
              <Plus />
              {texts.add}
            </ButtonLink>
          }
        >
          {texts.lead}
        </TabHead>
        {!page && (
          <EmptyState kind="error" card title={notRead}>
            <p>{texts.notReadText}</p>
          </EmptyState>
        )}
        {page && rows.length === 0 && <EmptyState card title={texts.none} />}
        <ul className={classes(entries.entries, entries.first)}>
          {rows.map((post) => (
            <Entry key={post.id} post={post} />
          ))}
        </ul>
        {page && <KeyPagination page={page} label={texts.pages} />}
        <ConfirmDelete
          rows={rows.map(({ id, title }) => ({ id, name: title }))}
          question={texts.deleteAsked}
          keep={texts.keepIt}
          explanation={texts.deleteText}
        />
      </div>
      {form}
    </>
  );
}
