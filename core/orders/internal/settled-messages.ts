import type { HistoryEntry } from '#core/base/audit/queries/history.ts';
import { orderMessageSettled } from '#core/orders/events.ts';

/** Ids of messages of which staff said that they need no answer. */
export const settledMessages = (history: readonly HistoryEntry[]): Set<string> =>
  new Set(
    history.flatMap(({ event, newValues }) =>
      event === orderMessageSettled.name && typeof newValues?.message === 'string' ? [newValues.message] : [],
    ),
  );
