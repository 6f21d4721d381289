import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** From the specification: how far below the top an anchor stops, and how long the page waits until it scrolls. */
export const anchorOffset = 120;
const anchorDelay = 100;

/** The id in a fragment; null for none and for one that cannot be read. */
export function anchorOf(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

function scrollTo(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = element.getBoundingClientRect().top + window.scrollY - anchorOffset;
  window.scrollTo({ top, behavior: still ? 'auto' : 'smooth' });
}

/**
 * React Router scrolls to an anchor at once, in a layout effect that runs after those of the screens; the
 * specification waits. So the element does not answer to that one call.
 * @returns gives the element its answer back
 */
function holdScroll(id: string): () => void {
  const element: Partial<HTMLElement> = document.getElementById(id) ?? {};
  element.scrollIntoView = () => {};
  return () => {
    delete element.scrollIntoView;
  };
}

/** Scrolls to the address's anchor, from outside as from a link on the page. */
export function useAnchorScroll(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is new when the same link is followed again
  useLayoutEffect(() => {
    const id = anchorOf(hash);
    if (id === null) return;
    const release = holdScroll(id);
    const timer = setTimeout(() => {
      release();
      scrollTo(id);
    }, anchorDelay);
    return () => {
      clearTimeout(timer);
      release();
    };
  }, [hash, key]);
}

/** The anchor in the address. Browsers set `:target` only for links they follow themselves, so this stands beside it. */
export function useTarget(): string | null {
  const { hash } = useLocation();
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => setTarget(anchorOf(hash)), [hash]);
  return target;
}
