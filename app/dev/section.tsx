import type { ReactNode } from 'react';
import styles from './section.module.css';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="spec" aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

export function Item({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="spec__item">
      <span className="caption faint">{title}</span>
      <div className="spec__row">{children}</div>
    </div>
  );
}
