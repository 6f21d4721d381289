import { useEffect } from 'react';
import { useHealing, useLastRead } from '#app/browser/connection/use-healing.ts';
import type { Outcome } from '#app/forms/outcome.ts';
import { useTexts } from '#app/language/texts.ts';
import { pushToast } from '#app/ui/overlays/push-toast.ts';
import { listTexts } from './lists.texts.ts';

/**
 * `useLastRead` for a tab of the panel: while it cannot be read, a toast says so once, and it is tried again.
 * @param words what the toast says, e.g. "Failed to fetch orders"
 * @returns null when nothing could be shown yet
 */
export function useShown<Value>(shown: Outcome<Value>, words: string): Value | null {
  const { error } = useTexts(listTexts);
  useHealing(!shown.ok);
  useEffect(() => {
    if (shown.ok) return;
    console.warn(words);
    pushToast({ variant: 'destructive', title: error, description: words });
  }, [shown.ok, words, error]);
  return useLastRead(shown);
}
