import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import prose from '#app/public/shell/prose.module.css';
import { classes } from '#app/ui/classes.ts';
import button from '#app/ui/controls/button.module.css';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import type { PostPage } from '#contract/site/posts.ts';
import { blogPath } from './blog-path.ts';
import styles from './post-article.module.css';
import { PostCover } from './post-cover.tsx';
import { PostMeta } from './post-meta.tsx';
import tagStyles from './tag.module.css';
import tagsStyles from './tags.module.css';

/** A post in full. */
export function PostArticle({ post }: { post: PostPage }) {
  return (
    <article className={classes(page.page, styles.article)} aria-labelledby="post-title">
      <header className={styles.head}>
        <Link className={button.go} to="/blog">
          <ArrowLeft />
          Privacy & Security News
        </Link>
        <h1 className={text.displayLg} id="post-title">
          {post.title}
        </h1>
        <PostMeta post={post} />
      </header>
      <div className={styles.cover}>
        <PostCover post={post} dark />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by platform/text */}
      <div className={classes(prose.prose, styles.text)} dangerouslySetInnerHTML={{ __html: post.html }} />
      {post.tags.length > 0 && (
        <ul className={classes(tagsStyles.tags, styles.tags)} aria-label="Tags">
          {post.tags.map((tag) => (
            <li key={tag}>
              <Link className={tagStyles.tag} to={blogPath({ tag })}>
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
