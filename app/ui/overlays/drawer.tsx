import { X } from 'lucide-react';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { buttonClass } from '#app/ui/controls/button.tsx';
import iconStyles from '#app/ui/styles/icon.module.css';
import { uiTexts } from '#app/ui/ui.texts.ts';
import styles from './drawer.module.css';
import { ToastHost } from './toast-host.tsx';

interface DrawerProps {
  /** Its address: `DrawerOpener` of the same id opens it. */
  id: string;
  label: string;
  side?: 'left' | 'right';
  head?: ReactNode;
  children: ReactNode;
}

const dialogOf = (id: string) => document.getElementById(id) as HTMLDialogElement | null;

/** Opens a drawer that is closed, and closes one that is open. */
export function toggleDrawer(id: string): void {
  const dialog = dialogOf(id);
  if (dialog?.open) dialog.close();
  else dialog?.showModal();
}

/** A link to the drawer: without JavaScript it is the target of the address, with it a modal dialog. */
export function DrawerOpener({ id, onClick, children, ...link }: Omit<ComponentProps<'a'>, 'href'> & { id: string }) {
  const openDialog = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    dialogOf(id)?.showModal();
  };
  return (
    <a {...link} href={`#${id}`} aria-haspopup="dialog" onClick={openDialog}>
      {children}
    </a>
  );
}

/** Whether it is open as a modal. Its event for that is not in every supported browser. */
function useOpen(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const observer = new MutationObserver(() => setOpen(element.open));
    observer.observe(element, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [dialog]);
  return isOpen;
}

/**
 * The navigation of a narrow window, which slides in from the side: native, so that it works before and without scripts
 * (docs/decisions/004). The browser traps the focus and closes on Esc; the scrim and navigation
 * close it too.
 */
export function Drawer({ id, label, side = 'right', head, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useOpen(dialog);
  const { closeMenu } = useTexts(uiTexts);
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => {
    dialog.current?.close();
  }, [location]);
  const close = (event: MouseEvent<HTMLElement>) => {
    if (!dialog.current?.open) return;
    event.preventDefault();
    dialog.current.close();
  };
  const onScrim = (event: MouseEvent<HTMLDialogElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right;
    if (event.target === event.currentTarget && !inside) close(event);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Esc, which the browser handles
    <dialog
      ref={dialog}
      id={id}
      aria-label={label}
      className={classes(styles.drawer, side === 'left' && styles.left)}
      onClick={onScrim}
    >
      <div className={styles.head}>
        {head ?? <span />}
        {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript leaving the target closes the drawer */}
        <a
          data-part="button"
          className={buttonClass({ variant: 'quiet', icon: true })}
          href="#top"
          aria-label={closeMenu}
          onClick={close}
        >
          <X className={iconStyles.lg} />
        </a>
      </div>
      {children}
      <ToastHost open={isOpen} />
    </dialog>
  );
}
