import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from '#app/ui/overlays/menu.module.css';

/** A button that shows a panel of links: native, so it works before and without JavaScript. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const at = useRef(address);
  useEffect(() => {
    // Going elsewhere closes it; what was opened before the scripts ran, or while a form was sent, stays open.
    if (at.current !== address) details.current?.removeAttribute('open');
    at.current = address;
  }, [address]);
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current;
      if (!element?.open) return;
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape';
      const target = event.target as Element;
      const outside = event.type === 'pointerdown' && !element.contains(target);
      const followed = event.type === 'click' && element.contains(target) && target.closest('a') !== null;
      if (escaped) element.querySelector('summary')?.focus();
      if (escaped || outside || followed) element.open = false;
    };
    const events = ['keydown', 'pointerdown', 'click'];
    for (const name of events) document.addEventListener(name, close);
    return () => {
      for (const name of events) document.removeEventListener(name, close);
    };
  }, []);
  return (
    <details ref={details} className={styles.disclosure}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
