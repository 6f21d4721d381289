import { Clock, Feather } from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import type { PostCard } from '#contract/site/posts.ts';
import { blogTexts } from './blog.texts.ts';
import styles from './post.module.css';

/** Date, author, and how long reading takes. */
export function PostMeta({ post }: { post: Pick<PostCard, 'date' | 'hasAuthor' | 'readingMinutes'> }) {
  const { longDate } = useFormats();
  const texts = useTexts(blogTexts);
  return (
    <p className={classes(styles.meta, text.small, text.soft)}>
      <time dateTime={post.date}>{longDate(post.date)}</time>
      {post.hasAuthor && (
        <span className={styles.author}>
          <Feather className={icon.sm} />
          {texts.author}
        </span>
      )}
      <span className={styles.author}>
        <Clock className={icon.sm} />
        {texts.readingTime(post.readingMinutes)}
      </span>
    </p>
  );
}
