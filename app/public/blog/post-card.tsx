import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { useEnglishTag } from '#app/language/use-language.ts';
import { useLinks } from '#app/language/use-links.ts';
import { classes } from '#app/ui/classes.ts';
import button from '#app/ui/controls/button.module.css';
import { buttonClass } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import text from '#app/ui/styles/text.module.css';
import type { PostCard as Post } from '#contract/site/posts.ts';
import { blogTexts } from './blog.texts.ts';
import styles from './post.module.css';
import { PostCover } from './post-cover.tsx';
import { PostMeta } from './post-meta.tsx';
import tagsStyles from './tags.module.css';

const mostTags = 3;

interface PostCardProps {
  post: Post;
  /** The newest one: wide, on the dark ground. */
  lead?: boolean;
}

export function PostCard({ post, lead = false }: PostCardProps) {
  const texts = useTexts(blogTexts);
  const english = useEnglishTag();
  const link = useLinks()(`/blog/${post.slug}`);
  return (
    <article className={classes(styles.post, lead && styles.lead)}>
      <PostCover post={post} dark={lead} />
      <div className={styles.body}>
        <PostMeta post={post} />
        <h2 className={lead ? text.displayMd : text.displayXs}>
          <Link {...link} lang={post.langs?.title}>
            {post.title}
          </Link>
        </h2>
        <p className={classes(text.soft, styles.excerpt, !lead && text.small)} lang={post.langs?.excerpt}>
          {post.excerpt}
        </p>
        {post.tags.length > 0 && (
          <ul className={tagsStyles.tags} aria-label={texts.tags}>
            {post.tags.slice(0, mostTags).map((tag) => (
              <li key={tag} lang={english}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
        <Link data-part={lead ? 'button' : undefined} className={lead ? buttonClass({}) : button.go} {...link}>
          <span>
            {texts.readMore}
            <span className={visuallyHidden.visuallyHidden}>
              {' '}
              {texts.aboutPost} <span lang={post.langs?.title}>{post.title}</span>
            </span>
          </span>
          {!lead && <ArrowRight />}
        </Link>
      </div>
    </article>
  );
}
