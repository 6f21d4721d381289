import { useEffect, useState } from 'react';

export interface Selection {
  /** Null before the page can be used with JavaScript: then nothing can be chosen. */
  ids: ReadonlySet<string> | null;
  toggle: (id: string) => void;
  /** Everything on this page, or nothing. */
  toggleAll: () => void;
  clear: () => void;
}

function toggleIn(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Which rows of a list are chosen. Rows that are no longer shown are not. */
export function useSelection(rows: readonly { id: string }[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => setChosen(new Set()), []);
  const ids = chosen && new Set(rows.map(({ id }) => id).filter((id) => chosen.has(id)));
  return {
    ids,
    toggle: (id) => setChosen((before) => toggleIn(before ?? new Set(), id)),
    toggleAll: () => setChosen(new Set(ids?.size === rows.length ? [] : rows.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  };
}
