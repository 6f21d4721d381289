import { ArrowUpRight, Download } from 'lucide-react';
import { Form, Link } from 'react-router';
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
import { type BillingRow, documentLabel } from '#contract/orders/billing.ts';
import type { OrderRow } from '#contract/orders/types.ts';
import styles from './billing-sections.module.css';

/** Cards are the gateway's business: its page shows and changes them. */
export function PaymentMethods({ canManage }: { canManage: boolean }) {
  return (
    <Card flush={!canManage} head={<h2 className={text.displayXs}>Payment Methods</h2>}>
      {canManage ? (
        <Form method="post" className={styles.consent}>
          <p className={text.soft}>Your cards are kept by Stripe, not by us. You can see, add and remove them there.</p>
          <Button type="submit">
            Manage payment methods
            <ArrowUpRight />
          </Button>
        </Form>
      ) : (
        <EmptyState as="h3" title="No payment methods yet">
          We keep no card details. You give them when you pay for a service.
        </EmptyState>
      )}
    </Card>
  );
}

export function BillingHistory({ documents }: { documents: Page<BillingRow> }) {
  const { longDate, money } = useFormats();
  const columns: Column<BillingRow>[] = [
    { key: 'date', header: 'Date', cell: ({ issuedAt }) => <time dateTime={issuedAt}>{longDate(issuedAt)}</time> },
    { key: 'number', header: 'Number', cell: ({ kind, number }) => `${documentLabel[kind]} ${number}` },
    { key: 'item', header: 'Service', cell: ({ item }) => item },
    {
      key: 'amount',
      header: 'Amount',
      end: true,
      cell: ({ kind, amount, currency }) => (kind === 'invoice' ? '' : '−') + money(amount / 100, currency),
    },
    {
      key: 'file',
      header: 'Document',
      end: true,
      cell: ({ id, number }) => (
        <a className={button.go} href={`/billing/documents/${id}`} aria-label={`Download ${number} as PDF`}>
          <Download className={icon.sm} />
          PDF
        </a>
      ),
    },
  ];
  const several = documents.older !== null || documents.newer !== null;
  return (
    <Card
      flush
      head={<h2 className={text.displayXs}>Billing History</h2>}
      foot={several && <KeyPagination page={documents} />}
    >
      {documents.rows.length > 0 ? (
        <Table caption="Billing History" columns={columns} rows={documents.rows} keyOf={({ id }) => id} />
      ) : (
        <EmptyState as="h3" title="No billing history yet">
          Invoices and refunds appear here as soon as there are any.
        </EmptyState>
      )}
    </Card>
  );
}

export function ServicePurchases({ orders }: { orders: Page<OrderRow> }) {
  const { longDate, money } = useFormats();
  const columns: Column<OrderRow>[] = [
    {
      key: 'service',
      header: 'Service',
      cell: ({ id, serviceName }) => <Link to={`/dashboard/requests/${id}`}>{serviceName}</Link>,
    },
    { key: 'date', header: 'Date', cell: ({ createdAt }) => <time dateTime={createdAt}>{longDate(createdAt)}</time> },
    { key: 'amount', header: 'Amount', end: true, cell: ({ amount, currency }) => money(amount, currency) },
    { key: 'status', header: 'Status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
    {
      key: 'payment',
      header: 'Payment',
      cell: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} />,
    },
  ];
  const browse = (
    <Link data-part="button" className={buttonClass({ variant: 'secondary' })} to="/services">
      Browse services
    </Link>
  );
  const all = (
    <div className={styles.pages}>
      <Link className={button.go} to="/dashboard/requests">
        All service requests
      </Link>
      {browse}
    </div>
  );
  const some = orders.rows.length > 0;
  return (
    <Card flush head={<h2 className={text.displayXs}>Service Purchases</h2>} foot={some ? all : undefined}>
      {some ? (
        <Table caption="Service Purchases" columns={columns} rows={orders.rows} keyOf={({ id }) => id} />
      ) : (
        <EmptyState as="h3" title="No service purchases yet" action={browse}>
          What you order appears here, with what it costs and whether it is paid.
        </EmptyState>
      )}
    </Card>
  );
}
