import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { useFormats } from '#app/ui/formats.ts';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { uiTexts } from '#app/ui/ui.texts.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  hrefFor: (page: number) => string;
  /** Tells two of them on one page apart. */
  label?: string;
}

/** First, last, and the neighbours of the current page; 0 stands for a gap. */
export function pagesToShow(page: number, last: number): number[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((n) => n >= 1 && n <= last);
  const unique = [...new Set(wanted)].sort((a, b) => a - b);
  return unique.flatMap((n, i) => (i > 0 && n - (unique[i - 1] ?? n) > 1 ? [0, n] : [n]));
}

export function Pagination({ page, pageSize, total, hrefFor, label }: PaginationProps) {
  const texts = useTexts(uiTexts);
  const { number } = useFormats();
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const previous = (
    <>
      <ChevronLeft className={icon.sm} />
      {texts.previous}
    </>
  );
  const next = (
    <>
      {texts.next}
      <ChevronRight className={icon.sm} />
    </>
  );
  return (
    <nav className={styles.pagination} aria-label={label ?? texts.pages}>
      <span className={text.num}>
        {texts.showing(number(from), number(Math.min(page * pageSize, total)), number(total))}
      </span>
      <div className={styles.pages}>
        {page > 1 ? <Link to={hrefFor(page - 1)}>{previous}</Link> : <span className={styles.off}>{previous}</span>}
        {pagesToShow(page, last).map((n, i, all) =>
          n === 0 ? (
            <span key={`gap-${all[i - 1]}`} className={styles.off}>
              …
            </span>
          ) : (
            <Link key={n} to={hrefFor(n)} aria-current={n === page ? 'page' : undefined} aria-label={texts.page(n)}>
              {n}
            </Link>
          ),
        )}
        {page < last ? <Link to={hrefFor(page + 1)}>{next}</Link> : <span className={styles.off}>{next}</span>}
      </div>
    </nav>
  );
}
