import { CircleCheck, Eye, FilePen, Pencil, Plus } from 'lucide-react';
import { useOutlet } from 'react-router';
import { z } from 'zod';
import styles from '#app/admin/lists/entry.module.css';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { ConfirmDelete, DeleteLink } from '#app/admin/sheets/confirm-delete.tsx';
import entries from '#app/admin/sheets/entries.module.css';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { notRead } from '#app/admin/shell/read-failures.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { attempt } from '#app/forms/read.ts';
import { leading } from '#app/forms/words.ts';
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
import { listingIn } from '#contract/base/paging.ts';
import type { ManagedPost } from '#contract/site/posts.ts';
import { deletePost } from '#core/site/posts/actions/delete-post.ts';
import { listManagedPosts } from '#core/site/posts/queries/managed-posts.ts';
import type { Route } from './+types/blog.ts';

export const meta: Route.MetaFunction = ({ matches }) => adminTitle(matches[0].loaderData, 'Blog Management');

const failures = leading({ delete: 'Failed to delete blog post.' });

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return {
    shown: await attempt(ctx, 'The posts of the panel', () => listManagedPosts(ctx, listingIn(url.searchParams))),
  };
}

export const action = acts(failures, {
  delete: defineAct({
    schema: z.strictObject({ id: z.uuid() }),
    run: (ctx, { id }) => deletePost(ctx, id),
    done: 'Blog post deleted successfully.',
  }),
});

export const clientAction = clientActs(failures);

/** When it was published, will be, or was last changed. */
function PostTime({ post: { publishedAt, publishAt, updatedAt } }: { post: ManagedPost }) {
  const { longDate, dateTime } = useFormats();
  if (publishAt !== null)
    return (
      <>
        to be published <time dateTime={publishAt}>{dateTime(publishAt)}</time>
      </>
    );
  const date = publishedAt ?? updatedAt;
  return (
    <>
      {publishedAt === null ? 'changed ' : 'published '}
      <time dateTime={date}>{longDate(date)}</time>
    </>
  );
}

function Entry({ post }: { post: ManagedPost }) {
  const { id, title, status } = post;
  const isPublished = status === 'published';
  return (
    <li data-part="card" className={classes(cardStyles.card, styles.entry)} data-entry>
      <div className={styles.main}>
        <h3 className={styles.title}>{title}</h3>
        <Badge tone={isPublished ? 'success' : 'warning'} icon={isPublished ? CircleCheck : FilePen}>
          {status}
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
        <code>/blog/{post.slug}</code>
      </p>
      <div className={styles.acts}>
        <ButtonLink to={id} size="sm" preventScrollReset>
          <Pencil className={iconStyles.sm} />
          Edit
          <span className={visuallyHidden.visuallyHidden}> {title}</span>
        </ButtonLink>
        <ButtonLink
          to={isPublished ? `/blog/${post.slug}` : `/admin/blog/${id}/preview`}
          target="_blank"
          size="sm"
          variant="quiet"
        >
          <Eye className={iconStyles.sm} />
          {isPublished ? 'View' : 'Preview draft'}
          <span className={visuallyHidden.visuallyHidden}> {title}</span>
        </ButtonLink>
        <DeleteLink id={id} name={title} />
      </div>
    </li>
  );
}

/** Every post, drafts too; the form stands over them (blog-post.tsx). */
export default function Blog({ loaderData }: Route.ComponentProps) {
  const page = useShown(loaderData.shown, notRead.blog);
  const form = useOutlet();
  const rows = page?.rows ?? [];
  return (
    <>
      <div inert={form !== null}>
        <TabHead
          title="Blog Management"
          actions={
            <ButtonLink to="new" variant="primary" preventScrollReset>
              <Plus />
              Add Post
            </ButtonLink>
          }
        >
          Published posts and drafts, newest first.
        </TabHead>
        {!page && (
          <EmptyState kind="error" card title={notRead.blog}>
            <p>They are safe; please try again in a moment.</p>
          </EmptyState>
        )}
        {page && rows.length === 0 && <EmptyState card title="No blog posts yet" />}
        <ul className={classes(entries.entries, entries.first)}>
          {rows.map((post) => (
            <Entry key={post.id} post={post} />
          ))}
        </ul>
        {page && <KeyPagination page={page} label="Pages of posts" />}
        <ConfirmDelete
          rows={rows.map(({ id, title }) => ({ id, name: title }))}
          question="Delete this post?"
          keep="Keep it"
          explanation="It is removed from the blog for good, and links to it stop working."
        />
      </div>
      {form}
    </>
  );
}
