import type { ReactNode } from 'react';

export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}

/** A spinner with its words, for the session check and other waits that have no layout of their own. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2.5 text-sm text-ink-soft" role="status">
      <Spinner />
      {children}
    </p>
  );
}
