import { ExternalLink, Pencil, Plus } from 'lucide-react';
import { useOutlet } from 'react-router';
import styles from '#app/admin/lists/entry.module.css';
import { useShown } from '#app/admin/lists/use-shown.ts';
import entries from '#app/admin/sheets/entries.module.css';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { panelTexts } from '#app/admin/shell/panel.texts.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { attempt } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
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
import { contentTexts } from './content.texts.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, loaderData.title) : [];

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const { title } = await contentTexts.in(languageOf(args));
  return { title, shown: await attempt(ctx, 'The contents', () => listPages(ctx)) };
}

/** Where the entry is shown, and what of it is not taken. */
function Use({ page: { pageKey, unused } }: { page: ManagedPage }) {
  const texts = useTexts(contentTexts);
  if (!isUsedKey(pageKey)) return <Badge tone="neutral">{texts.unusedKey}</Badge>;
  return (
    <>
      <Badge tone="info">{texts.places[pageKey]}</Badge>
      {unused.length > 0 && <Badge tone="warning">{texts.builtIn(unused.slice(0, 3).join(', '))}</Badge>}
    </>
  );
}

function Entry({ page }: { page: ManagedPage }) {
  const texts = useTexts(contentTexts);
  const linkTo = useLinks();
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
      <p className={classes(text.soft, text.small, styles.text)}>{page.metaDescription ?? texts.noMeta}</p>
      <p className={classes(text.caption, styles.text)}>
        <code>{page.preview}</code>
      </p>
      <div className={styles.acts}>
        <ButtonLink to={id} size="sm" preventScrollReset>
          <Pencil className={icon.sm} />
          {texts.edit}
          <span className={visuallyHidden.visuallyHidden}> {title}</span>
        </ButtonLink>
        {isUsedKey(pageKey) && (
          <ButtonLink
            {...linkTo(pageUses[pageKey].path)}
            target="_blank"
            size="sm"
            variant="quiet"
            aria-label={texts.viewNamed(title)}
          >
            <ExternalLink className={icon.sm} />
            {texts.view}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** Texts of the site by key; the form stands over them (content-entry.tsx). */
export default function Content({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(contentTexts);
  const notRead = useTexts(panelTexts).notRead.content;
  const pages = useShown(loaderData.shown, notRead);
  const form = useOutlet();
  return (
    <>
      <div inert={form !== null}>
        <TabHead
          title={loaderData.title}
          actions={
            <ButtonLink to="new" variant="primary" preventScrollReset>
              <Plus />
              {texts.add}
            </ButtonLink>
          }
        >
          {texts.lead}
        </TabHead>
        {!pages && (
          <EmptyState kind="error" card title={notRead}>
            <p>{texts.notReadText}</p>
          </EmptyState>
        )}
        {pages?.length === 0 && <Notice>{texts.none}</Notice>}
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
