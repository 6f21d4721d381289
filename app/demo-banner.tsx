import styles from './demo-banner.module.css';
/** On every page of a site that asks stand-ins instead of the outside world. */
export function DemoBanner() {
  return (
    <aside className={styles.demoBanner} aria-label="Demo">
      Demo: every source on this site is a local stand-in. People and findings are invented.
    </aside>
  );
}
