import { useEffect, useState, useSyncExternalStore } from 'react';
import { connection } from './connection.ts';
import { Toast } from './toast.tsx';

const nobody = () => () => {};

/** Whether a page waits for the connection. */
export function useAwaited(): boolean {
  const inBrowser = typeof window !== 'undefined';
  return useSyncExternalStore(
    inBrowser ? connection().subscribe : nobody,
    () => connection().isAwaited(),
    () => false,
  );
}

/** Says why the page one asked for does not come. It goes away by itself when the connection is back. */
export function ConnectionToast() {
  const awaited = useAwaited();
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (!awaited) setDismissed(false);
  }, [awaited]);
  if (!awaited || dismissed) return null;
  return (
    <Toast
      variant="destructive"
      title={navigator.onLine ? 'The page could not be loaded' : 'You are offline'}
      description="Nothing is lost. The page opens as soon as the connection is back."
      act={{ label: 'Try Again', onClick: connection().tryAgain }}
      onDismiss={() => setDismissed(true)}
    />
  );
}
