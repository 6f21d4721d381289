import { Ban, UserRoundCog } from 'lucide-react';
import { useMemo } from 'react';
import { classes } from '#app/ui/classes.ts';
import { Hash } from '#app/ui/controls/hash.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { type Column, Table } from '#app/ui/layout/table.tsx';
import text from '#app/ui/styles/text.module.css';
import { type ActivityRow, shortDevice } from '#contract/audit/activity.ts';
import { deviceOf } from '#contract/base/device.ts';
import styles from './activity-table.module.css';
import { VerifyEntry } from './verify-entry.tsx';

function Action({ row: { action, byStaff, refused } }: { row: ActivityRow }) {
  return (
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
  );
}

function When({ iso }: { iso: string }) {
  const { longDate, fullTime, zoneName } = useFormats();
  return (
    <time className={text.num} dateTime={iso}>
      {longDate(iso)}, {fullTime(iso)} {zoneName(iso)}
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
      {row.hash === null && <span className={classes(text.small, text.soft)}>Sealed within a minute</span>}
      <VerifyEntry row={row} verifierKey={verifierKey} />
    </span>
  );
}

const columnsWith = (verifierKey: string): readonly Column<ActivityRow>[] => [
  { key: 'action', header: 'Action', cell: (row) => <Action row={row} /> },
  { key: 'time', header: 'Date & Time', cell: ({ createdAt }) => <When iso={createdAt} /> },
  {
    key: 'ip',
    header: 'IP Address',
    cell: ({ ipAddress }) =>
      ipAddress ? <span className={text.evidence}>{ipAddress}</span> : <span className={text.soft}>Unknown</span>,
  },
  { key: 'device', header: 'Device', cell: ({ userAgent }) => <Device userAgent={userAgent} /> },
  { key: 'hash', header: 'Blockchain Hash', cell: (row) => <Sealed row={row} verifierKey={verifierKey} /> },
];

export function ActivityTable({ rows, verifierKey }: { rows: readonly ActivityRow[]; verifierKey: string }) {
  const columns = useMemo(() => columnsWith(verifierKey), [verifierKey]);
  return (
    <Card flush>
      <Table caption="Your activity" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </Card>
  );
}
