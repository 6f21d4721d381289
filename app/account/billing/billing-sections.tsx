import { ArrowUpRight, Download } from 'lucide-react';
import { Form, Link } from 'react-router';
import { billingTexts } from '#app/account/billing/billing.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { OrderStatusBadge, PaymentBadge } from '#app/orders/request/order-badges.tsx';
import button from '#app/ui/controls/button.module.css';
import { Button, buttonClass } from '#app/ui/controls/button.tsx';
import { KeyPagination } from '#app/ui/controls/key-pagination.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { type Column, Table } from '#app/ui/layout/table.tsx';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Page } from '#contract/base/paging.ts';
import type { BillingRow } from '#contract/orders/billing.ts';
import type { OrderRow } from '#contract/orders/types.ts';
import styles from './billing-sections.module.css';

/** Cards are the gateway's business: its page shows and changes them. */
export function PaymentMethods({ canManage }: { canManage: boolean }) {
  const texts = useTexts(billingTexts);
  return (
    <Card flush={!canManage} head={<h2 className={text.displayXs}>{texts.methods}</h2>}>
      {canManage ? (
        <Form method="post" className={styles.consent}>
          <p className={text.soft}>{texts.methodsText}</p>
          <Button type="submit">
            {texts.manageMethods}
            <ArrowUpRight />
          </Button>
        </Form>
      ) : (
        <EmptyState as="h3" title={texts.noMethods}>
          {texts.noMethodsText}
        </EmptyState>
      )}
    </Card>
  );
}

export function BillingHistory({ documents }: { documents: Page<BillingRow> }) {
  const texts = useTexts(billingTexts);
  const { longDate, money } = useFormats();
  const columns: Column<BillingRow>[] = [
    { key: 'date', header: texts.date, cell: ({ issuedAt }) => <time dateTime={issuedAt}>{longDate(issuedAt)}</time> },
    { key: 'number', header: texts.number, cell: ({ kind, number }) => `${texts.documents[kind]} ${number}` },
    { key: 'item', header: texts.service, cell: ({ item }) => item },
    {
      key: 'amount',
      header: texts.amount,
      end: true,
      cell: ({ kind, amount, currency }) => (kind === 'invoice' ? '' : '−') + money(amount / 100, currency),
    },
    {
      key: 'file',
      header: texts.document,
      end: true,
      cell: ({ id, number }) => (
        <a className={button.go} href={`/billing/documents/${id}`} aria-label={texts.download(number)}>
          <Download className={icon.sm} />
          {texts.pdf}
        </a>
      ),
    },
  ];
  const several = documents.older !== null || documents.newer !== null;
  return (
    <Card
      flush
      head={<h2 className={text.displayXs}>{texts.history}</h2>}
      foot={several && <KeyPagination page={documents} />}
    >
      {documents.rows.length > 0 ? (
        <Table caption={texts.history} columns={columns} rows={documents.rows} keyOf={({ id }) => id} />
      ) : (
        <EmptyState as="h3" title={texts.noHistory}>
          {texts.noHistoryText}
        </EmptyState>
      )}
    </Card>
  );
}

export function ServicePurchases({ orders }: { orders: Page<OrderRow> }) {
  const texts = useTexts(billingTexts);
  const { longDate, money } = useFormats();
  const columns: Column<OrderRow>[] = [
    {
      key: 'service',
      header: texts.service,
      cell: ({ id, serviceName }) => <Link to={`/dashboard/requests/${id}`}>{serviceName}</Link>,
    },
    {
      key: 'date',
      header: texts.date,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{longDate(createdAt)}</time>,
    },
    { key: 'amount', header: texts.amount, end: true, cell: ({ amount, currency }) => money(amount, currency) },
    { key: 'status', header: texts.status, cell: ({ status }) => <OrderStatusBadge status={status} /> },
    {
      key: 'payment',
      header: texts.payment,
      cell: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} />,
    },
  ];
  const linkTo = useLinks();
  const browse = (
    <Link data-part="button" className={buttonClass({ variant: 'secondary' })} {...linkTo('/services')}>
      {texts.browse}
    </Link>
  );
  const all = (
    <div className={styles.pages}>
      <Link className={button.go} to="/dashboard/requests">
        {texts.all}
      </Link>
      {browse}
    </div>
  );
  const some = orders.rows.length > 0;
  return (
    <Card flush head={<h2 className={text.displayXs}>{texts.purchases}</h2>} foot={some ? all : undefined}>
      {some ? (
        <Table caption={texts.purchases} columns={columns} rows={orders.rows} keyOf={({ id }) => id} />
      ) : (
        <EmptyState as="h3" title={texts.noPurchases} action={browse}>
          {texts.noPurchasesText}
        </EmptyState>
      )}
    </Card>
  );
}
