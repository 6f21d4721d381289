import { Download, X } from 'lucide-react';
import { Form, Link, useSearchParams, useSubmit } from 'react-router';
import { z } from 'zod';
import toolbar from '#app/admin/lists/toolbar.module.css';
import { useFilterAddress } from '#app/admin/lists/use-address.ts';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { notRead } from '#app/admin/shell/read-failures.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import type { ValueOf } from '#app/forms/outcome.ts';
import { attempt } from '#app/forms/read.ts';
import { classes } from '#app/ui/classes.ts';
import { buttonClass } from '#app/ui/controls/button.tsx';
import field from '#app/ui/controls/field.module.css';
import { Hash } from '#app/ui/controls/hash.tsx';
import { KeyPagination } from '#app/ui/controls/key-pagination.tsx';
import { Select } from '#app/ui/controls/select-field.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import { type Column, Table } from '#app/ui/layout/table.tsx';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { type AuditRow, auditActionFilters, auditEntityFilters } from '#contract/audit/types.ts';
import { cutText } from '#contract/base/cut-text.ts';
import { listingIn } from '#contract/base/paging.ts';
import { readNames } from '#core/accounts/profile/queries/names.ts';
import { listAuditEntries } from '#core/base/audit/queries/entries.ts';
import type { Route } from './+types/audit.ts';
import styles from './audit.module.css';
import { ActionBadge, PersonId } from './audit-words.tsx';

export const meta: Route.MetaFunction = ({ matches }) => adminTitle(matches[0].loaderData, 'Audit Log');

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const filters = {
    action: auditActionFilters.find((one) => one === searchParams.get('action')) ?? 'all',
    entity: auditEntityFilters.find((one) => one === searchParams.get('entity')) ?? 'all',
    userId: z.uuid().safeParse(searchParams.get('user')).data ?? null,
  } as const;
  const listing = { ...listingIn(searchParams), ...filters };
  const shown = await attempt(ctx, 'The audit log', () => listAuditEntries(ctx, listing, { readNames }));
  return { shown, ...filters };
}

type Data = Route.ComponentProps['loaderData'];

const asOptions = (all: string, values: readonly string[]) => [
  { value: 'all', label: all },
  ...values.map((value) => ({ value, label: value })),
];

interface FilterProps {
  name: string;
  label: string;
  all: string;
  values: readonly string[];
  value: string;
}

function Filter({ name, label, all, values, value }: FilterProps) {
  return (
    <div className={styles.auditFilter}>
      <label className={field.label} htmlFor={`filter-${name}`}>
        {label}
      </label>
      <Select
        small
        id={`filter-${name}`}
        name={name}
        options={asOptions(all, values)}
        defaultValue={value}
        key={value}
      />
    </div>
  );
}

/** The choice stands in the address. Without JavaScript its button is the way. */
function Filters({ action, entity, userId }: Pick<Data, 'action' | 'entity' | 'userId'>) {
  const submit = useSubmit();
  const withoutUser = useFilterAddress('user');
  return (
    <Form
      className={toolbar.toolbar}
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      <Filter name="action" label="Action" all="All actions" values={auditActionFilters} value={action} />
      <Filter name="entity" label="Entity" all="All entities" values={auditEntityFilters} value={entity} />
      {userId && (
        <>
          <input type="hidden" name="user" value={userId} />
          <Link data-part="button" className={buttonClass({ variant: 'soft', size: 'sm' })} to={withoutUser('all')}>
            User <span className={text.evidence}>{userId.slice(0, 8)}</span>
            <X className={icon.sm} />
            <span className={visuallyHidden.visuallyHidden}>Show all users</span>
          </Link>
        </>
      )}
      <noscript>
        <button type="submit">Filter</button>
      </noscript>
      <p className={classes(text.small, text.soft, toolbar.note)}>Nothing here can be edited or deleted.</p>
    </Form>
  );
}

function Time({ iso }: { iso: string }) {
  const { longDate, fullTime } = useFormats();
  return (
    <time className={classes(styles.auditTime, text.num)} dateTime={iso}>
      <span>{longDate(iso)},</span> <span>{fullTime(iso)}</span>
    </time>
  );
}

/** Characters of the details in the list. */
const PREVIEW = 40;

function Details({ row }: { row: AuditRow }) {
  const [search] = useSearchParams();
  return (
    <Link className={styles.auditDetails} to={{ pathname: row.id, search: search.toString() }} data-entry>
      {cutText(row.summary, PREVIEW)}
      <span className={visuallyHidden.visuallyHidden}>, the whole entry</span>
    </Link>
  );
}

/** Whose log it stands in, and who acted when it was somebody else. */
function People({ user, staff }: Pick<AuditRow, 'user' | 'staff'>) {
  const first = user ?? staff;
  if (!first) return <span className={text.faint}>none</span>;
  return (
    <span className={styles.auditPeople}>
      <PersonId person={first} />
      {staff && staff.id !== first.id && (
        <span className={classes(text.caption, text.soft)}>
          by <PersonId person={staff} />
        </span>
      )}
    </span>
  );
}

const columns: Column<AuditRow>[] = [
  { key: 'time', header: 'Time', cell: (row) => <Time iso={row.createdAt} /> },
  { key: 'action', header: 'Action', cell: (row) => <ActionBadge {...row} /> },
  {
    key: 'entity',
    header: 'Entity',
    cell: (row) => <span className={classes(text.evidence, styles.auditEntity)}>{row.entityType}</span>,
  },
  {
    key: 'user',
    header: 'User',
    cell: (row) => <People {...row} />,
  },
  { key: 'details', header: 'Details', cell: (row) => <Details row={row} /> },
  {
    key: 'ip',
    header: 'IP Address',
    cell: ({ ipAddress }) => <span className={classes(text.evidence, styles.auditIp)}>{ipAddress ?? 'Unknown'}</span>,
  },
  { key: 'hash', header: 'Blockchain Hash', cell: ({ hash }) => <Hash value={hash} /> },
];

function Entries({ shown, isFiltered }: { shown: ValueOf<Data['shown']> | null; isFiltered: boolean }) {
  if (!shown)
    return (
      <EmptyState kind="error" title={notRead.audit}>
        <p>The log itself is safe; please try again in a moment.</p>
      </EmptyState>
    );
  if (shown.rows.length === 0)
    return (
      <EmptyState title={isFiltered ? 'No entries match' : 'No entries yet'}>
        <p>{isFiltered ? 'Try another action or entity.' : 'Every important action is recorded here.'}</p>
      </EmptyState>
    );
  return <Table caption="Audit entries" columns={columns} rows={shown.rows} keyOf={({ id }) => id} dense scroll />;
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { action, entity, userId } = loaderData;
  const shown = useShown(loaderData.shown, notRead.audit);
  return (
    <>
      <TabHead
        title="Audit Log"
        actions={
          <a data-part="button" className={buttonClass({ variant: 'secondary' })} href="/admin/audit/export" download>
            <Download />
            Download with Proofs
          </a>
        }
      >
        The latest 100 entries. Older entries are archived for compliance: they stay, page by page below, and in the
        download.
      </TabHead>
      <Filters action={action} entity={entity} userId={userId} />
      <Card flush>
        <Entries shown={shown} isFiltered={action !== 'all' || entity !== 'all' || userId !== null} />
        {shown && (shown.older || shown.newer) && (
          <div className={card.foot}>
            <KeyPagination page={shown} label="Pages of entries" />
          </div>
        )}
      </Card>
    </>
  );
}
