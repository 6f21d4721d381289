import { Clock, Feather } from 'lucide-react';
import { useFormats } from '#app/ui/formats.ts';
import type { PostCard } from '#contract/site/posts.ts';

/** Date, author, and how long reading takes. */
export function PostMeta({ post }: { post: Pick<PostCard, 'date' | 'hasAuthor' | 'readingMinutes'> }) {
  const { longDate } = useFormats();
  return (
    <p className="post__meta small soft">
      <time dateTime={post.date}>{longDate(post.date)}</time>
      {post.hasAuthor && (
        <span className="post__author">
          <Feather className="icon icon--sm" />
          Admin
        </span>
      )}
      <span className="post__author">
        <Clock className="icon icon--sm" />
        {post.readingMinutes} min read
      </span>
    </p>
  );
}
