import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useReload } from '#app/browser/live/use-reload.ts';
import { isReachable } from './reachable.ts';

/** Milliseconds until what could not be read is asked for again: the first time, and at most. */
const FIRST_MS = 2_000;
const MOST_MS = 30_000;

/** Asks for the page's data again while something of it could not be read, each time a little later. */
export function useHealing(failed: boolean): void {
  const reload = useReload();
  const { state } = useRevalidator();
  const tries = useRef(0);
  const [looked, setLooked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look in vain asks for another one
  useEffect(() => {
    if (!failed) tries.current = 0;
    if (!failed || state !== 'idle') return;
    const wait = Math.min(MOST_MS, FIRST_MS * 2 ** tries.current);
    const timer = setTimeout(async () => {
      tries.current++;
      if (await isReachable()) reload();
      else setLooked((times) => times + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [failed, reload, state, looked]);
}

/**
 * What was read last, as long as nothing newer could be.
 * @param place what the value belongs to; at another place nothing has been read yet
 * @returns null before the first time
 */
export function useLastRead<Value>(read: { ok: true; value: Value } | { ok: false }, place = ''): Value | null {
  const last = useRef<{ place: string; value: Value } | null>(null);
  if (read.ok) last.current = { place, value: read.value };
  return last.current?.place === place ? last.current.value : null;
}
