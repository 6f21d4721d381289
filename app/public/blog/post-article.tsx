import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { useEnglishTag } from '#app/language/use-language.ts';
import { useLinks } from '#app/language/use-links.ts';
import prose from '#app/public/shell/prose.module.css';
import { classes } from '#app/ui/classes.ts';
import button from '#app/ui/controls/button.module.css';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import type { PostPage } from '#contract/site/posts.ts';
import { blogTexts } from './blog.texts.ts';
import { blogPath } from './blog-path.ts';
import styles from './post-article.module.css';
import { PostCover } from './post-cover.tsx';
import { PostMeta } from './post-meta.tsx';
import tagStyles from './tag.module.css';
import tagsStyles from './tags.module.css';

/** A post in full. */
export function PostArticle({ post }: { post: PostPage }) {
  const texts = useTexts(blogTexts);
  const linkTo = useLinks();
  const english = useEnglishTag();
  return (
    <article className={classes(page.page, styles.article)} aria-labelledby="post-title">
      <header className={styles.head}>
        <Link className={button.go} {...linkTo('/blog')}>
          <ArrowLeft />
          {texts.title}
        </Link>
        <h1 className={text.displayLg} id="post-title" lang={post.langs?.title}>
          {post.title}
        </h1>
        <PostMeta post={post} />
        {post.langs?.content !== undefined && <p className={text.soft}>{texts.inEnglish}</p>}
      </header>
      <div className={styles.cover}>
        <PostCover post={post} dark />
      </div>
      <div
        className={classes(prose.prose, styles.text)}
        lang={post.langs?.content}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by platform/text
        dangerouslySetInnerHTML={{ __html: post.html }}
      />
      {post.tags.length > 0 && (
        <ul className={classes(tagsStyles.tags, styles.tags)} aria-label={texts.tags}>
          {post.tags.map((tag) => (
            <li key={tag} lang={english}>
              <Link className={tagStyles.tag} {...linkTo(blogPath({ tag }))}>
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
