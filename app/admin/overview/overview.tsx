import { FileText, type LucideIcon, Mail, Package, Stamp, Tags, Users } from 'lucide-react';
import { useRouteLoaderData } from 'react-router';
import { useShown } from '#app/admin/lists/use-shown.ts';
import type { loader as layoutLoader } from '#app/admin/shell/layout.tsx';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { notRead } from '#app/admin/shell/read-failures.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { type adminTabs, openTabs } from '#app/admin/shell/tabs.ts';
import { requestContext } from '#app/context.ts';
import { attempt, orNone } from '#app/forms/read.ts';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import { CardLink } from '#app/ui/layout/card.tsx';
import iconStyles from '#app/ui/styles/icon.module.css';
import textStyles from '#app/ui/styles/text.module.css';
import type { Formats } from '#contract/base/formats.ts';
import { readNames } from '#core/accounts/profile/queries/names.ts';
import { countFigures, type Figures, type Waiting } from '#core/analytics/queries/panel-figures.ts';
import { listAuditEntries } from '#core/base/audit/queries/entries.ts';
import type { Context } from '#core/base/context.ts';
import { listWaitingOrders } from '#core/orders/queries/lists.ts';
import { listWaitingMessages } from '#core/site/messages/queries/inbox.ts';
import type { Route } from './+types/overview.ts';
import styles from './overview.module.css';
import { LogCard, mostEntries } from './overview-log.tsx';
import { mostWaiting, WaitingCard, waitingOf } from './overview-waiting.tsx';

export const meta: Route.MetaFunction = ({ matches }) => adminTitle(matches[0].loaderData, 'Overview');

const latest = { action: 'all', entity: 'all', userId: null, before: null, after: null } as const;

/** The two lists. One that cannot be read is told like any tab that cannot; the other stands. */
async function readLists(ctx: Context) {
  const [waiting, entries] = await Promise.all([
    attempt(ctx, 'What waits for staff', async () => {
      const [messages, orders] = await Promise.all([
        listWaitingMessages(ctx, mostWaiting),
        listWaitingOrders(ctx, mostWaiting),
      ]);
      return waitingOf(messages, orders);
    }),
    attempt(
      ctx,
      'The audit log',
      async () => (await listAuditEntries(ctx, latest, { readNames, size: mostEntries })).rows,
    ),
  ]);
  return { waiting, entries };
}

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const [figures, lists] = await Promise.all([
    orNone(ctx, 'The figures of the overview', () => countFigures(ctx)),
    readLists(ctx),
  ]);
  const now = ctx.platform.clock.now().toISOString();
  return { now, figures, ...lists };
}

interface Card {
  to: (typeof adminTabs)[number]['path'];
  icon: LucideIcon;
  title: string;
  text: string;
  /** Undefined when it could not be read. */
  count: number | undefined;
  unit: string;
  /** What it counts waits for somebody. */
  waits?: boolean;
}

const cardsFor = (waiting: Waiting | null, figures: Figures | null): Card[] => [
  {
    to: '/admin/messages',
    icon: Mail,
    title: 'Contact Messages',
    text: 'Read, reply, and keep notes',
    count: waiting?.messages,
    unit: 'unread',
    waits: true,
  },
  {
    to: '/admin/orders',
    icon: Package,
    title: 'Orders',
    text: 'Progress, cancel, export',
    count: waiting?.orders,
    unit: 'pending',
    waits: true,
  },
  {
    to: '/admin/services',
    icon: Tags,
    title: 'Service Management',
    text: 'Titles, prices, what is visible',
    count: figures?.services,
    unit: 'active',
  },
  {
    to: '/admin/content',
    icon: FileText,
    title: 'Content Management',
    text: 'Page text, by key',
    count: figures?.texts,
    unit: figures?.texts === 1 ? 'entry' : 'entries',
  },
  {
    to: '/admin/users',
    icon: Users,
    title: 'User Management',
    text: 'Roles, deactivate, reactivate',
    count: figures?.accounts,
    unit: 'active',
  },
  {
    to: '/admin/branding',
    icon: Stamp,
    title: 'Branding Assets',
    text: 'Logo, favicon, header, banner',
    count: figures?.assets,
    unit: 'live',
  },
];

function Tile({ to, icon: Icon, title, text, count, unit, waits = false }: Card) {
  const { number } = useFormats();
  return (
    <li>
      <CardLink className={styles.tile} to={to}>
        <span className={styles.tileIcon}>
          <Icon className={iconStyles.lg} />
        </span>
        <span className={styles.tileText}>
          <strong>{title}</strong>
          <span className={classes(textStyles.soft, textStyles.small)}>{text}</span>
        </span>
        {count !== undefined && (
          <span className={classes(styles.tileN, waits && count > 0 && styles.tileNHot)}>
            <span className={textStyles.num}>{number(count)}</span> {unit}
          </span>
        )}
      </CardLink>
    </li>
  );
}

/** Nothing, when it could not be read. */
function sentenceOn(counts: Waiting | null, { plural }: Formats): string {
  if (!counts) return '';
  const { messages, orders } = counts;
  if (messages + orders === 0) return 'Nobody is waiting.';
  const parts = [
    ...(messages > 0 ? [plural(messages, 'message')] : []),
    ...(orders > 0 ? [plural(orders, 'order')] : []),
  ];
  return `${parts.join(' and ')} ${messages + orders === 1 ? 'is' : 'are'} waiting for someone.`;
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { now, figures } = loaderData;
  const counts = useRouteLoaderData<typeof layoutLoader>('admin/shell/layout')?.waiting ?? null;
  const waiting = useShown(loaderData.waiting, notRead.overview);
  const entries = useShown(loaderData.entries, notRead.audit);
  const formats = useFormats();
  const cards = cardsFor(counts, figures).filter(({ to }) => openTabs.some(({ path }) => path === to));
  return (
    <>
      <TabHead title="Overview">
        {formats.weekdayDate(now)}. {sentenceOn(counts, formats)}
      </TabHead>
      <ul data-part="tiles" className={styles.tiles}>
        {cards.map((card) => (
          <Tile key={card.to} {...card} />
        ))}
      </ul>
      <div className={styles.overviewLists}>
        {waiting && <WaitingCard waiting={waiting} now={now} />}
        {entries && <LogCard entries={entries} now={now} />}
      </div>
    </>
  );
}
