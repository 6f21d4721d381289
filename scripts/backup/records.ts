import { witnessFile, writeWitness } from '#core/base/audit/internal/witness.ts';
import { keepLedger, mergeLedger } from '#core/lifecycle/erasure/internal/ledger.ts';
import { readLedgerText } from '#core/lifecycle/erasure/internal/signed-ledger.ts';
import type { ObjectStore } from '#platform/objects/object-store.ts';
import type { Platform } from '#platform/platform.ts';
import { type Continued, continueCheckpoints } from './stored-checkpoints.ts';

const LEDGER_NAME = 'erasures.jsonl';
/** A line has some 350 bytes. */
const MOST_LEDGER_BYTES = 256 * 2 ** 20;

/** Adds to the ledger of erasures in DATA_DIR what its copy names. @returns how many accounts the copy names @throws LedgerError */
export async function fetchLedger(config: Platform['config'], store: ObjectStore): Promise<number> {
  const copy = (await store.get(LEDGER_NAME, MOST_LEDGER_BYTES))?.toString('utf8') ?? '';
  return mergeLedger(config, copy, `${LEDGER_NAME} in ${store.place}`);
}

/**
 * What must outlive both the database and DATA_DIR, copied to where backups go: the ledger of erasures, without which an old
 * backup brings people back, and the checkpoints of the audit log, without which it could be rewritten.
 */
export interface Records {
  /** Brings the copy up to date with the database, and DATA_DIR with the copy. */
  keep(platform: Platform): Promise<void>;
}

interface Options {
  store: ObjectStore;
  say(line: string): void;
}

/** How often new checkpoints leave; each time makes an object of its own. Erasures leave at once. */
const CHECKPOINTS_EVERY_MS = 10 * 60_000;

export function createRecords({ store, say }: Options): Records {
  let sentLedger: string | null = null;
  let continued: Continued | null = null;
  let checkpointsAt = 0;
  const keepCopyOfLedger = async (platform: Platform) => {
    const { dataDir } = platform.config;
    if (!(sentLedger !== null && (await readLedgerText(dataDir)).startsWith(sentLedger)))
      await fetchLedger(platform.config, store);
    await keepLedger(platform);
    const text = await readLedgerText(dataDir);
    if (text === sentLedger) return;
    if (text !== '') await store.put(LEDGER_NAME, Buffer.from(text));
    sentLedger = text;
  };
  const keepCopyOfCheckpoints = async (platform: Platform) => {
    const now = platform.clock.now();
    if (now.getTime() - checkpointsAt < CHECKPOINTS_EVERY_MS) return;
    const file = witnessFile(platform.config.dataDir);
    continued ??= await continueCheckpoints({ store, file, now, say });
    await writeWitness(platform);
    await continued.send();
    checkpointsAt = now.getTime();
  };
  return {
    async keep(platform) {
      // A ledger that was altered keeps no checkpoint from being copied.
      const ledger = await keepCopyOfLedger(platform).catch((error: Error) => error);
      await keepCopyOfCheckpoints(platform);
      if (ledger instanceof Error) throw ledger;
    },
  };
}
