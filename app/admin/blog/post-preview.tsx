import { Link } from 'react-router';
import { z } from 'zod';
import { requestContext } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { PostArticle } from '#app/public/blog/post-article.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import page from '#app/ui/layout/page.module.css';
import { notFound } from '#core/base/errors.ts';
import { getPostPreview } from '#core/site/posts/queries/managed-posts.ts';
import type { Route } from './+types/post-preview.ts';

export const middleware = [requireStaff];

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Preview: ${loaderData?.post.title ?? 'Post'}` },
  { name: 'robots', content: 'noindex' },
];

/** A post as its readers will see it, also while it is a draft. For staff, who may pass its address on to each other. */
export async function loader({ context, params: { postId } }: Route.LoaderArgs) {
  if (!z.uuid().safeParse(postId).success) throw notFound();
  return { post: await getPostPreview(context.get(requestContext), postId) };
}

export default function PostPreview({ loaderData: { post } }: Route.ComponentProps) {
  return (
    <>
      <div className={page.page}>
        <Notice>
          A preview for staff of what is saved. <Link to={`/admin/blog/${post.id}`}>Edit this post</Link>
        </Notice>
      </div>
      <PostArticle post={post} />
    </>
  );
}
