import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import type { Page } from '#contract/base/paging.ts';

interface KeyPaginationProps {
  page: Pick<Page<unknown>, 'older' | 'newer'>;
  /** Tells two of them on one page apart. */
  label?: string;
}

/** The neighbours of a page that was found by key; nothing when all rows stand on one. Filters in the address are kept. */
export function KeyPagination({ page: { older, newer }, label = 'Pages' }: KeyPaginationProps) {
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
      <ChevronLeft className="icon icon--sm" />
      Newer
    </>
  );
  const olderText = (
    <>
      Older
      <ChevronRight className="icon icon--sm" />
    </>
  );
  return (
    <nav className="pagination" aria-label={label}>
      {newer ? (
        <Link rel="prev" to={hrefWith('after', newer)}>
          {newerText}
        </Link>
      ) : (
        <span className="pagination__off">{newerText}</span>
      )}
      {older ? (
        <Link rel="next" to={hrefWith('before', older)}>
          {olderText}
        </Link>
      ) : (
        <span className="pagination__off">{olderText}</span>
      )}
    </nav>
  );
}
