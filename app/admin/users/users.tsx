import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ListSearch } from '#app/admin/lists/list-search.tsx';
import toolbar from '#app/admin/lists/toolbar.module.css';
import { useFilterAddress } from '#app/admin/lists/use-address.ts';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { panelTexts } from '#app/admin/shell/panel.texts.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import type { ValueOf } from '#app/forms/outcome.ts';
import { attempt } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
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
import type { Texts } from '#contract/base/texts.ts';
import { listUsers } from '#core/accounts/profile/queries/users.ts';
import type { Route } from './+types/users.ts';
import { useUserActs } from './user-acts.tsx';
import { RoleBadge, StatusBadge } from './user-words.tsx';
import styles from './users.module.css';
import type english from './users.texts.en.ts';
import { userTexts } from './users.texts.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, loaderData.title) : [];

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const { searchParams } = url;
  const { title } = await userTexts.in(languageOf(args));
  const ctx = context.get(requestContext);
  const filters = {
    role: roles.find((one) => one === searchParams.get('role')) ?? 'all',
    // The one filter that does not begin with everything.
    status: ([...userStatuses, 'all'] as const).find((one) => one === searchParams.get('status')) ?? 'active',
    search: searchParams.get('q') ?? '',
  } as const;
  const listing = { ...listingIn(searchParams), ...filters };
  const shown = await attempt(ctx, 'The list of users', () => listUsers(ctx, listing));
  return { title, shown, ...filters, ownId: ctx.actor.kind === 'person' ? ctx.actor.userId : null };
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

type Shape = Texts<typeof english>;

const segmentsOf = <Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
  values: readonly (keyof Labels & string)[],
) => values.map((value) => ({ value, label: labels[value] }));

function Filters({ role, status }: Pick<Data, 'role' | 'status'>) {
  const { filters } = useTexts(userTexts);
  return (
    <div className={toolbar.toolbar}>
      <SegmentLinks
        label={filters.byRole}
        segments={segmentsOf(filters.roles, ['all', ...roles])}
        current={role}
        hrefFor={useFilterAddress('role')}
      />
      <SegmentLinks
        label={filters.byStatus}
        segments={segmentsOf(filters.statuses, [...userStatuses, 'all'])}
        current={status}
        hrefFor={useStatusAddress()}
      />
      <ListSearch label={filters.search} />
    </div>
  );
}

function Who({ user }: { user: UserRow }) {
  const { noName } = useTexts(userTexts);
  return (
    <span className={styles.userWho}>
      <Avatar email={user.email} fullName={user.fullName} />
      <span>
        <strong>
          <Link to={`/admin/users/${user.id}`}>{user.fullName ?? noName}</Link>
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

const columnsFor = ({ columns }: Shape, actsFor: ActsFor): Column<UserRow>[] => [
  { key: 'who', header: columns.user, cell: (user) => <Who user={user} /> },
  { key: 'role', header: columns.role, cell: ({ role }) => <RoleBadge role={role} /> },
  { key: 'status', header: columns.status, cell: (user) => <StatusBadge user={user} /> },
  { key: 'joined', header: columns.joined, cell: ({ createdAt }) => <Joined iso={createdAt} /> },
  { key: 'acts', header: columns.acts, end: true, cell: actsFor },
];

interface EntriesProps {
  shown: ValueOf<Data['shown']> | null;
  actsFor: ActsFor;
  isSearch: boolean;
}

function Entries({ shown, actsFor, isSearch }: EntriesProps) {
  const texts = useTexts(userTexts);
  const notRead = useTexts(panelTexts).notRead.users;
  if (!shown)
    return (
      <EmptyState kind="error" title={notRead}>
        <p>{texts.notReadText}</p>
      </EmptyState>
    );
  if (shown.rows.length === 0)
    return (
      <EmptyState title={isSearch ? texts.noMatch : texts.noUsers}>
        <p>{isSearch ? texts.tryOtherWords : texts.tryOther}</p>
      </EmptyState>
    );
  return (
    <Table
      caption={texts.caption}
      columns={columnsFor(texts, actsFor)}
      rows={shown.rows}
      keyOf={({ id }) => id}
      dense
    />
  );
}

export default function Users({ loaderData }: Route.ComponentProps) {
  const { role, status, search, ownId } = loaderData;
  const texts = useTexts(userTexts);
  const notRead = useTexts(panelTexts).notRead.users;
  const shown = useShown(loaderData.shown, notRead);
  const { dialogs, buttonsFor } = useUserActs();
  const actsFor: ActsFor = (user) =>
    user.id === ownId ? <span className={classes(text.small, text.soft)}>{texts.ownRow}</span> : buttonsFor(user);
  return (
    <>
      <TabHead title={texts.title}>{texts.lead}</TabHead>
      <Filters role={role} status={status} />
      <Card flush aria-label={texts.caption}>
        <Entries shown={shown} actsFor={actsFor} isSearch={search !== ''} />
        {shown && (shown.older || shown.newer) && (
          <div className={card.foot}>
            <KeyPagination page={shown} label={texts.pages} />
          </div>
        )}
      </Card>
      {dialogs}
    </>
  );
}
