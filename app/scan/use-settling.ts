import { useEffect, useRef, useState } from 'react';

const SETTLE_MS = 1_400;

/** As `--qp-ease-settle`, closely enough for lines. */
const easeOut = (t: number): number => 1 - (1 - t) ** 3;

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Numbers that go to their new values within the time of the brand's one motion; at once where the person wants none, and
 * where their count changes.
 */
export function useSettling(wanted: readonly number[]): readonly number[] {
  const [shown, setShown] = useState(wanted);
  const from = useRef(wanted);
  const key = wanted.join();
  useEffect(() => {
    const to = key === '' ? [] : key.split(',').map(Number);
    const start = from.current;
    if (start.join() === key) return;
    const showValues = (values: readonly number[]) => {
      from.current = values;
      setShown(values);
    };
    if (start.length !== to.length || wantsNoMotion()) return showValues(to);
    const begun = performance.now();
    let frame = requestAnimationFrame(function draw(now) {
      const t = Math.min(1, Math.max(0, now - begun) / SETTLE_MS);
      showValues(to.map((value, place) => (start[place] ?? value) + (value - (start[place] ?? value)) * easeOut(t)));
      if (t < 1) frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return shown.length === wanted.length ? shown : wanted;
}
