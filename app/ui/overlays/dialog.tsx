import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '#app/ui/classes.ts';
import text from '#app/ui/styles/text.module.css';
import styles from './dialog.module.css';
import { drawPopup } from './toast-host.tsx';

export interface DialogProps {
  /** The button that opens it; leave it out when `open` decides. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** A form, or whatever it is about. */
  children?: ReactNode;
  /** Buttons that name the act, never "OK". */
  actions?: ReactNode;
  /** As high as the window, at its right side: for forms beside a list. */
  sheet?: boolean;
}

/** Traps the focus, closes on Esc and on the scrim. What opens it leads to a page with the same without JavaScript. */
export function Dialog({ trigger, open, onOpenChange, title, description, children, actions, sheet }: DialogProps) {
  return (
    <Base.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup
          data-part="dialog"
          className={classes(styles.dialog, styles.floating, sheet && styles.sheet)}
          render={drawPopup}
        >
          <Base.Title className={text.displaySm}>{title}</Base.Title>
          {description && <Base.Description className={styles.text}>{description}</Base.Description>}
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Closes the dialog around it. */
export function DialogClose({ render }: { render: ReactElement }) {
  return <Base.Close render={render} />;
}
