import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#app/ui/classes.ts';
import styles from './notice.module.css';

/** A remark in the flow of the page. A result of an act is a toast. */
export function Notice({ tone = 'info', children }: { tone?: 'info' | 'warning'; children: ReactNode }) {
  const Icon = tone === 'warning' ? TriangleAlert : Info;
  return (
    <div className={classes(styles.notice, tone === 'warning' && styles.warning)}>
      <Icon />
      <div>{children}</div>
    </div>
  );
}
