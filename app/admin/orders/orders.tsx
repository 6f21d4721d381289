import { CalendarClock, Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ListSearch } from '#app/admin/lists/list-search.tsx';
import toolbar from '#app/admin/lists/toolbar.module.css';
import { useFilterAddress } from '#app/admin/lists/use-address.ts';
import { useSelection } from '#app/admin/lists/use-selection.ts';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { notRead } from '#app/admin/shell/read-failures.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { attempt, orNone } from '#app/forms/read.ts';
import { SegmentLinks } from '#app/ui/charts/segments.tsx';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink, buttonClass } from '#app/ui/controls/button.tsx';
import { KeyPagination } from '#app/ui/controls/key-pagination.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { listingIn } from '#contract/base/paging.ts';
import { type OrderFigures, orderOwners, orderStatusesOf } from '#contract/orders/types.ts';
import { readOrderFigures } from '#core/orders/queries/figures.ts';
import { listOrders } from '#core/orders/queries/lists.ts';
import type { Route } from './+types/orders.ts';
import { orderActs } from './order-acts.ts';
import { OrderBulk } from './order-bulk.tsx';
import { OrderCard } from './order-card.tsx';
import { orderFailures } from './order-words.ts';
import styles from './orders.module.css';

export const meta: Route.MetaFunction = ({ matches }) => adminTitle(matches[0].loaderData, 'Orders');

/** The filter's choices; "In Progress" also shows what is processing. */
const filters = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'in_progress', label: 'In Progress' },
  { value: 'completed', label: 'Completed' },
  { value: 'cancelled', label: 'Cancelled' },
] as const;

const owners = [
  { value: 'all', label: 'Everybody’s' },
  { value: 'mine', label: 'Mine' },
  { value: 'unassigned', label: 'Unassigned' },
  { value: 'overdue', label: 'Overdue' },
] as const satisfies readonly { value: (typeof orderOwners)[number]; label: string }[];

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const asked = url.searchParams.get('status');
  const status = filters.find(({ value }) => value === asked)?.value ?? 'all';
  const search = url.searchParams.get('q') ?? '';
  const owner = orderOwners.find((one) => one === url.searchParams.get('whose')) ?? 'all';
  const shown = await attempt(ctx, 'The orders', async () => ({
    page: await listOrders(ctx, status, { ...listingIn(url.searchParams), search, owner }),
    figures: await orNone(ctx, 'The figures of orders', () => readOrderFigures(ctx, owner)),
  }));
  return { shown, status, search, owner };
}

export const action = acts(orderFailures, orderActs);

export const clientAction = clientActs(orderFailures);

type Filter = (typeof filters)[number]['value'];

const figuresOf = (figures: OrderFigures, filter: Filter): OrderFigures =>
  figures.filter(({ status }) => filter === 'all' || orderStatusesOf(filter).includes(status));

const sumOf = (figures: OrderFigures, of: 'count' | 'amount'): number =>
  figures.reduce((sum, figure) => sum + figure[of], 0);

/** "£930 and US$80": amounts of different currencies are never added. */
function useAmounts(): (figures: OrderFigures) => string {
  const { money, locale } = useFormats();
  return (figures) => {
    const byCurrency = Object.entries(Object.groupBy(figures, ({ currency }) => currency));
    const amounts = byCurrency.map(([currency, some]) => money(sumOf(some ?? [], 'amount'), currency));
    return amounts.length === 0 ? money(0) : new Intl.ListFormat(locale).format(amounts);
  };
}

function Filters({ status, figures }: { status: Filter; figures: OrderFigures | null | undefined }) {
  const hrefFor = useFilterAddress('status');
  const segments = filters.map(({ value, label }) => ({
    value,
    label,
    ...(figures && { count: sumOf(figuresOf(figures, value), 'count') }),
  }));
  return <SegmentLinks label="Filter orders by status" segments={segments} current={status} hrefFor={hrefFor} />;
}

function Owners({ owner }: { owner: string }) {
  return (
    <SegmentLinks
      label="Filter orders by who works on them"
      segments={owners}
      current={owner}
      hrefFor={useFilterAddress('whose')}
    />
  );
}

function Sum({ figures }: { figures: OrderFigures }) {
  const { plural } = useFormats();
  const amounts = useAmounts();
  const paid = figures.filter(({ isPaid }) => isPaid);
  return (
    <p className={classes(text.small, text.soft, text.num)}>
      {plural(sumOf(figures, 'count'), 'order')}, {amounts(figures)} in all, {amounts(paid)} paid
    </p>
  );
}

/** Links to the file of what the filter shows, all pages of it. */
function Exports() {
  const [search] = useSearchParams();
  const hrefOf = (format: string) => {
    const asked = new URLSearchParams({ format });
    for (const name of ['status', 'whose', 'q']) if (search.get(name)) asked.set(name, search.get(name) ?? '');
    return `/admin/orders/export?${asked}`;
  };
  return ['csv', 'json'].map((format) => (
    <a key={format} data-part="button" className={buttonClass({ variant: 'secondary' })} href={hrefOf(format)} download>
      <Download />
      Export {format.toUpperCase()}
    </a>
  ));
}

const Actions = () => (
  <>
    <ButtonLink to="/admin/orders/availability">
      <CalendarClock />
      Appointments
    </ButtonLink>
    <Exports />
  </>
);

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { status, owner } = loaderData;
  const shown = useShown(loaderData.shown, notRead.orders);
  const rows = shown?.page.rows ?? [];
  const selection = useSelection(rows);
  return (
    <>
      <TabHead title="Orders" actions={<Actions />}>
        Newest first. The list updates by itself.
      </TabHead>
      <div className={toolbar.toolbar}>
        <Filters status={status} figures={shown?.figures} />
        <Owners owner={owner} />
        <div className={styles.search}>
          {shown?.figures && <Sum figures={figuresOf(shown.figures, status)} />}
          <ListSearch label="Search orders" />
        </div>
      </div>
      {rows.length > 0 && <OrderBulk orders={rows} selection={selection} />}
      {!shown && (
        <EmptyState card kind="error" title={notRead.orders}>
          <p>They are safe; please try again in a moment.</p>
        </EmptyState>
      )}
      {shown && rows.length === 0 && <EmptyState card title="No orders found for the selected filter." />}
      {rows.length > 0 && (
        <ul className={styles.orders}>
          {rows.map((order) => (
            <OrderCard key={order.id} order={order} selection={selection} />
          ))}
        </ul>
      )}
      {shown && <KeyPagination page={shown.page} label="Pages of orders" />}
    </>
  );
}
