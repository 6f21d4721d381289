import { ExternalLink, Pencil, Plus } from 'lucide-react';
import { useOutlet } from 'react-router';
import styles from '#app/admin/lists/entry.module.css';
import { useShown } from '#app/admin/lists/use-shown.ts';
import entries from '#app/admin/sheets/entries.module.css';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { notRead } from '#app/admin/shell/read-failures.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { attempt } from '#app/forms/read.ts';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import cardStyles from '#app/ui/layout/card.module.css';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { isUsedKey, type ManagedPage, pageUses } from '#contract/site/pages.ts';
import { listPages } from '#core/site/pages/queries/managed-pages.ts';
import type { Route } from './+types/content.ts';

export const meta: Route.MetaFunction = ({ matches }) => adminTitle(matches[0].loaderData, 'Content Management');

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return { shown: await attempt(ctx, 'The contents', () => listPages(ctx)) };
}

/** Where the entry is shown, and what of it is not taken. */
function Use({ page: { pageKey, unused } }: { page: ManagedPage }) {
  if (!isUsedKey(pageKey)) return <Badge tone="neutral">not used by any page</Badge>;
  return (
    <>
      <Badge tone="info">{pageUses[pageKey].page}</Badge>
      {unused.length > 0 && <Badge tone="warning">built-in: {unused.slice(0, 3).join(', ')}</Badge>}
    </>
  );
}

function Entry({ page }: { page: ManagedPage }) {
  const { longDate } = useFormats();
  const { id, pageKey, title } = page;
  return (
    <li data-part="card" className={classes(cardStyles.card, styles.entry)} data-entry>
      <div className={styles.main}>
        <h3 className={styles.title}>{title}</h3>
        <Use page={page} />
      </div>
      <time className={classes(styles.side, text.soft, text.small)} dateTime={page.updatedAt}>
        {longDate(page.updatedAt)}
      </time>
      <p className={classes(text.small, styles.text)}>
        <code>{pageKey}</code>
      </p>
      <p className={classes(text.soft, text.small, styles.text)}>{page.metaDescription ?? 'No meta description'}</p>
      <p className={classes(text.caption, styles.text)}>
        <code>{page.preview}</code>
      </p>
      <div className={styles.acts}>
        <ButtonLink to={id} size="sm" preventScrollReset>
          <Pencil className={icon.sm} />
          Edit Content
          <span className={visuallyHidden.visuallyHidden}> {title}</span>
        </ButtonLink>
        {isUsedKey(pageKey) && (
          <ButtonLink to={pageUses[pageKey].path} target="_blank" size="sm" variant="quiet">
            <ExternalLink className={icon.sm} />
            View<span className={visuallyHidden.visuallyHidden}> the page of {title}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** Texts of the site by key; the form stands over them (content-entry.tsx). */
export default function Content({ loaderData }: Route.ComponentProps) {
  const pages = useShown(loaderData.shown, notRead.content);
  const form = useOutlet();
  return (
    <>
      <div inert={form !== null}>
        <TabHead
          title="Content Management"
          actions={
            <ButtonLink to="new" variant="primary" preventScrollReset>
              <Plus />
              Add Content
            </ButtonLink>
          }
        >
          The site’s texts, by key. Where an entry has no text, the page shows its built-in one.
        </TabHead>
        {!pages && (
          <EmptyState kind="error" card title={notRead.content}>
            <p>It is safe; please try again in a moment.</p>
          </EmptyState>
        )}
        {pages?.length === 0 && <Notice>No entries yet: every page shows its built-in text.</Notice>}
        <ul className={classes(entries.entries, entries.first)}>
          {(pages ?? []).map((page) => (
            <Entry key={page.id} page={page} />
          ))}
        </ul>
      </div>
      {form}
    </>
  );
}
