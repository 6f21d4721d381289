import type { Paced } from '#core/sources/internal/pacing/quota.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Clocked, SlotBook } from './book.ts';
import type { Taken } from './choose.ts';
import { openOwnBook, readOwnTaken } from './own.ts';
import { lockTaken, openSharedBook } from './shared.ts';

/** Nobody but this process uses an embedded database. */
const isOwn = ({ database }: Clocked): boolean => database.kind === 'embedded';

/** @param waiting slots of this process whose questions have not started: they give way, and are asked about in their turn */
export const openSlotBook = (platform: Clocked, waiting: ReadonlySet<string>): SlotBook =>
  isOwn(platform) ? openOwnBook(platform, waiting) : openSharedBook(platform, waiting);

/** What others have of these vendors. Nobody else is told so before the transaction ends. */
export const readTaken = (tx: Transaction, platform: Clocked, sources: readonly Paced[], now: Date): Promise<Taken> =>
  isOwn(platform) ? readOwnTaken(tx, platform, sources, now) : lockTaken(tx, sources, now);
