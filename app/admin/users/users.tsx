import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ListSearch } from '#app/admin/lists/list-search.tsx';
import toolbar from '#app/admin/lists/toolbar.module.css';
import { useFilterAddress } from '#app/admin/lists/use-address.ts';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { notRead } from '#app/admin/shell/read-failures.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import type { ValueOf } from '#app/forms/outcome.ts';
import { attempt } from '#app/forms/read.ts';
import { SegmentLinks } from '#app/ui/charts/segments.tsx';
import { classes } from '#app/ui/classes.ts';
import { KeyPagination } from '#app/ui/controls/key-pagination.tsx';
import { Avatar } from '#app/ui/display/avatar.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import { type Column, Table } from '#app/ui/layout/table.tsx';
import text from '#app/ui/styles/text.module.css';
import { roles, type UserRow, userStatuses } from '#contract/accounts/profiles.ts';
import { listingIn } from '#contract/base/paging.ts';
import { listUsers } from '#core/accounts/profile/queries/users.ts';
import type { Route } from './+types/users.ts';
import { useUserActs } from './user-acts.tsx';
import { RoleBadge, StatusBadge } from './user-words.tsx';
import styles from './users.module.css';

export const meta: Route.MetaFunction = ({ matches }) => adminTitle(matches[0].loaderData, 'User Management');

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const filters = {
    role: roles.find((one) => one === searchParams.get('role')) ?? 'all',
    // The one filter that does not begin with everything.
    status: ([...userStatuses, 'all'] as const).find((one) => one === searchParams.get('status')) ?? 'active',
    search: searchParams.get('q') ?? '',
  } as const;
  const listing = { ...listingIn(searchParams), ...filters };
  const shown = await attempt(ctx, 'The list of users', () => listUsers(ctx, listing));
  return { shown, ...filters, ownId: ctx.actor.kind === 'person' ? ctx.actor.userId : null };
}

type Data = Route.ComponentProps['loaderData'];

/** Here "all" is a choice and not the default, so it stands in the address. */
function useStatusAddress(): (value: string) => string {
  const [search] = useSearchParams();
  return (value) => {
    const next = new URLSearchParams(search);
    for (const name of ['before', 'after', 'status']) next.delete(name);
    if (value !== 'active') next.set('status', value);
    return `?${next}`;
  };
}

const segmentsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: `${value[0]?.toUpperCase()}${value.slice(1)}` }));

function Filters({ role, status }: Pick<Data, 'role' | 'status'>) {
  return (
    <div className={toolbar.toolbar}>
      <SegmentLinks
        label="Filter users by role"
        segments={segmentsOf(['all', ...roles])}
        current={role}
        hrefFor={useFilterAddress('role')}
      />
      <SegmentLinks
        label="Filter users by status"
        segments={segmentsOf([...userStatuses, 'all'])}
        current={status}
        hrefFor={useStatusAddress()}
      />
      <ListSearch label="Search name or email" />
    </div>
  );
}

function Who({ user }: { user: UserRow }) {
  return (
    <span className={styles.userWho}>
      <Avatar email={user.email} fullName={user.fullName} />
      <span>
        <strong>
          <Link to={`/admin/users/${user.id}`}>{user.fullName ?? 'No name'}</Link>
        </strong>
        <span className={classes(text.small, text.soft)}>{user.email}</span>
      </span>
    </span>
  );
}

function Joined({ iso }: { iso: string }) {
  const { longDate } = useFormats();
  return (
    <time className={text.num} dateTime={iso}>
      {longDate(iso)}
    </time>
  );
}

type ActsFor = (user: UserRow) => ReactNode;

const columnsFor = (actsFor: ActsFor): Column<UserRow>[] => [
  { key: 'who', header: 'User', cell: (user) => <Who user={user} /> },
  { key: 'role', header: 'Role', cell: ({ role }) => <RoleBadge role={role} /> },
  { key: 'status', header: 'Status', cell: (user) => <StatusBadge user={user} /> },
  { key: 'joined', header: 'Joined', cell: ({ createdAt }) => <Joined iso={createdAt} /> },
  { key: 'acts', header: 'Actions', end: true, cell: actsFor },
];

interface EntriesProps {
  shown: ValueOf<Data['shown']> | null;
  actsFor: ActsFor;
  isSearch: boolean;
}

function Entries({ shown, actsFor, isSearch }: EntriesProps) {
  if (!shown)
    return (
      <EmptyState kind="error" title={notRead.users}>
        <p>The accounts are safe; please try again in a moment.</p>
      </EmptyState>
    );
  if (shown.rows.length === 0)
    return (
      <EmptyState title={isSearch ? 'No users match' : 'No users here'}>
        <p>Try another role or status{isSearch && ', or other words'}.</p>
      </EmptyState>
    );
  return <Table caption="Users" columns={columnsFor(actsFor)} rows={shown.rows} keyOf={({ id }) => id} dense />;
}

export default function Users({ loaderData }: Route.ComponentProps) {
  const { role, status, search, ownId } = loaderData;
  const shown = useShown(loaderData.shown, notRead.users);
  const { dialogs, buttonsFor } = useUserActs();
  const actsFor: ActsFor = (user) =>
    user.id === ownId ? <span className={classes(text.small, text.soft)}>Your account</span> : buttonsFor(user);
  return (
    <>
      <TabHead title="User Management">
        Everybody with an account, newest first. A new colleague signs up like anybody, and then gets a role here.
      </TabHead>
      <Filters role={role} status={status} />
      <Card flush aria-label="Users">
        <Entries shown={shown} actsFor={actsFor} isSearch={search !== ''} />
        {shown && (shown.older || shown.newer) && (
          <div className={card.foot}>
            <KeyPagination page={shown} label="Pages of users" />
          </div>
        )}
      </Card>
      {dialogs}
    </>
  );
}
