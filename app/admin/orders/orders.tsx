import { CalendarClock, Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ListSearch } from '#app/admin/lists/list-search.tsx';
import toolbar from '#app/admin/lists/toolbar.module.css';
import { useFilterAddress } from '#app/admin/lists/use-address.ts';
import { useSelection } from '#app/admin/lists/use-selection.ts';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { adminTitleFrom } from '#app/admin/shell/page-title.ts';
import { panelTexts } from '#app/admin/shell/panel.texts.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { attempt, orNone } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { SegmentLinks } from '#app/ui/charts/segments.tsx';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink, buttonClass } from '#app/ui/controls/button.tsx';
import { KeyPagination } from '#app/ui/controls/key-pagination.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { listingIn, type Page } from '#contract/base/paging.ts';
import { type OrderFigures, orderOwners, orderStatusesOf, type StaffOrderRow } from '#contract/orders/types.ts';
import { readOrderFigures } from '#core/orders/queries/figures.ts';
import { listOrders } from '#core/orders/queries/lists.ts';
import { getServiceNames, type NameOfService } from '#core/site/services/queries/service-names.ts';
import type { Route } from './+types/orders.ts';
import { orderActs } from './order-acts.ts';
import { OrderBulk } from './order-bulk.tsx';
import { OrderCard } from './order-card.tsx';
import { orderFailures } from './order-words.ts';
import styles from './orders.module.css';
import { ordersTexts } from './orders.texts.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  adminTitleFrom(matches[0].loaderData, ordersTexts, ({ title }) => title);

/** The filter's choices; "In Progress" also shows what is processing. */
const filters = ['all', 'pending', 'in_progress', 'completed', 'cancelled'] as const;

/** With services as they are called in the language of the page. */
const nameServices = (page: Page<StaffOrderRow>, nameOf: NameOfService): Page<StaffOrderRow> => ({
  ...page,
  rows: page.rows.map((row) => ({ ...row, serviceName: nameOf(row.serviceName) })),
});

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const ctx = context.get(requestContext);
  const asked = url.searchParams.get('status');
  const status = filters.find((one) => one === asked) ?? 'all';
  const search = url.searchParams.get('q') ?? '';
  const owner = orderOwners.find((one) => one === url.searchParams.get('whose')) ?? 'all';
  const shown = await attempt(ctx, 'The orders', async () => ({
    page: nameServices(
      await listOrders(ctx, status, { ...listingIn(url.searchParams), search, owner }),
      await getServiceNames(ctx, languageOf(args)),
    ),
    figures: await orNone(ctx, 'The figures of orders', () => readOrderFigures(ctx, owner)),
  }));
  return { shown, status, search, owner };
}

export const action = acts(orderFailures, orderActs);

export const clientAction = clientActs(orderFailures);

type Filter = (typeof filters)[number];

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
  const { filter, filters: labels } = useTexts(ordersTexts);
  const segments = filters.map((value) => ({
    value,
    label: labels[value],
    ...(figures && { count: sumOf(figuresOf(figures, value), 'count') }),
  }));
  return <SegmentLinks label={filter} segments={segments} current={status} hrefFor={hrefFor} />;
}

function Owners({ owner }: { owner: string }) {
  const { filterOwner, owners } = useTexts(ordersTexts);
  return (
    <SegmentLinks
      label={filterOwner}
      segments={orderOwners.map((value) => ({ value, label: owners[value] }))}
      current={owner}
      hrefFor={useFilterAddress('whose')}
    />
  );
}

function Sum({ figures }: { figures: OrderFigures }) {
  const { sum } = useTexts(ordersTexts);
  const amounts = useAmounts();
  const paid = figures.filter(({ isPaid }) => isPaid);
  return (
    <p className={classes(text.small, text.soft, text.num)}>
      {sum(sumOf(figures, 'count'), amounts(figures), amounts(paid))}
    </p>
  );
}

/** Links to the file of what the filter shows, all pages of it. */
function Exports() {
  const texts = useTexts(ordersTexts);
  const [search] = useSearchParams();
  const hrefOf = (format: string) => {
    const asked = new URLSearchParams({ format });
    for (const name of ['status', 'whose', 'q']) if (search.get(name)) asked.set(name, search.get(name) ?? '');
    return `/admin/orders/export?${asked}`;
  };
  return ['csv', 'json'].map((format) => (
    <a key={format} data-part="button" className={buttonClass({ variant: 'secondary' })} href={hrefOf(format)} download>
      <Download />
      {texts.export(format.toUpperCase())}
    </a>
  ));
}

function Actions() {
  const { appointments } = useTexts(ordersTexts);
  return (
    <>
      <ButtonLink to="/admin/orders/availability">
        <CalendarClock />
        {appointments}
      </ButtonLink>
      <Exports />
    </>
  );
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { status, owner } = loaderData;
  const texts = useTexts(ordersTexts);
  const { notRead } = useTexts(panelTexts);
  const shown = useShown(loaderData.shown, notRead.orders);
  const rows = shown?.page.rows ?? [];
  const selection = useSelection(rows);
  return (
    <>
      <TabHead title={texts.title} actions={<Actions />}>
        {texts.lead}
      </TabHead>
      <div className={toolbar.toolbar}>
        <Filters status={status} figures={shown?.figures} />
        <Owners owner={owner} />
        <div className={styles.search}>
          {shown?.figures && <Sum figures={figuresOf(shown.figures, status)} />}
          <ListSearch label={texts.search} />
        </div>
      </div>
      {rows.length > 0 && <OrderBulk orders={rows} selection={selection} />}
      {!shown && (
        <EmptyState card kind="error" title={notRead.orders}>
          <p>{texts.safe}</p>
        </EmptyState>
      )}
      {shown && rows.length === 0 && <EmptyState card title={texts.none} />}
      {rows.length > 0 && (
        <ul className={styles.orders}>
          {rows.map((order) => (
            <OrderCard key={order.id} order={order} selection={selection} />
          ))}
        </ul>
      )}
      {shown && <KeyPagination page={shown.page} label={texts.pages} />}
    </>
  );
}
