import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A button that shows a panel of links: native, so it works before and without JavaScript. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  const at = useRef(location);
  useEffect(() => {
    // Every navigation closes it; what was opened before the scripts ran stays open.
    if (at.current !== location) details.current?.removeAttribute('open');
    at.current = location;
  }, [location]);
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current;
      if (!element?.open) return;
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape';
      const outside = event.type === 'pointerdown' && !element.contains(event.target as Node);
      if (escaped) element.querySelector('summary')?.focus();
      if (escaped || outside) element.open = false;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);
  return (
    <details ref={details} className="disclosure">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
