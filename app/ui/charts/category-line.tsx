import { classes } from '#app/ui/classes.ts';
import { levelClass } from '#app/ui/display/severity.tsx';
import { quietLine } from '#app/ui/print/quiet-line.ts';
import text from '#app/ui/styles/text.module.css';
import { seedOf } from '#contract/print/noise.ts';
import type { Band, Severity } from '#contract/scans/severity.ts';
import styles from './category-line.module.css';

interface CategoryLineProps {
  name: string;
  /** Shown beside the name. */
  count: number;
  /** Loud part of the line, 0 to 1. */
  share: number;
  level: Severity | Band;
  /** Where the findings of the category stand. */
  href?: string;
}

/** One line per category: loud for its share, then calm. */
export function CategoryLine({ name, count, share, level, href }: CategoryLineProps) {
  const line = quietLine({ width: 260, share, seed: seedOf(name) });
  const content = (
    <>
      <span className={styles.catName}>{name}</span>
      <span className={classes(styles.catN, text.num)}>{count}</span>
      <svg
        className={classes(styles.loudness, levelClass(level))}
        viewBox="0 0 260 16"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {line.calm && <path className={styles.calm} d={line.calm} />}
        {line.loud && <path className={styles.loud} d={line.loud} />}
      </svg>
    </>
  );
  return href ? (
    <a className={styles.cat} href={href}>
      {content}
    </a>
  ) : (
    <div className={styles.cat}>{content}</div>
  );
}
