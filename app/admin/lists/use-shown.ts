import { useEffect, useState } from 'react';
import { useHealing } from '#app/browser/connection/use-healing.ts';
import type { Shown } from '#app/forms/read.ts';
import { useToast } from '#app/ui/overlays/toasts.tsx';

/**
 * What the server loaded. While that fails, a toast says so once, what was shown before stays, and it is tried again.
 * @returns null when nothing could be shown yet
 */
export function useShown<Value>(shown: Shown<Value>): Value | null {
  const [kept, setKept] = useState(shown.value);
  if (shown.value !== null && shown.value !== kept) setKept(shown.value);
  const push = useToast();
  const { failed } = shown;
  useHealing(failed !== null);
  useEffect(() => {
    if (!failed) return;
    console.warn(failed);
    push({ variant: 'destructive', title: 'Error', description: failed });
  }, [failed, push]);
  return shown.value ?? kept;
}
