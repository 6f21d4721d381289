import { Clock, Feather } from 'lucide-react';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import type { PostCard } from '#contract/site/posts.ts';
import styles from './post.module.css';

/** Date, author, and how long reading takes. */
export function PostMeta({ post }: { post: Pick<PostCard, 'date' | 'hasAuthor' | 'readingMinutes'> }) {
  const { longDate } = useFormats();
  return (
    <p className={classes(styles.meta, text.small, text.soft)}>
      <time dateTime={post.date}>{longDate(post.date)}</time>
      {post.hasAuthor && (
        <span className={styles.author}>
          <Feather className={icon.sm} />
          Admin
        </span>
      )}
      <span className={styles.author}>
        <Clock className={icon.sm} />
        {post.readingMinutes} min read
      </span>
    </p>
  );
}
