import type { ReactNode } from 'react';
import pageTitle from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';

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
    <div className={pageTitle.pageTitle}>
      <div className={pageTitle.text}>
        <h2 className={text.displayMd}>{title}</h2>
        {children && <p className={text.soft}>{children}</p>}
      </div>
      {actions && <div className={pageTitle.actions}>{actions}</div>}
    </div>
  );
}
