import type { ReactNode } from 'react';
import { classes } from '#app/ui/classes.ts';
import text from '#app/ui/styles/text.module.css';
import styles from './section.module.css';
import spec from './spec.module.css';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={spec.spec} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

export function Item({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={spec.item}>
      <span className={classes(text.caption, text.faint)}>{title}</span>
      <div className={spec.row}>{children}</div>
    </div>
  );
}
