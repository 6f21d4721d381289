import type { ReactNode } from 'react';
import './page-head.css';

/** Title and first words of a public page. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="page-head page">
      <h1 className="display-lg">{title}</h1>
      {children}
    </div>
  );
}
