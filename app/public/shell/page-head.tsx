import type { ReactNode } from 'react';
import { classes } from '#app/ui/classes.ts';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import styles from './page-head.module.css';

/** Title and first words of a public page. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={classes(styles.pageHead, page.page)}>
      <h1 className={text.displayLg}>{title}</h1>
      {children}
    </div>
  );
}
