import { Mail, MessageSquareText } from 'lucide-react';
import { NavLink, Outlet, useLocation, useParams } from 'react-router';
import { ListSearch } from '#app/admin/lists/list-search.tsx';
import toolbar from '#app/admin/lists/toolbar.module.css';
import { useFilterAddress } from '#app/admin/lists/use-address.ts';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { MessageBadge } from '#app/admin/shell/message-badge.tsx';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { panelTexts } from '#app/admin/shell/panel.texts.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { attempt, orNone } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { SegmentLinks } from '#app/ui/charts/segments.tsx';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { KeyPagination } from '#app/ui/controls/key-pagination.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { listingIn } from '#contract/base/paging.ts';
import { type MessageRow, messageStatuses } from '#contract/site/messages.ts';
import { countMessages, listMessages } from '#core/site/messages/queries/inbox.ts';
import type { Route } from './+types/messages.ts';
import inbox from './inbox.module.css';
import { inboxTexts } from './inbox.texts.ts';
import styles from './messages.module.css';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, loaderData.title) : [];

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const ctx = context.get(requestContext);
  const status = messageStatuses.find((one) => one === url.searchParams.get('status')) ?? 'all';
  const search = url.searchParams.get('q') ?? '';
  const shown = await attempt(ctx, 'The messages', async () => ({
    page: await listMessages(ctx, { ...listingIn(url.searchParams), status, search }),
    counts: await orNone(ctx, 'The numbers of messages', () => countMessages(ctx)),
  }));
  const { title } = await inboxTexts.in(languageOf(args));
  return { title, shown, status, search, now: ctx.platform.clock.now().toISOString() };
}

type Data = Route.ComponentProps['loaderData'];

function Filters({ status, counts }: Pick<Data, 'status'> & { counts: Record<string, number> | null | undefined }) {
  const texts = useTexts(inboxTexts);
  const { messageStatuses: statuses } = useTexts(panelTexts);
  const hrefFor = useFilterAddress('status');
  const all = counts ? Object.values(counts).reduce((sum, n) => sum + n, 0) : undefined;
  const segments = [
    { value: 'all', label: texts.all, ...(all !== undefined && { count: all }) },
    ...messageStatuses.map((value) => ({
      value,
      label: statuses[value],
      ...(counts && { count: counts[value] ?? 0 }),
    })),
  ];
  return <SegmentLinks label={texts.filters} segments={segments} current={status} hrefFor={hrefFor} />;
}

function Entry({ row, now }: { row: MessageRow; now: string }) {
  const { age, dateTime } = useFormats();
  const { search } = useLocation();
  return (
    <li>
      <NavLink className={classes(styles.inboxEntry)} to={{ pathname: row.id, search }} preventScrollReset data-entry>
        <span className={styles.from}>
          {row.status === 'unread' && <span className={styles.dot} aria-hidden="true" />}
          {row.name}
        </span>
        <time
          className={classes(text.small, text.soft, text.num)}
          dateTime={row.createdAt}
          title={dateTime(row.createdAt)}
        >
          {age(row.createdAt, now)}
        </time>
        <span className={styles.title}>{row.title}</span>
        <MessageBadge status={row.status} />
      </NavLink>
    </li>
  );
}

function Nothing({ status, search }: Pick<Data, 'status' | 'search'>) {
  const texts = useTexts(inboxTexts);
  const isFiltered = status !== 'all' || search !== '';
  return (
    <EmptyState title={isFiltered ? texts.noMatch : texts.none}>
      <p>{isFiltered ? texts.noMatchText : texts.noneText}</p>
    </EmptyState>
  );
}

/** Two panes where there is room: the list, and the message that is open (message.tsx). */
export default function Messages({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(inboxTexts);
  const notRead = useTexts(panelTexts).notRead.messages;
  const { title, status, search, now } = loaderData;
  const shown = useShown(loaderData.shown, notRead);
  const isOpen = useParams().messageId !== undefined;
  const isEmpty = shown?.page.rows.length === 0;
  return (
    <>
      <TabHead
        title={title}
        actions={
          <ButtonLink to="replies">
            <MessageSquareText />
            {texts.savedReplies}
          </ButtonLink>
        }
      >
        {texts.lead}
      </TabHead>
      <div className={classes(toolbar.toolbar, isOpen && inbox.filters)}>
        <Filters status={status} counts={shown?.counts} />
        <ListSearch label={texts.search} />
      </div>
      <div className={classes(inbox.inbox, isOpen && inbox.open, isEmpty && !isOpen && inbox.alone)}>
        <Card className={inbox.list} flush aria-label={title}>
          {!shown && (
            <EmptyState kind="error" title={notRead}>
              <p>{texts.notReadText}</p>
            </EmptyState>
          )}
          {shown && shown.page.rows.length === 0 && <Nothing status={status} search={search} />}
          {shown && shown.page.rows.length > 0 && (
            <ul>
              {shown.page.rows.map((row) => (
                <Entry key={row.id} row={row} now={now} />
              ))}
            </ul>
          )}
          {shown && (shown.page.older || shown.page.newer) && (
            <div className={card.foot}>
              <KeyPagination page={shown.page} label={texts.pages} />
            </div>
          )}
        </Card>
        {isOpen && <Outlet />}
        {!isOpen && !isEmpty && (
          <Card className={inbox.none}>
            <p className={classes(text.soft, text.small)}>
              <Mail /> {texts.choose}
            </p>
          </Card>
        )}
      </div>
    </>
  );
}
