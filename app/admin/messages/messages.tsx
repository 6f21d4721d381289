import { Mail, MessageSquareText } from 'lucide-react';
import { NavLink, Outlet, useLocation, useParams } from 'react-router';
import { ListSearch } from '#app/admin/lists/list-search.tsx';
import toolbar from '#app/admin/lists/toolbar.module.css';
import { useFilterAddress } from '#app/admin/lists/use-address.ts';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { MessageBadge } from '#app/admin/shell/message-badge.tsx';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { notRead } from '#app/admin/shell/read-failures.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { attempt, orNone } from '#app/forms/read.ts';
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
import { type MessageRow, messageStatuses, messageStatusLabel } from '#contract/site/messages.ts';
import { countMessages, listMessages } from '#core/site/messages/queries/inbox.ts';
import type { Route } from './+types/messages.ts';
import inbox from './inbox.module.css';
import styles from './messages.module.css';

export const meta: Route.MetaFunction = ({ matches }) => adminTitle(matches[0].loaderData, 'Messages');

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const status = messageStatuses.find((one) => one === url.searchParams.get('status')) ?? 'all';
  const search = url.searchParams.get('q') ?? '';
  const shown = await attempt(ctx, 'The messages', async () => ({
    page: await listMessages(ctx, { ...listingIn(url.searchParams), status, search }),
    counts: await orNone(ctx, 'The numbers of messages', () => countMessages(ctx)),
  }));
  return { shown, status, search, now: ctx.platform.clock.now().toISOString() };
}

type Data = Route.ComponentProps['loaderData'];

function Filters({ status, counts }: Pick<Data, 'status'> & { counts: Record<string, number> | null | undefined }) {
  const hrefFor = useFilterAddress('status');
  const all = counts ? Object.values(counts).reduce((sum, n) => sum + n, 0) : undefined;
  const segments = [
    { value: 'all', label: 'All', ...(all !== undefined && { count: all }) },
    ...messageStatuses.map((value) => ({
      value,
      label: messageStatusLabel[value],
      ...(counts && { count: counts[value] ?? 0 }),
    })),
  ];
  return <SegmentLinks label="Filter messages by status" segments={segments} current={status} hrefFor={hrefFor} />;
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
  const isFiltered = status !== 'all' || search !== '';
  return (
    <EmptyState title={isFiltered ? 'No messages match' : 'No messages yet'}>
      <p>
        {isFiltered ? 'Try another status or other words.' : 'What people write through the contact form arrives here.'}
      </p>
    </EmptyState>
  );
}

/** Two panes where there is room: the list, and the message that is open (message.tsx). */
export default function Messages({ loaderData }: Route.ComponentProps) {
  const { status, search, now } = loaderData;
  const shown = useShown(loaderData.shown, notRead.messages);
  const isOpen = useParams().messageId !== undefined;
  const isEmpty = shown?.page.rows.length === 0;
  return (
    <>
      <TabHead
        title="Messages"
        actions={
          <ButtonLink to="replies">
            <MessageSquareText />
            Saved Replies
          </ButtonLink>
        }
      >
        What people write through the contact form, newest first.
      </TabHead>
      <div className={classes(toolbar.toolbar, isOpen && inbox.filters)}>
        <Filters status={status} counts={shown?.counts} />
        <ListSearch label="Search messages" />
      </div>
      <div className={classes(inbox.inbox, isOpen && inbox.open, isEmpty && !isOpen && inbox.alone)}>
        <Card className={inbox.list} flush aria-label="Messages">
          {!shown && (
            <EmptyState kind="error" title={notRead.messages}>
              <p>They are safe; please try again in a moment.</p>
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
              <KeyPagination page={shown.page} label="Pages of messages" />
            </div>
          )}
        </Card>
        {isOpen && <Outlet />}
        {!isOpen && !isEmpty && (
          <Card className={inbox.none}>
            <p className={classes(text.soft, text.small)}>
              <Mail /> Choose a message to read it.
            </p>
          </Card>
        )}
      </div>
    </>
  );
}
