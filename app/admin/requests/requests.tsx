import { ListSearch } from '#app/admin/lists/list-search.tsx';
import toolbar from '#app/admin/lists/toolbar.module.css';
import { useFilterAddress } from '#app/admin/lists/use-address.ts';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { requestActs } from '#app/admin/orders/order-acts.ts';
import { StatusForm } from '#app/admin/orders/order-status-form.tsx';
import { requestFailures } from '#app/admin/orders/order-words.ts';
import { useHeld } from '#app/admin/sheets/use-held.ts';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { panelTexts } from '#app/admin/shell/panel.texts.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { attempt } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { PaymentBadge } from '#app/orders/request/order-badges.tsx';
import { SegmentLinks } from '#app/ui/charts/segments.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { KeyPagination } from '#app/ui/controls/key-pagination.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { type Column, Table } from '#app/ui/layout/table.tsx';
import textStyles from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { listingIn } from '#contract/base/paging.ts';
import { guidanceQueuePath } from '#contract/removal/guidance.ts';
import { listOrders } from '#core/orders/queries/lists.ts';
import { getServiceNames } from '#core/site/services/queries/service-names.ts';
import type { Route } from './+types/requests.ts';
import { Requester, type RequestRow, RequestSheet, statusesFor } from './request-sheet.tsx';
import styles from './requests.module.css';
import { requestsTexts } from './requests.texts.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, loaderData.title) : [];

/** The filter's choices; "processing" also shows what is in progress. */
const filters = ['all', 'pending', 'processing', 'completed', 'cancelled'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const language = languageOf(args);
  const { title } = await requestsTexts.in(language);
  const ctx = context.get(requestContext);
  const asked = url.searchParams.get('status');
  const status = filters.find((one) => one === asked) ?? 'all';
  const search = url.searchParams.get('q') ?? '';
  const shown = await attempt(ctx, 'The service requests', async () => {
    const { rows, ...keys } = await listOrders(ctx, status, { ...listingIn(url.searchParams), search });
    const languages = [...new Set([language, ...rows.map(({ customer }) => customer.language)])];
    const names = await Promise.all(languages.map(async (one) => [one, await getServiceNames(ctx, one)] as const));
    const namesIn = new Map(names);
    const nameIn = (code: Language, name: string) => namesIn.get(code)?.(name) ?? name;
    const named = rows.map(
      (row): RequestRow => ({
        ...row,
        shownName: nameIn(language, row.serviceName),
        customersName: nameIn(row.customer.language, row.serviceName),
      }),
    );
    return { ...keys, rows: named };
  });
  return { title, shown, status, search };
}

export const action = acts(requestFailures, requestActs);

export const clientAction = clientActs(requestFailures);

type Hold = (id: string, isHeld: boolean) => void;

function useColumns(holdRow: Hold): readonly Column<RequestRow>[] {
  const texts = useTexts(requestsTexts);
  const { columns } = texts;
  const { money, longDate } = useFormats();
  return [
    { key: 'who', header: columns.who, cell: (request) => <Requester request={request} /> },
    { key: 'service', header: columns.service, cell: ({ shownName }) => shownName },
    {
      key: 'status',
      header: columns.status,
      cell: (request) => (
        <StatusForm
          small
          order={request}
          statuses={statusesFor(request)}
          labels={texts.statuses}
          onPending={(isPending) => holdRow(request.id, isPending)}
        />
      ),
    },
    { key: 'payment', header: columns.payment, cell: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} /> },
    {
      key: 'amount',
      header: columns.amount,
      end: true,
      cell: ({ amount, currency }) => <span className={textStyles.num}>{money(amount, currency)}</span>,
    },
    {
      key: 'date',
      header: columns.date,
      cell: ({ createdAt }) => (
        <time className={styles.requestDate} dateTime={createdAt}>
          {longDate(createdAt)}
        </time>
      ),
    },
    {
      key: 'notes',
      header: columns.notes,
      cell: ({ notes }) =>
        notes === null ? (
          <span className={textStyles.faint}>{texts.noNotes}</span>
        ) : (
          <span className={styles.staffNotes}>{notes}</span>
        ),
    },
    {
      key: 'act',
      header: <span className={visuallyHidden.visuallyHidden}>{columns.act}</span>,
      end: true,
      cell: (request) => <RequestSheet request={request} />,
    },
  ];
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  const { status, search } = loaderData;
  const texts = useTexts(requestsTexts);
  const notRead = useTexts(panelTexts).notRead.requests;
  const page = useShown(loaderData.shown, notRead);
  const hrefFor = useFilterAddress('status');
  const { rows, holdRow } = useHeld(page?.rows ?? []);
  const columns = useColumns(holdRow);
  return (
    <>
      <TabHead
        title={texts.title}
        actions={
          <>
            <ButtonLink to={guidanceQueuePath}>{texts.toCompanies}</ButtonLink>
            <ButtonLink to="/admin/requests/routes">{texts.ways}</ButtonLink>
          </>
        }
      >
        {texts.lead}
      </TabHead>
      <div className={toolbar.toolbar}>
        <SegmentLinks
          label={texts.filter}
          segments={filters.map((value) => ({ value, label: value === 'all' ? texts.all : texts.statuses[value] }))}
          current={status}
          hrefFor={hrefFor}
        />
        <ListSearch label={texts.search} />
      </div>
      {!page && (
        <EmptyState card kind="error" title={notRead}>
          <p>{texts.notReadText}</p>
        </EmptyState>
      )}
      {page && rows.length === 0 && (
        <EmptyState card title={status === 'all' && search === '' ? texts.none : texts.noMatch} />
      )}
      {page && rows.length > 0 && (
        <Card flush aria-label={texts.caption}>
          <Table caption={texts.caption} columns={columns} rows={rows} keyOf={({ id }) => id} dense />
        </Card>
      )}
      {page && <KeyPagination page={page} label={texts.pages} />}
    </>
  );
}
