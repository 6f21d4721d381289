import { useState } from 'react';

interface Row {
  id: string;
}

/** Puts rows that are gone back to where they were. */
function withHeld<Each extends Row>(rows: readonly Each[], before: readonly Each[], held: ReadonlySet<string>): Each[] {
  const all = [...rows];
  for (const [place, row] of before.entries())
    if (held.has(row.id) && !rows.some(({ id }) => id === row.id)) all.splice(place, 0, row);
  return all;
}

/**
 * The rows of a list, and with them those that somebody is changing, though the first of two changes took them off the
 * list: the second would be lost with its row.
 * @returns `hold` keeps a row, or lets it go
 */
export function useHeld<Each extends Row>(rows: readonly Each[]) {
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const [before, setBefore] = useState(rows);
  const shown = held.size > 0 ? withHeld(rows, before, held) : rows;
  if (shown.length !== before.length || shown.some((row, place) => row !== before[place])) setBefore(shown);
  const holdRow = (id: string, isHeld: boolean) =>
    setHeld((ids) => (isHeld ? new Set([...ids, id]) : new Set([...ids].filter((one) => one !== id))));
  return { rows: shown, holdRow };
}
