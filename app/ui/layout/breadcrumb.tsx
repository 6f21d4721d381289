import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import icon from '#app/ui/styles/icon.module.css';
import { uiTexts } from '#app/ui/ui.texts.ts';
import styles from './breadcrumb.module.css';

/** @param trail the way here, the current page last and without an address */
export function Breadcrumb({ trail }: { trail: readonly { label: string; to?: string }[] }) {
  const { breadcrumb } = useTexts(uiTexts);
  return (
    <nav className={styles.crumbs} aria-label={breadcrumb}>
      <ol>
        {trail.map(({ label, to }, index) => (
          <li key={label} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            {to ? <Link to={to}>{label}</Link> : label}
            {index < trail.length - 1 && <ChevronRight className={icon.sm} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
