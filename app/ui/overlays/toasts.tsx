import { type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { UNSAFE_DataRouterDataContext as RouterData } from 'react-router';
import { ConnectionToast, SlowToast } from '#app/browser/connection/connection-toast.tsx';
import { type ToastMessage, toastFrom } from '#contract/base/toasts.ts';
import { appendToasts, type Shown } from './append-toasts.ts';
import { receiveToasts } from './push-toast.ts';
import styles from './toast.module.css';
import { Toast } from './toast.tsx';
import { useToastHost } from './toast-host.tsx';

/** What the actions of this page load returned, by route. No public hook gives it outside the route. */
function useActionResults(): Record<string, unknown> | null {
  return useContext(RouterData)?.actionData ?? null;
}

const toastsOf = (results: Record<string, unknown> | null): ToastMessage[] =>
  Object.values(results ?? {}).flatMap((data) => toastFrom(data) ?? []);

function ShownToast({ shown: { key, ...toast }, dismiss }: { shown: Shown; dismiss: (key: number) => void }) {
  // Stable, so that another toast's arrival does not start this one's clock again.
  const onDismiss = useCallback(() => dismiss(key), [dismiss, key]);
  return <Toast {...toast} onDismiss={onDismiss} />;
}

const asList = (toast: ToastMessage | null): ToastMessage[] => (toast ? [toast] : []);

/**
 * Bottom right, at most three. The toast of a form's result is part of the page that the server sends, so it
 * shows without JavaScript; with it, every later one is pushed. While a dialog is open they stand in it.
 *
 * @param flash a toast carried over a redirect to this page load
 */
export function Toasts({ flash = null, children }: { flash?: ToastMessage | null; children: ReactNode }) {
  const results = useActionResults();
  const [shown, setShown] = useState(() => appendToasts([], [...asList(flash), ...toastsOf(results)]));
  useEffect(() => receiveToasts((message) => setShown((before) => appendToasts(before, [message]))), []);
  const dismiss = useCallback((key: number) => setShown((before) => before.filter((one) => one.key !== key)), []);
  const host = useToastHost();
  // "off" only marks it: an open dialog hides everything else from screen readers, but no live region.
  const toasts = (
    <div className={styles.toasts} aria-live="off">
      {shown.map((one) => (
        <ShownToast key={one.key} shown={one} dismiss={dismiss} />
      ))}
      <ConnectionToast />
      <SlowToast />
    </div>
  );
  return (
    <>
      {children}
      {host ? createPortal(toasts, host) : toasts}
    </>
  );
}
