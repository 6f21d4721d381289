import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { draftStorage, keyOf } from './kept.ts';

function readKept<Value>(key: string): Value | null {
  const kept = draftStorage()?.getItem(key);
  return kept ? (JSON.parse(kept) as Value) : null;
}

interface Kept<Value> {
  /** What it is typed on: another thing's text is another's. */
  thing: string;
  /** What to begin with, when nothing is kept. */
  begin: Value;
  /** Whether it would be missed. */
  isWorth: (value: Value) => boolean;
  /** What is kept is left alone: something newer came with the page. */
  isNewer?: boolean;
}

/**
 * State that outlives its form: what somebody typed and has not sent comes back when they open the thing again. It is
 * theirs alone and stays in the tab, until it is sent or they sign out.
 */
export function useKept<Value>({ thing, begin, isWorth, isNewer = false }: Kept<Value>) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer;
  const key = viewer ? keyOf(viewer.id, thing) : null;
  const [value, setValue] = useState(begin);
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    const kept = key && !isNewer ? readKept<Value>(key) : null;
    if (kept !== null) setValue(kept);
    setLooked(true);
  }, [key, isNewer]);
  const worth = isWorth(value);
  useEffect(() => {
    if (!looked || !key) return;
    if (worth) draftStorage()?.setItem(key, JSON.stringify(value));
    else draftStorage()?.removeItem(key);
  }, [looked, key, worth, value]);
  return [value, setValue] as const;
}
