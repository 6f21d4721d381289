import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '#app/ui/classes.ts';
import styles from './menu.module.css';

export interface MenuEntry {
  label: string;
  icon?: LucideIcon;
  /** Goes there… */
  to?: string;
  /** …or does this. */
  onSelect?: () => void;
  /** A rule above it. */
  apart?: boolean;
}

function Entry({ label, icon: Icon, to, onSelect, apart }: MenuEntry) {
  const content: ReactNode = (
    <>
      {Icon && <Icon />}
      {label}
    </>
  );
  return (
    <>
      {apart && <Base.Separator className={styles.rule} />}
      {to ? (
        <Base.LinkItem className={styles.item} render={<Link to={to} />} closeOnClick>
          {content}
        </Base.LinkItem>
      ) : (
        <Base.Item className={styles.item} {...(onSelect && { onClick: onSelect })}>
          {content}
        </Base.Item>
      )}
    </>
  );
}

/** A menu of acts for screens that need JavaScript anyway. Navigation that must work without is a `Disclosure`. */
export function Menu({
  trigger,
  label,
  entries,
}: {
  trigger: ReactElement;
  label: string;
  entries: readonly MenuEntry[];
}) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.layer} sideOffset={6} align="end">
          <Base.Popup className={classes(styles.menu, styles.floating)} aria-label={label}>
            {entries.map((entry) => (
              <Entry key={entry.label} {...entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
