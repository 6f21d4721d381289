import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { buttonClass } from '#app/ui/controls/button.tsx';
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
        <Base.Backdrop className="dialog__scrim" />
        <Base.Popup className="dialog dialog--floating" initialFocus={safe} render={drawPopup}>
          <Base.Title className="display-sm">{title}</Base.Title>
          <Base.Description className="dialog__text">{description}</Base.Description>
          {children}
          <div className="dialog__actions">
            <Base.Close ref={safe} className={buttonClass({ variant: 'secondary' })}>
              {keep}
            </Base.Close>
            {action}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
