import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { classes } from '#app/ui/classes.ts';
import { buttonClass } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/layout/badge.tsx';
import type { PostCard as Post } from '#contract/site/posts.ts';
import { PostCover } from './post-cover.tsx';
import { PostMeta } from './post-meta.tsx';

const mostTags = 3;

interface PostCardProps {
  post: Post;
  /** The newest one: wide, on the dark ground. */
  lead?: boolean;
}

export function PostCard({ post, lead = false }: PostCardProps) {
  const to = `/blog/${post.slug}`;
  return (
    <article className={classes('post', lead && 'post--lead')}>
      <PostCover post={post} dark={lead} />
      <div className="post__body">
        <PostMeta post={post} />
        <h2 className={lead ? 'display-md' : 'display-xs'}>
          <Link to={to}>{post.title}</Link>
        </h2>
        <p className={classes('soft post__excerpt', !lead && 'small')}>{post.excerpt}</p>
        {post.tags.length > 0 && (
          <ul className="tags" aria-label="Tags">
            {post.tags.slice(0, mostTags).map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
        <Link className={lead ? buttonClass({}) : 'go'} to={to} aria-label={`Read More: ${post.title}`}>
          Read More
          {!lead && <ArrowRight className="icon" />}
        </Link>
      </div>
    </article>
  );
}
