import { ExternalLink, Pencil, Plus } from 'lucide-react';
import { useOutlet } from 'react-router';
import { orFailed } from '#app/admin/answers.ts';
import { notRead } from '#app/admin/shell/not-read.ts';
import { requestContext } from '#app/context.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Badge } from '#app/ui/layout/badge.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { Notice } from '#app/ui/layout/notice.tsx';
import { isUsedKey, type ManagedPage, pageUses } from '#contract/site/pages.ts';
import { listPages } from '#core/site/pages/queries/managed-pages.ts';
import type { Route } from './+types/content.ts';
import '#app/admin/sheets/entries.css';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';

export const meta: Route.MetaFunction = ({ matches }) => adminTitle(matches[0].loaderData, 'Content Management');

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return { shown: await orFailed(ctx, notRead.content, () => listPages(ctx)) };
}

/** Where the entry is shown, and what of it is not taken. */
function Use({ page: { pageKey, unused } }: { page: ManagedPage }) {
  if (!isUsedKey(pageKey)) return <Badge tone="neutral">no page reads it</Badge>;
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
    <li className="card entry" data-entry>
      <div className="entry__main">
        <h3 className="entry__title">{title}</h3>
        <Use page={page} />
      </div>
      <time className="entry__side soft small" dateTime={page.updatedAt}>
        {longDate(page.updatedAt)}
      </time>
      <p className="small entry__text">
        <code>{pageKey}</code>
      </p>
      <p className="soft small entry__text">{page.metaDescription ?? 'No meta description'}</p>
      <p className="caption entry__text">
        <code>{page.preview}</code>
      </p>
      <div className="entry__acts">
        <ButtonLink to={id} size="sm" preventScrollReset>
          <Pencil className="icon icon--sm" />
          Edit Content
          <span className="visually-hidden"> {title}</span>
        </ButtonLink>
        {isUsedKey(pageKey) && (
          <ButtonLink to={pageUses[pageKey].path} target="_blank" size="sm" variant="quiet">
            <ExternalLink className="icon icon--sm" />
            View<span className="visually-hidden"> the page of {title}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** Texts of the site by key; the form stands over them (content-entry.tsx). */
export default function Content({ loaderData }: Route.ComponentProps) {
  const pages = useShown(loaderData.shown);
  const form = useOutlet();
  return (
    <>
      <div inert={form !== null}>
        <TabHead
          title="Content Management"
          actions={
            <ButtonLink to="new" variant="primary" preventScrollReset>
              <Plus className="icon" />
              Add Content
            </ButtonLink>
          }
        >
          Texts of the site, by key. What an entry lacks, the page says in its own words.
        </TabHead>
        {!pages && (
          <EmptyState kind="error" card title={notRead.content}>
            <p>It is safe; please try again in a moment.</p>
          </EmptyState>
        )}
        {pages?.length === 0 && <Notice>No entries yet: every page says its built-in words.</Notice>}
        <ul className="entries entries--first">
          {(pages ?? []).map((page) => (
            <Entry key={page.id} page={page} />
          ))}
        </ul>
      </div>
      {form}
    </>
  );
}
