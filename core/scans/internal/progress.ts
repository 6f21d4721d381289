import type { Platform } from '#platform/platform.ts';
import { type Change, keyOf } from './changes.ts';

export interface Progress {
  note(change: Change): void;
  /** Everything noted is saved. @throws the failure that kept it from being saved */
  settled(): Promise<void>;
}

/** Answers that come within this time share one transaction. */
const TOGETHER_MS = 50;

/**
 * Saves what the sources of one scan answer as it comes, in batches.
 * @param save one batch
 * @param onFailure called once when saving failed; nothing is saved after that
 */
export function createProgress(
  { clock }: Platform,
  save: (changes: Change[]) => Promise<void>,
  onFailure: (error: unknown) => void,
): Progress {
  let waiting = new Map<string, Change>();
  let saving = Promise.resolve();
  let failure: { error: unknown } | null = null;
  const saveBatch = async () => {
    await clock.sleep(TOGETHER_MS);
    const batch = [...waiting.values()];
    waiting = new Map();
    if (failure) return;
    try {
      await save(batch);
    } catch (error) {
      failure = { error };
      onFailure(error);
    }
  };
  return {
    note(change) {
      if (waiting.size === 0) saving = saving.then(saveBatch);
      waiting.set(keyOf(change.check), change);
    },
    async settled() {
      await saving;
      if (failure) throw failure.error;
    },
  };
}
