import { Ban, ChevronDown, UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
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
import { partsOfDevice } from '#contract/base/device.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './activity.texts.en.ts';
import { activityTexts } from './activity.texts.ts';
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
function Earlier({ of, fold: { earlier, isOpen, toggle } }: { of: string | null; fold: NonNullable<Shown['fold']> }) {
  const texts = useTexts(activityTexts);
  return (
    <Button
      size="sm"
      variant="quiet"
      className={styles.fold}
      aria-expanded={isOpen}
      aria-controls={earlier.map(rowIdOf).join(' ')}
      aria-label={texts.entriesMoreAbout(earlier.length, of)}
      onClick={toggle}
    >
      <ChevronDown className={icon.sm} />
      {texts.entriesMore(earlier.length)}
    </Button>
  );
}

function Action({ shown: { entry, fold, under }, orderNames }: { shown: Shown; orderNames: OrderNames }) {
  const texts = useTexts(activityTexts);
  const { action, byStaff, refused, orderId } = entry;
  const of = orderId === null ? undefined : orderNames[orderId];
  return (
    <span className={styles.entry}>
      <span className={styles.activity}>
        <strong>{action}</strong>
        {byStaff && (
          <Badge tone="info" icon={UserRoundCog}>
            {texts.byStaff}
          </Badge>
        )}
        {refused && (
          <Badge tone="danger" icon={Ban}>
            {texts.refused}
          </Badge>
        )}
      </span>
      {of && !under && (
        <Link className={text.small} to={`/dashboard/requests/${orderId}`}>
          {of}
        </Link>
      )}
      {fold && <Earlier of={of ?? null} fold={fold} />}
    </span>
  );
}

function When({ iso }: { iso: string }) {
  const { day } = useTexts(activityTexts);
  const { longDate, fullTime, zoneName } = useFormats();
  return (
    <time className={text.num} dateTime={iso}>
      <span className={styles.part}>{day(longDate(iso))}</span>{' '}
      <span className={styles.part}>
        {fullTime(iso)} {zoneName(iso)}
      </span>
    </time>
  );
}

function Device({ userAgent }: { userAgent: string | null }) {
  const texts = useTexts(activityTexts);
  if (!userAgent) return <span className={text.soft}>{texts.unknown}</span>;
  const { browser, system } = partsOfDevice(userAgent);
  const known = browser && system ? texts.device(browser, system) : (browser ?? system);
  return (
    <span className={styles.device}>
      <span>{known ?? texts.unknownDevice}</span>{' '}
      <span className={classes(text.small, text.soft)} title={userAgent}>
        {shortDevice(userAgent)}
      </span>
    </span>
  );
}

function Sealed({ row, verifierKey }: { row: ActivityRow; verifierKey: string }) {
  const { soon } = useTexts(activityTexts);
  return (
    <span className={styles.sealed}>
      <Hash value={row.hash} />
      {row.hash === null && <span className={classes(text.small, text.soft, styles.soon)}>{soon}</span>}
      <VerifyEntry row={row} verifierKey={verifierKey} />
    </span>
  );
}

/** What was ordered, by the id of the order. */
type OrderNames = Readonly<Record<string, string>>;

type Shape = Texts<typeof english>;

const columnsWith = (
  { columns, unknown }: Shape,
  verifierKey: string,
  orderNames: OrderNames,
): readonly Column<Shown>[] => [
  { key: 'action', header: columns.action, cell: (shown) => <Action shown={shown} orderNames={orderNames} /> },
  { key: 'time', header: columns.time, cell: ({ entry }) => <When iso={entry.createdAt} /> },
  {
    key: 'ip',
    header: columns.ip,
    cell: ({ entry: { ipAddress } }) =>
      ipAddress ? (
        <span className={classes(text.evidence, styles.ip)}>{ipAddress}</span>
      ) : (
        <span className={text.soft}>{unknown}</span>
      ),
  },
  { key: 'device', header: columns.device, cell: ({ entry }) => <Device userAgent={entry.userAgent} /> },
  { key: 'hash', header: columns.hash, cell: ({ entry }) => <Sealed row={entry} verifierKey={verifierKey} /> },
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
  const texts = useTexts(activityTexts);
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
        caption={texts.caption}
        columns={columnsWith(texts, verifierKey, orderNames)}
        rows={shown}
        keyOf={({ entry }) => entry.id}
        rowProps={rowPropsOf}
      />
    </Card>
  );
}
