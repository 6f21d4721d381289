import type { ReactNode } from 'react';
import styles from './spinner.module.css';

export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

/** A spinner with its words, for the session check and other waits that have no layout of their own. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <p className={styles.waiting} role="status">
      <Spinner />
      {children}
    </p>
  );
}
