import { Ban, ChevronDown, UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Hash } from '#app/ui/controls/hash.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { type Column, Table } from '#app/ui/layout/table.tsx';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { type ActivityRow, groupPurchases, shortDevice } from '#contract/audit/activity.ts';
import { deviceOf } from '#contract/base/device.ts';
import styles from './activity-table.module.css';
import { VerifyEntry } from './verify-entry.tsx';

/** An entry in its row. */
interface Shown {
  entry: ActivityRow;
  /** Of the newest entry of a purchase: the others, and whether they are shown. */
  fold?: { earlier: readonly ActivityRow[]; isOpen: boolean; toggle: () => void };
  /** Folded away with the purchase that it belongs to, or shown below it. */
  under?: { isOpen: boolean };
}

const rowIdOf = ({ id }: ActivityRow): string => `entry-${id}`;

/** Opens and closes the other entries of a purchase, which are the rows below. */
function Earlier({ of, fold: { earlier, isOpen, toggle } }: { of: string; fold: NonNullable<Shown['fold']> }) {
  const words = `${earlier.length} more ${earlier.length === 1 ? 'entry' : 'entries'}`;
  return (
    <Button
      size="sm"
      variant="quiet"
      className={styles.fold}
      aria-expanded={isOpen}
      aria-controls={earlier.map(rowIdOf).join(' ')}
      aria-label={`${words} about ${of}`}
      onClick={toggle}
    >
      <ChevronDown className={icon.sm} />
      {words}
    </Button>
  );
}

function Action({ shown: { entry, fold, under }, orderNames }: { shown: Shown; orderNames: OrderNames }) {
  const { action, byStaff, refused, orderId } = entry;
  const of = orderId === null ? undefined : orderNames[orderId];
  return (
    <span className={styles.entry}>
      <span className={styles.activity}>
        <strong>{action}</strong>
        {byStaff && (
          <Badge tone="info" icon={UserRoundCog}>
            By our staff
          </Badge>
        )}
        {refused && (
          <Badge tone="danger" icon={Ban}>
            Refused
          </Badge>
        )}
      </span>
      {of && !under && (
        <Link className={text.small} to={`/dashboard/requests/${orderId}`}>
          {of}
        </Link>
      )}
      {fold && <Earlier of={of ?? 'this purchase'} fold={fold} />}
    </span>
  );
}

function When({ iso }: { iso: string }) {
  const { longDate, fullTime, zoneName } = useFormats();
  return (
    <time className={text.num} dateTime={iso}>
      <span className={styles.part}>{longDate(iso)},</span>{' '}
      <span className={styles.part}>
        {fullTime(iso)} {zoneName(iso)}
      </span>
    </time>
  );
}

function Device({ userAgent }: { userAgent: string | null }) {
  if (!userAgent) return <span className={text.soft}>Unknown</span>;
  return (
    <span className={styles.device}>
      <span>{deviceOf(userAgent)}</span>{' '}
      <span className={classes(text.small, text.soft)} title={userAgent}>
        {shortDevice(userAgent)}
      </span>
    </span>
  );
}

function Sealed({ row, verifierKey }: { row: ActivityRow; verifierKey: string }) {
  return (
    <span className={styles.sealed}>
      <Hash value={row.hash} />
      {row.hash === null && <span className={classes(text.small, text.soft, styles.soon)}>Sealed within a minute</span>}
      <VerifyEntry row={row} verifierKey={verifierKey} />
    </span>
  );
}

/** What was ordered, by the id of the order. */
type OrderNames = Readonly<Record<string, string>>;

const columnsWith = (verifierKey: string, orderNames: OrderNames): readonly Column<Shown>[] => [
  { key: 'action', header: 'Action', cell: (shown) => <Action shown={shown} orderNames={orderNames} /> },
  { key: 'time', header: 'Date & Time', cell: ({ entry }) => <When iso={entry.createdAt} /> },
  {
    key: 'ip',
    header: 'IP Address',
    cell: ({ entry: { ipAddress } }) =>
      ipAddress ? (
        <span className={classes(text.evidence, styles.ip)}>{ipAddress}</span>
      ) : (
        <span className={text.soft}>Unknown</span>
      ),
  },
  { key: 'device', header: 'Device', cell: ({ entry }) => <Device userAgent={entry.userAgent} /> },
  { key: 'hash', header: 'Blockchain Hash', cell: ({ entry }) => <Sealed row={entry} verifierKey={verifierKey} /> },
];

const rowPropsOf = ({ entry, under }: Shown) => ({
  id: rowIdOf(entry),
  ...(under && { className: styles.under, hidden: !under.isOpen }),
});

interface ActivityTableProps {
  rows: readonly ActivityRow[];
  orderNames: OrderNames;
  verifierKey: string;
}

/** The entries of a page. Those of one purchase are one row, which opens to them; each keeps its own proof. */
export function ActivityTable({ rows, orderNames, verifierKey }: ActivityTableProps) {
  const [opened, setOpened] = useState<readonly (string | null)[]>([]);
  const toggle = (orderId: string | null) =>
    setOpened((before) => (before.includes(orderId) ? before.filter((one) => one !== orderId) : [...before, orderId]));
  const shown = groupPurchases(rows).flatMap(({ entry, earlier }): Shown[] => {
    if (earlier.length === 0) return [{ entry }];
    const isOpen = opened.includes(entry.orderId);
    const fold = { earlier, isOpen, toggle: () => toggle(entry.orderId) };
    return [{ entry, fold }, ...earlier.map((one) => ({ entry: one, under: { isOpen } }))];
  });
  return (
    <Card flush>
      <Table
        caption="Your activity"
        columns={columnsWith(verifierKey, orderNames)}
        rows={shown}
        keyOf={({ entry }) => entry.id}
        rowProps={rowPropsOf}
      />
    </Card>
  );
}
