import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Paper shows everything: closed findings are opened for printing and closed again afterwards. */
export function useOpenForPrint(): void {
  useEffect(() => {
    const closed = () => document.querySelectorAll<HTMLDetailsElement>('details[id^="finding-"]:not([open])');
    let opened: HTMLDetailsElement[] = [];
    const before = () => {
      opened = [...closed()];
      for (const details of opened) details.open = true;
    };
    const after = () => {
      for (const details of opened) details.open = false;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
}

/** An address that names a finding opens it. */
export function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash.startsWith('#finding-') ? document.getElementById(hash.slice(1)) : null;
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView();
  }, [hash]);
}
