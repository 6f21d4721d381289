import { Download, X } from 'lucide-react';
import { Form, Link, useSearchParams, useSubmit } from 'react-router';
import { z } from 'zod';
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
import { withLinks } from '#app/language/with-links.tsx';
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
import type { Texts } from '#contract/base/texts.ts';
import { readNames } from '#core/accounts/profile/queries/names.ts';
import { listAuditEntries } from '#core/base/audit/queries/entries.ts';
import type { Route } from './+types/audit.ts';
import styles from './audit.module.css';
import type english from './audit.texts.en.ts';
import { auditTexts } from './audit.texts.ts';
import { ActionBadge, nameOfAction, PersonId } from './audit-words.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, loaderData.title) : [];

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const { searchParams } = url;
  const language = languageOf(args);
  const { title } = await auditTexts.in(language);
  const ctx = context.get(requestContext);
  const filters = {
    action: auditActionFilters.find((one) => one === searchParams.get('action')) ?? 'all',
    entity: auditEntityFilters.find((one) => one === searchParams.get('entity')) ?? 'all',
    userId: z.uuid().safeParse(searchParams.get('user')).data ?? null,
  } as const;
  const listing = { ...listingIn(searchParams), ...filters };
  const shown = await attempt(ctx, 'The audit log', () => listAuditEntries(ctx, listing, { readNames, language }));
  return { title, shown, ...filters };
}

type Data = Route.ComponentProps['loaderData'];

type Shape = Texts<typeof english>;

interface FilterProps {
  name: string;
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
  value: string;
}

function Filter({ name, label, all, options, value }: FilterProps) {
  return (
    <div className={styles.auditFilter}>
      <label className={field.label} htmlFor={`filter-${name}`}>
        {label}
      </label>
      <Select
        small
        id={`filter-${name}`}
        name={name}
        options={[{ value: 'all', label: all }, ...options]}
        defaultValue={value}
        key={value}
      />
    </div>
  );
}

/** The choice stands in the address. Without JavaScript its button is the way. */
function Filters({ action, entity, userId }: Pick<Data, 'action' | 'entity' | 'userId'>) {
  const { filters, actions } = useTexts(auditTexts);
  const submit = useSubmit();
  const withoutUser = useFilterAddress('user');
  return (
    <Form
      className={toolbar.toolbar}
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      <Filter
        name="action"
        label={filters.action}
        all={filters.allActions}
        options={auditActionFilters.map((one) => ({ value: one, label: nameOfAction(actions, one) }))}
        value={action}
      />
      <Filter
        name="entity"
        label={filters.entity}
        all={filters.allEntities}
        options={auditEntityFilters.map((one) => ({ value: one, label: one }))}
        value={entity}
      />
      {userId && (
        <>
          <input type="hidden" name="user" value={userId} />
          <Link data-part="button" className={buttonClass({ variant: 'soft', size: 'sm' })} to={withoutUser('all')}>
            {withLinks(filters.user(userId.slice(0, 8)), (id) => (
              <span className={text.evidence}>{id}</span>
            ))}
            <X className={icon.sm} />
            <span className={visuallyHidden.visuallyHidden}>{filters.allUsers}</span>
          </Link>
        </>
      )}
      <noscript>
        <button type="submit">{filters.filter}</button>
      </noscript>
      <p className={classes(text.small, text.soft, toolbar.note)}>{filters.note}</p>
    </Form>
  );
}

function Time({ iso }: { iso: string }) {
  const { day } = useTexts(auditTexts);
  const { longDate, fullTime } = useFormats();
  return (
    <time className={classes(styles.auditTime, text.num)} dateTime={iso}>
      <span>{day(longDate(iso))}</span> <span>{fullTime(iso)}</span>
    </time>
  );
}

/** Characters of the details in the list. */
const PREVIEW = 40;

function Details({ row }: { row: AuditRow }) {
  const { wholeEntry } = useTexts(auditTexts);
  const [search] = useSearchParams();
  return (
    <Link className={styles.auditDetails} to={{ pathname: row.id, search: search.toString() }} data-entry>
      {cutText(row.summary, PREVIEW)}
      <span className={visuallyHidden.visuallyHidden}>{wholeEntry}</span>
    </Link>
  );
}

/** Whose log it stands in, and who acted when it was somebody else. */
function People({ user, staff }: Pick<AuditRow, 'user' | 'staff'>) {
  const texts = useTexts(auditTexts);
  const first = user ?? staff;
  if (!first) return <span className={text.faint}>{texts.nobody}</span>;
  return (
    <span className={styles.auditPeople}>
      <PersonId person={first} />
      {staff && staff.id !== first.id && (
        <span className={classes(text.caption, text.soft)}>
          {withLinks(texts.by(staff.id), () => (
            <PersonId person={staff} />
          ))}
        </span>
      )}
    </span>
  );
}

const columnsWith = ({ columns, unknownIp }: Shape): Column<AuditRow>[] => [
  { key: 'time', header: columns.time, cell: (row) => <Time iso={row.createdAt} /> },
  { key: 'action', header: columns.action, cell: (row) => <ActionBadge {...row} /> },
  {
    key: 'entity',
    header: columns.entity,
    cell: (row) => <span className={classes(text.evidence, styles.auditEntity)}>{row.entityType}</span>,
  },
  {
    key: 'user',
    header: columns.user,
    cell: (row) => <People {...row} />,
  },
  { key: 'details', header: columns.details, cell: (row) => <Details row={row} /> },
  {
    key: 'ip',
    header: columns.ip,
    cell: ({ ipAddress }) => <span className={classes(text.evidence, styles.auditIp)}>{ipAddress ?? unknownIp}</span>,
  },
  { key: 'hash', header: columns.hash, cell: ({ hash }) => <Hash value={hash} /> },
];

function Entries({ shown, isFiltered }: { shown: ValueOf<Data['shown']> | null; isFiltered: boolean }) {
  const texts = useTexts(auditTexts);
  const notRead = useTexts(panelTexts).notRead.audit;
  if (!shown)
    return (
      <EmptyState kind="error" title={notRead}>
        <p>{texts.notReadText}</p>
      </EmptyState>
    );
  if (shown.rows.length === 0)
    return (
      <EmptyState title={isFiltered ? texts.noMatch : texts.noEntries}>
        <p>{isFiltered ? texts.noMatchText : texts.noEntriesText}</p>
      </EmptyState>
    );
  return (
    <Table caption={texts.caption} columns={columnsWith(texts)} rows={shown.rows} keyOf={({ id }) => id} dense scroll />
  );
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { action, entity, userId } = loaderData;
  const texts = useTexts(auditTexts);
  const notRead = useTexts(panelTexts).notRead.audit;
  const shown = useShown(loaderData.shown, notRead);
  return (
    <>
      <TabHead
        title={texts.title}
        actions={
          <a data-part="button" className={buttonClass({ variant: 'secondary' })} href="/admin/audit/export" download>
            <Download />
            {texts.download}
          </a>
        }
      >
        {texts.lead}
      </TabHead>
      <Filters action={action} entity={entity} userId={userId} />
      <Card flush>
        <Entries shown={shown} isFiltered={action !== 'all' || entity !== 'all' || userId !== null} />
        {shown && (shown.older || shown.newer) && (
          <div className={card.foot}>
            <KeyPagination page={shown} label={texts.pages} />
          </div>
        )}
      </Card>
    </>
  );
}
