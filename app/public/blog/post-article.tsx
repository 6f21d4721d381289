import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { PostPage } from '#contract/site/posts.ts';
import './blog.css';
import '#app/public/shell/prose.css';
import { blogPath } from './blog-path.ts';
import { PostCover } from './post-cover.tsx';
import { PostMeta } from './post-meta.tsx';

/** A post in full. */
export function PostArticle({ post }: { post: PostPage }) {
  return (
    <article className="page article" aria-labelledby="post-title">
      <header className="article__head">
        <Link className="go" to="/blog">
          <ArrowLeft className="icon" />
          Privacy & Security News
        </Link>
        <h1 className="display-lg" id="post-title">
          {post.title}
        </h1>
        <PostMeta post={post} />
      </header>
      <div className="article__cover">
        <PostCover post={post} dark />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by platform/text */}
      <div className="prose article__text" dangerouslySetInnerHTML={{ __html: post.html }} />
      {post.tags.length > 0 && (
        <ul className="tags article__tags" aria-label="Tags">
          {post.tags.map((tag) => (
            <li key={tag}>
              <Link className="tag" to={blogPath({ tag })}>
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
