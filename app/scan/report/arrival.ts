import { createContext, startTransition, use, useEffect, useState } from 'react';

/** Whether a report takes the place of a scan's progress under the eyes of who waits for it. */
export const ArrivesLive = createContext(false);

/**
 * Whether the lower part of a report is drawn too. Where it arrives live it comes after the first frame: the whole of it at once
 * would stop a telephone for longer than a person notices.
 */
export function useWholeReport(): boolean {
  const arrivesLive = use(ArrivesLive);
  const [isWhole, setWhole] = useState(!arrivesLive);
  useEffect(() => {
    if (isWhole) return;
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => startTransition(() => setWhole(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [isWhole]);
  return isWhole;
}
