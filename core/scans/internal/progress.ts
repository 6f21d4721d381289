import type { Platform } from '#platform/platform.ts';
import { type Change, keyOf } from './changes.ts';

export interface Progress {
  note(change: Change): void;
  /** Everything noted is saved. @throws the failure that kept it from being saved */
  settled(): Promise<void>;
}

/** Answers that come within this time share one transaction, whichever scan's of this process they are; a page that is open draws no faster. */
const TOGETHER_MS = 150;
/** That a source is being asked is saved once it takes so long: most have answered by then. */
const UNDER_WAY_MS = 300;

interface Noted {
  change: Change;
  /** On the clock of `performance.now`. */
  at: number;
}

const savings = new WeakMap<Platform, Promise<void>>();

/** Scans of one process wait for the same moment, as many small transactions cost far more than a large one. */
function nextSaving(platform: Platform): Promise<void> {
  const known = savings.get(platform);
  if (known) return known;
  const next = platform.clock.sleep(TOGETHER_MS).finally(() => savings.delete(platform));
  savings.set(platform, next);
  return next;
}

/**
 * Saves what the sources of one scan answer as it comes, in batches.
 * @param save one batch
 * @param onFailure called once when saving failed; nothing is saved after that
 */
export function createProgress(
  platform: Platform,
  save: (changes: Change[]) => Promise<void>,
  onFailure: (error: unknown) => void,
): Progress {
  const waiting = new Map<string, Noted>();
  let scheduled = false;
  let saving = Promise.resolve();
  let failure: { error: unknown } | null = null;

  function takeDue(): Change[] {
    const due = [...waiting.values()].filter(
      ({ change, at }) => change.state !== 'checking' || performance.now() - at >= UNDER_WAY_MS,
    );
    for (const { change } of due) waiting.delete(keyOf(change.check));
    return due.map(({ change }) => change);
  }
  async function saveBatch(): Promise<void> {
    await nextSaving(platform);
    scheduled = false;
    const batch = takeDue();
    if (waiting.size > 0) scheduleSave();
    if (failure || batch.length === 0) return;
    try {
      await save(batch);
    } catch (error) {
      failure = { error };
      onFailure(error);
    }
  }
  function scheduleSave(): void {
    if (scheduled) return;
    scheduled = true;
    saving = saving.then(saveBatch);
  }
  return {
    note(change) {
      waiting.set(keyOf(change.check), { change, at: performance.now() });
      scheduleSave();
    },
    async settled() {
      for (let last: Promise<void> | null = null; last !== saving; ) {
        last = saving;
        await last;
      }
      if (failure) throw failure.error;
    },
  };
}
