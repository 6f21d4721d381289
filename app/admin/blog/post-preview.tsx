import { Link } from 'react-router';
import { z } from 'zod';
import { requestContext } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { PostArticle } from '#app/public/blog/post-article.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import page from '#app/ui/layout/page.module.css';
import { notFound } from '#core/base/errors.ts';
import { getPostPreview } from '#core/site/posts/queries/managed-posts.ts';
import type { Route } from './+types/post-preview.ts';
import { postTexts } from './posts.texts.ts';

export const middleware = [requireStaff];

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData ? [{ title: loaderData.title }] : []),
  { name: 'robots', content: 'noindex' },
];

/** A post as its readers will see it, also while it is a draft. For staff, who may pass its address on to each other. */
export async function loader(args: Route.LoaderArgs) {
  const { postId } = args.params;
  if (!z.uuid().safeParse(postId).success) throw notFound();
  const post = await getPostPreview(args.context.get(requestContext), postId);
  return { title: (await postTexts.in(languageOf(args))).previewOf(post.title), post };
}

export default function PostPreview({ loaderData: { post } }: Route.ComponentProps) {
  const { previewNote } = useTexts(postTexts);
  return (
    <>
      <div className={page.page}>
        <Notice>
          {withLinks(previewNote, (words) => (
            <Link to={`/admin/blog/${post.id}`}>{words}</Link>
          ))}
        </Notice>
      </div>
      <PostArticle post={post} />
    </>
  );
}
