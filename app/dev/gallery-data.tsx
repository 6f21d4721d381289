import {
  Archive,
  Ban,
  Check,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  EyeOff,
  Globe,
  LoaderCircle,
  Mail,
  MailOpen,
  Pencil,
  Reply,
  RotateCw,
  Undo2,
  UserX,
} from 'lucide-react';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Hash } from '#app/ui/controls/hash.tsx';
import { KeyPagination } from '#app/ui/controls/key-pagination.tsx';
import { Pagination } from '#app/ui/controls/pagination.tsx';
import { Badge, Count } from '#app/ui/display/badge.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { Progress } from '#app/ui/display/progress.tsx';
import { Severity } from '#app/ui/display/severity.tsx';
import { Skeleton } from '#app/ui/display/skeleton.tsx';
import { Waiting } from '#app/ui/display/spinner.tsx';
import cardStyles from '#app/ui/layout/card.module.css';
import { Card, CardLink } from '#app/ui/layout/card.tsx';
import { Table } from '#app/ui/layout/table.tsx';
import text from '#app/ui/styles/text.module.css';
import { bands } from '#contract/scans/severity.ts';
import styles from './gallery.module.css';
import { Item, Section } from './section.tsx';
import spec from './spec.module.css';

export function BadgeSection() {
  return (
    <Section title="Badge by status">
      <div className={spec.grid}>
        <Item title="Scan">
          <Badge tone="success" icon={CircleCheck}>
            Completed
          </Badge>
          <Badge tone="info" icon={LoaderCircle} turning>
            Processing
          </Badge>
          <Badge tone="danger" icon={CircleX}>
            Failed
          </Badge>
          <Badge icon={Clock}>Waiting</Badge>
        </Item>
        <Item title="Order, service request">
          <Badge tone="warning" icon={Clock}>
            Pending
          </Badge>
          <Badge tone="info" icon={LoaderCircle} turning>
            In Progress
          </Badge>
          <Badge tone="success" icon={CircleCheck}>
            Completed
          </Badge>
          <Badge tone="outline" icon={Ban}>
            Cancelled
          </Badge>
        </Item>
        <Item title="Payment">
          <Badge tone="success" icon={Check}>
            Paid
          </Badge>
          <Badge tone="outline" icon={CircleDashed}>
            Unpaid
          </Badge>
          <Badge tone="info" icon={Undo2}>
            Refunded
          </Badge>
        </Item>
        <Item title="Contact message">
          <Badge tone="solid" icon={Mail}>
            Unread
          </Badge>
          <Badge tone="outline" icon={MailOpen}>
            Read
          </Badge>
          <Badge tone="success" icon={Reply}>
            Replied
          </Badge>
          <Badge icon={Archive}>Archived</Badge>
        </Item>
        <Item title="Post, service, asset, account">
          <Badge tone="warning" icon={Pencil}>
            Draft
          </Badge>
          <Badge tone="success" icon={Globe}>
            Published
          </Badge>
          <Badge icon={EyeOff}>Inactive</Badge>
          <Badge tone="danger" icon={UserX}>
            Deactivated
          </Badge>
        </Item>
        <Item title="Catalogue, counts">
          <Badge tone="info">Free</Badge>
          <Badge tone="solid">Popular</Badge>
          <Count value={6} />
          <Count value={3} fresh />
        </Item>
        <Item title="Severity">
          {bands.map((band) => (
            <Severity key={band} level={band} />
          ))}
          <Severity level="info" plain />
        </Item>
        <Item title="Hash">
          <Hash value="8f3a91c04be2d7706f5e" />
          <Hash value={null} />
        </Item>
      </div>
    </Section>
  );
}

const rows = [
  { id: 'a', type: 'Free Privacy Scan', date: '14 June 2024', amount: '£0' },
  { id: 'b', type: 'Detailed Exposure Report', date: '2 May 2024', amount: '£80' },
];

export function DataSection() {
  const table = (
    <Table
      caption="Example scans"
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        { key: 'type', header: 'Scan Type', cell: (row) => row.type },
        {
          key: 'status',
          header: 'Status',
          cell: () => (
            <Badge tone="success" icon={CircleCheck}>
              Completed
            </Badge>
          ),
        },
        { key: 'date', header: 'Date', cell: (row) => <span className={text.num}>{row.date}</span> },
        { key: 'amount', header: 'Amount', end: true, cell: (row) => <span className={text.num}>{row.amount}</span> },
        {
          key: 'actions',
          header: 'Actions',
          end: true,
          cell: () => (
            <Button variant="quiet" size="sm">
              View
            </Button>
          ),
        },
      ]}
    />
  );
  return (
    <Section title="Table, card, pagination">
      <Card
        flush
        head={<h3 className={text.displayXs}>Wide</h3>}
        foot={<span className={classes(text.small, text.soft)}>A foot</span>}
      >
        {table}
      </Card>
      <div className={styles.narrow}>
        <Card flush>{table}</Card>
      </div>
      <CardLink to="?theme=system" className={classes(cardStyles.body, styles.narrow)}>
        <h3>An action card</h3>
        <p className={classes(text.soft, text.small)}>The only one that reacts to the pointer.</p>
      </CardLink>
      <Pagination page={5} pageSize={10} total={100} hrefFor={(page) => `?page=${page}`} />
      <KeyPagination label="By key" page={{ older: 'key', newer: null }} />
      <Pagination label="One page" page={1} pageSize={10} total={7} hrefFor={(page) => `?page=${page}`} />
    </Section>
  );
}

export function LoadingSection() {
  return (
    <Section title="Loading, progress, notice">
      <div className={spec.grid}>
        <Card>
          <Skeleton label="Loading scans" />
        </Card>
        <div className={styles.stack}>
          <Progress value={67} label="Example" />
          <Waiting>Checking your session…</Waiting>
        </div>
        <Notice>
          You can close this page. The scan carries on, and <a href="#main">My Scans</a> updates by itself.
        </Notice>
        <Notice tone="warning">Three sources could not be checked. This page says nothing about them.</Notice>
      </div>
    </Section>
  );
}

export function StateSection() {
  return (
    <Section title="Empty, error, not found">
      <div className={classes(spec.grid, spec.grid3)}>
        <EmptyState card as="h3" title="No scans yet" action={<Button variant="primary">Start Free Scan</Button>}>
          <p>You have not run a scan yet.</p>
        </EmptyState>
        <EmptyState
          card
          as="h3"
          kind="error"
          title="We could not load your scans"
          action={
            <Button variant="secondary">
              <RotateCw />
              Try again
            </Button>
          }
        >
          <p>They are safe; only the connection failed.</p>
        </EmptyState>
        <EmptyState
          card
          as="h3"
          kind="not-found"
          title="There is no page here"
          action={
            <ButtonLink to="/" variant="primary">
              Back home
            </ButtonLink>
          }
        >
          <p>It may have moved, or the link may be mistyped.</p>
        </EmptyState>
      </div>
    </Section>
  );
}
