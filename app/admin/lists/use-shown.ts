import { useEffect } from 'react';
import { useHealing, useLastRead } from '#app/browser/connection/use-healing.ts';
import type { Shown } from '#app/forms/read.ts';
import { useToast } from '#app/ui/overlays/toasts.tsx';

/**
 * `useLastRead` for a tab of the panel: while it cannot be read, a toast says so once, and it is tried again.
 * @returns null when nothing could be shown yet
 */
export function useShown<Value>(shown: Shown<Value>): Value | null {
  const push = useToast();
  const { failed } = shown;
  const last = useLastRead(failed === null ? { ok: true, value: shown.value } : { ok: false });
  useHealing(failed !== null);
  useEffect(() => {
    if (!failed) return;
    console.warn(failed);
    push({ variant: 'destructive', title: 'Error', description: failed });
  }, [failed, push]);
  return last;
}
