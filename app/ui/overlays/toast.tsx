import { CircleCheck, OctagonAlert, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { uiTexts } from '#app/ui/ui.texts.ts';
import type { ToastMessage } from '#contract/base/toasts.ts';
import styles from './toast.module.css';

/** Milliseconds that good news stays; bad news stays until it is dismissed. */
const successStays = 6_000;

interface ToastProps extends ToastMessage {
  /** Neither good nor bad news, and there until it is over. */
  quiet?: boolean;
  /** What can be done about it. */
  act?: { label: string; onClick: () => void };
  onDismiss: () => void;
}

/** Waits while the person points at it or has the focus in it. */
export function Toast({ variant, quiet = false, title, description, act, onDismiss }: ToastProps) {
  const texts = useTexts(uiTexts);
  const destructive = variant === 'destructive';
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (destructive || quiet || held) return;
    const timer = setTimeout(onDismiss, successStays);
    return () => clearTimeout(timer);
  }, [destructive, quiet, held, onDismiss]);
  const before = useRef<EventTarget>(null);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    setHeld(true);
    before.current = relatedTarget;
  };
  const dismiss = () => {
    onDismiss();
    // Whoever was typing goes on where they were.
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  const Icon = destructive || quiet ? OctagonAlert : CircleCheck;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops its clock
    <div
      data-part="toast"
      className={classes(styles.toast, destructive && styles.destructive, quiet && styles.quiet)}
      role={destructive ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={onFocus}
      onBlur={() => setHeld(false)}
    >
      <Icon />
      <strong>{title}</strong>
      <button className={styles.close} type="button" aria-label={texts.dismiss} onClick={dismiss}>
        <X />
      </button>
      {description && <p>{description}</p>}
      {act && (
        <Button className={styles.act} size="sm" onClick={act.onClick}>
          {act.label}
        </Button>
      )}
    </div>
  );
}
