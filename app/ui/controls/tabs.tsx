import { Link } from 'react-router';
import styles from './tabs.module.css';

/** Tabs that are addresses: they work without JavaScript, can be linked to, and load only their own panel. */
export function TabLinks({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { to: string; label: string; current: boolean }[];
}) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className={styles.tab}
          aria-current={tab.current ? 'page' : undefined}
          preventScrollReset
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
