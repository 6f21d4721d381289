import { useCallback, useState } from 'react';
import type { PostCard } from '#contract/site/posts.ts';
import { coverPath, coverSize } from './cover.ts';
import styles from './post.module.css';

interface PostCoverProps {
  post: Pick<PostCard, 'id' | 'imageUrl' | 'imageAlt' | 'langs'>;
  /** On the dark ground, whatever the theme. */
  dark?: boolean;
}

/** The post's picture, over a print of its own that stands when there is none and when it does not load. */
export function PostCover({ post, dark }: PostCoverProps) {
  const [broken, setBroken] = useState(false);
  const hide = useCallback(() => setBroken(true), []);
  /** It may have failed before the page listened. */
  const checkLoaded = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  }, []);
  const cover = coverPath(post.id);
  return (
    <div className={styles.postCover} {...(dark && { 'data-theme': 'dark' })}>
      <svg
        data-part="cover"
        className={styles.cover}
        viewBox={`0 0 ${coverSize.width} ${coverSize.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use className={styles.coverLines} href={`${cover}#lines`} />
        <use className={styles.coverStones} href={`${cover}#stones`} />
      </svg>
      {post.imageUrl && !broken && (
        <img
          ref={checkLoaded}
          className={styles.image}
          src={post.imageUrl}
          alt={post.imageAlt}
          lang={post.langs?.featuredImageAlt}
          loading={dark ? 'eager' : 'lazy'}
          decoding="async"
          onError={hide}
        />
      )}
    </div>
  );
}
