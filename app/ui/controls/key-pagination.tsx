import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import styles from '#app/ui/styles/icon.module.css';
import { uiTexts } from '#app/ui/ui.texts.ts';
import type { Page } from '#contract/base/paging.ts';
import pagination from './pagination.module.css';

interface KeyPaginationProps {
  page: Pick<Page<unknown>, 'older' | 'newer'>;
  /** Tells two of them on one page apart. */
  label?: string;
}

/** The neighbours of a page that was found by key; nothing when all rows stand on one. Filters in the address are kept. */
export function KeyPagination({ page: { older, newer }, label }: KeyPaginationProps) {
  const texts = useTexts(uiTexts);
  const [search] = useSearchParams();
  if (!older && !newer) return null;
  const hrefWith = (name: 'before' | 'after', key: string) => {
    const next = new URLSearchParams(search);
    next.delete('before');
    next.delete('after');
    next.set(name, key);
    return `?${next}`;
  };
  const newerText = (
    <>
      <ChevronLeft className={styles.sm} />
      {texts.newer}
    </>
  );
  const olderText = (
    <>
      {texts.older}
      <ChevronRight className={styles.sm} />
    </>
  );
  return (
    <nav className={pagination.pagination} aria-label={label ?? texts.pages}>
      {newer ? (
        <Link rel="prev" to={hrefWith('after', newer)}>
          {newerText}
        </Link>
      ) : (
        <span className={pagination.off}>{newerText}</span>
      )}
      {older ? (
        <Link rel="next" to={hrefWith('before', older)}>
          {olderText}
        </Link>
      ) : (
        <span className={pagination.off}>{olderText}</span>
      )}
    </nav>
  );
}
