import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { classes } from '#app/ui/classes.ts';
import { buttonClass } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import styles from './dialog.module.css';
import { drawPopup } from './toast-host.tsx';

export interface AlertDialogProps {
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** What the safe button says: "Keep my account". It has the focus first. */
  keep: string;
  /** What the act needs to be told, e.g. a form whose button is `action`. */
  children?: ReactNode;
  /** The destructive button: names the act, and is usually the submit of a form. */
  action: ReactNode;
}

/** Asks before something that cannot be undone. */
export function AlertDialog(props: AlertDialogProps) {
  const { trigger, open, onOpenChange, title, description, children, keep, action } = props;
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup className={classes(styles.dialog, styles.floating)} initialFocus={safe} render={drawPopup}>
          <Base.Title className={text.displaySm}>{title}</Base.Title>
          <Base.Description className={styles.text}>{description}</Base.Description>
          {children}
          <div className={styles.actions}>
            <Base.Close ref={safe} data-part="button" className={buttonClass({ variant: 'secondary' })}>
              {keep}
            </Base.Close>
            {action}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
