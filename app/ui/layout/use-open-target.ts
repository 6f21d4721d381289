import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** What the address names is shown, whatever it is folded in. */
export function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    const inner = target?.closest('details');
    if (!target || !inner) return;
    for (let fold: HTMLDetailsElement | null | undefined = inner; fold; fold = fold.parentElement?.closest('details'))
      fold.open = true;
    target.scrollIntoView();
  }, [hash]);
}
