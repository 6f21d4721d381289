import { classes } from '#app/ui/classes.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Stands where text will stand, in the sizes it will have. @param lines widths in percent */
export function Skeleton({ label, lines = [45, 80, 65] }: { label: string; lines?: readonly number[] }) {
  return (
    <div className={classes(styles.skeletonLines, styles.lines)} role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {lines.map((width, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity but their place
          key={index}
          className={styles.skeleton}
          style={{ width: `${width}%`, height: index === 0 ? '1.25rem' : '0.875rem' }}
        />
      ))}
    </div>
  );
}
