import type { ReactNode } from 'react';

interface TabHeadProps {
  title: string;
  /** One line below it. */
  children?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
}

/** Heads every tab. The panel itself has the page's first heading. */
export function TabHead({ title, children, actions }: TabHeadProps) {
  return (
    <div className="page-title">
      <div className="page-title__text">
        <h2 className="display-md">{title}</h2>
        {children && <p className="soft">{children}</p>}
      </div>
      {actions && <div className="page-title__actions">{actions}</div>}
    </div>
  );
}
