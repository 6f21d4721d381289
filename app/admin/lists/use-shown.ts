import { useEffect } from 'react';
import { useHealing, useLastRead } from '#app/browser/connection/use-healing.ts';
import type { Shown } from '#app/forms/read.ts';
import { pushToast } from '#app/ui/overlays/push-toast.ts';

/**
 * `useLastRead` for a tab of the panel: while it cannot be read, a toast says so once, and it is tried again.
 * @returns null when nothing could be shown yet
 */
export function useShown<Value>(shown: Shown<Value>): Value | null {
  const { failed } = shown;
  const last = useLastRead(failed === null ? { ok: true, value: shown.value } : { ok: false });
  useHealing(failed !== null);
  useEffect(() => {
    if (!failed) return;
    console.warn(failed);
    pushToast({ variant: 'destructive', title: 'Error', description: failed });
  }, [failed]);
  return last;
}
