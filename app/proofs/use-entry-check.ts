import { useState } from 'react';
import type { ShownEntry } from '#contract/proof/entry-page.ts';
import { checkEntry, type EntryOutcome } from './check-entry.ts';

/** Checks one entry after the other, and holds what came of the last. */
export function useEntryCheck(key: string) {
  const [outcome, setOutcome] = useState<EntryOutcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const check = async (shown: ShownEntry, address: string) => {
    setOutcome(null);
    setBusy(true);
    setOutcome(await checkEntry(shown, address, key).catch((): EntryOutcome => ({ kind: 'away' })));
    setBusy(false);
  };
  return { outcome, isBusy, check };
}
