import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** An address that names a finding opens it. */
export function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash.startsWith('#finding-') ? document.getElementById(hash.slice(1)) : null;
    if (!(target instanceof HTMLDetailsElement)) return;
    for (let fold: HTMLElement | null = target; fold; fold = fold.parentElement?.closest('details') ?? null)
      (fold as HTMLDetailsElement).open = true;
    target.scrollIntoView();
  }, [hash]);
}
