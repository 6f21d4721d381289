import type { ReactNode } from 'react';
import { useHealing, useLastRead } from '#app/browser/connection/use-healing.ts';
import type { Outcome } from '#app/forms/outcome.ts';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { KeyPagination } from '#app/ui/controls/key-pagination.tsx';
import { Skeleton } from '#app/ui/display/skeleton.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import pageTitle from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Page } from '#contract/base/paging.ts';
import type english from './dashboard.texts.en.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import styles from './own-list.module.css';
import { useOwnChanges } from './use-own-changes.ts';

interface OwnListProps<Row> {
  page: Outcome<Page<Row>>;
  title: string;
  lead: ReactNode;
  /** Stands beside the title as soon as there is something in the list. */
  action?: ReactNode;
  /** Which list it is, for what is read aloud of it. */
  rows: keyof typeof english.lists;
  /** What stands there instead of the list while there is nothing in it. */
  none: ReactNode;
  /** Says that the list is live. */
  note?: boolean;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list of the customer's, page by page, live: waiting, empty, or what was read last. */
export function OwnList<Row>({ page: read, title, lead, action, rows, none, note, children }: OwnListProps<Row>) {
  const { lists, live } = useTexts(dashboardTexts);
  const { loading, pages } = lists[rows];
  const page = useLastRead(read);
  useHealing(!read.ok);
  useOwnChanges();
  const isEmpty = page?.rows.length === 0 && !page.newer;
  return (
    <>
      <div className={pageTitle.pageTitle}>
        <div className={pageTitle.text}>
          <h1 className={text.displayMd}>{title}</h1>
          <p className={classes(text.soft, styles.lead)}>{lead}</p>
        </div>
        {action && !isEmpty && <div className={pageTitle.actions}>{action}</div>}
      </div>
      {!page && (
        <Card>
          <Skeleton label={loading} lines={[100, 90, 95, 85]} />
        </Card>
      )}
      {isEmpty && none}
      {page && !isEmpty && (
        <>
          {note && (
            <p className={classes(styles.live, text.small, text.soft)}>
              <span className={styles.dot} aria-hidden="true" />
              {live}
            </p>
          )}
          {children(page.rows)}
          <KeyPagination page={page} label={pages} />
        </>
      )}
    </>
  );
}
