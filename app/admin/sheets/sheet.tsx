import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { buttonClass } from '#app/ui/controls/button.tsx';
import { ToastHost } from '#app/ui/overlays/toast-host.tsx';
import iconStyles from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import styles from './sheet.module.css';
import { sheetTexts } from './sheets.texts.ts';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not([type=hidden]):not(:disabled), select, textarea, summary';

const focusableIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.checkVisibility());

/** Keeps Tab inside: what lies below the scrim is not to be reached. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  const inside = focusableIn(event.currentTarget);
  const leaving = event.shiftKey ? inside[0] : inside.at(-1);
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? inside.at(-1) : inside[0])?.focus();
}

interface SheetProps {
  title: string;
  /** Address of the list below it. */
  closeTo: string;
  /** Room for two columns, where the window has it. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A form over the list that it belongs to, at an address of its own: it is there without JavaScript too, which no
 * native modal would be.
 */
export function Sheet({ title, closeTo, wide, children }: SheetProps) {
  const texts = useTexts(sheetTexts);
  const titleId = useId();
  const sheet = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.querySelector<HTMLElement>('input:not([type=hidden]):not(:disabled), textarea, select')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') keepFocus(event);
    if (event.key === 'Escape' && !event.defaultPrevented) void navigate(closeTo, { preventScrollReset: true });
  };
  return (
    <>
      <Link className={styles.scrim} to={closeTo} preventScrollReset tabIndex={-1} aria-hidden="true" />
      <section
        ref={sheet}
        className={classes(styles.sheet, wide && styles.wide)}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
      >
        <div className={styles.head}>
          <h2 className={text.displaySm} id={titleId}>
            {title}
          </h2>
          <Link
            data-part="button"
            className={buttonClass({ variant: 'quiet', icon: true })}
            to={closeTo}
            preventScrollReset
            aria-label={texts.close}
          >
            <X className={iconStyles.lg} />
          </Link>
        </div>
        <div className={styles.body}>{children}</div>
        <ToastHost />
      </section>
    </>
  );
}
