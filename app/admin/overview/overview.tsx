import { FileText, type LucideIcon, Mail, Package, Stamp, Tags, Users } from 'lucide-react';
import { useRouteLoaderData } from 'react-router';
import { useShown } from '#app/admin/lists/use-shown.ts';
import type { loader as layoutLoader } from '#app/admin/shell/layout.tsx';
import { adminTitleFrom } from '#app/admin/shell/page-title.ts';
import { panelTexts } from '#app/admin/shell/panel.texts.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { openTabs } from '#app/admin/shell/tabs.ts';
import { requestContext } from '#app/context.ts';
import { attempt, orNone } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import { CardLink } from '#app/ui/layout/card.tsx';
import iconStyles from '#app/ui/styles/icon.module.css';
import textStyles from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import type { Texts } from '#contract/base/texts.ts';
import { readNames } from '#core/accounts/profile/queries/names.ts';
import { countFigures, type Figures, type Waiting } from '#core/analytics/queries/panel-figures.ts';
import { listAuditEntries } from '#core/base/audit/queries/entries.ts';
import type { Context } from '#core/base/context.ts';
import { listWaitingOrders } from '#core/orders/queries/lists.ts';
import { listWaitingMessages } from '#core/site/messages/queries/inbox.ts';
import { getServiceNames } from '#core/site/services/queries/service-names.ts';
import type { Route } from './+types/overview.ts';
import styles from './overview.module.css';
import type english from './overview.texts.en.ts';
import { overviewTexts } from './overview.texts.ts';
import { LogCard, mostEntries } from './overview-log.tsx';
import { mostWaiting, WaitingCard, waitingOf } from './overview-waiting.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  adminTitleFrom(matches[0].loaderData, overviewTexts, ({ title }) => title);

type OverviewTexts = Texts<typeof english>;

const latest = { action: 'all', entity: 'all', userId: null, before: null, after: null } as const;

/** The two lists. One that cannot be read is told like any tab that cannot; the other stands. */
async function readLists(ctx: Context, language: Language) {
  const [waiting, entries] = await Promise.all([
    attempt(ctx, 'What waits for staff', async () => {
      const [messages, orders] = await Promise.all([
        listWaitingMessages(ctx, mostWaiting),
        listWaitingOrders(ctx, mostWaiting),
      ]);
      const nameOf = await getServiceNames(ctx, language);
      const named = orders.map((order) => ({ ...order, serviceName: nameOf(order.serviceName) }));
      return waitingOf(messages, named);
    }),
    attempt(
      ctx,
      'The audit log',
      async () => (await listAuditEntries(ctx, latest, { readNames, size: mostEntries, language })).rows,
    ),
  ]);
  return { waiting, entries };
}

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const [figures, lists] = await Promise.all([
    orNone(ctx, 'The figures of the overview', () => countFigures(ctx)),
    readLists(ctx, languageOf(args)),
  ]);
  const now = ctx.platform.clock.now().toISOString();
  return { now, figures, ...lists };
}

interface Card {
  name: keyof OverviewTexts['tiles'];
  icon: LucideIcon;
  /** Undefined when it could not be read. */
  count: number | undefined;
  /** What it counts waits for somebody. */
  waits?: boolean;
}

const cardsFor = (waiting: Waiting | null, figures: Figures | null): Card[] => [
  { name: 'messages', icon: Mail, count: waiting?.messages, waits: true },
  { name: 'orders', icon: Package, count: waiting?.orders, waits: true },
  { name: 'services', icon: Tags, count: figures?.services },
  { name: 'content', icon: FileText, count: figures?.texts },
  { name: 'users', icon: Users, count: figures?.accounts },
  { name: 'branding', icon: Stamp, count: figures?.assets },
];

function Tile({ to, name, icon: Icon, count, waits = false }: Card & { to: string }) {
  const { number } = useFormats();
  const tile = useTexts(overviewTexts).tiles[name];
  return (
    <li>
      <CardLink className={styles.tile} to={to}>
        <span className={styles.tileIcon}>
          <Icon className={iconStyles.lg} />
        </span>
        <span className={styles.tileText}>
          <strong>{tile.title}</strong>
          <span className={classes(textStyles.soft, textStyles.small)}>{tile.text}</span>
        </span>
        {count !== undefined && (
          <span className={classes(styles.tileN, waits && count > 0 && styles.tileNHot)}>
            {withLinks(tile.count(count, number(count)), (shown) => (
              <span className={textStyles.num}>{shown}</span>
            ))}
          </span>
        )}
      </CardLink>
    </li>
  );
}

/** Nothing, when it could not be read. */
function sentenceOn(counts: Waiting | null, texts: OverviewTexts): string {
  if (!counts) return '';
  const { messages, orders } = counts;
  if (messages > 0 && orders > 0) return texts.bothWait(messages, orders);
  if (messages > 0) return texts.messagesWait(messages);
  return orders > 0 ? texts.ordersWait(orders) : texts.nobody;
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { now, figures } = loaderData;
  const counts = useRouteLoaderData<typeof layoutLoader>('admin/shell/layout')?.waiting ?? null;
  const texts = useTexts(overviewTexts);
  const { notRead } = useTexts(panelTexts);
  const waiting = useShown(loaderData.waiting, notRead.overview);
  const entries = useShown(loaderData.entries, notRead.audit);
  const { weekdayDate } = useFormats();
  const cards = cardsFor(counts, figures).flatMap((card) => {
    const tab = openTabs.find(({ name }) => name === card.name);
    return tab ? [{ ...card, to: tab.path }] : [];
  });
  return (
    <>
      <TabHead title={texts.title}>{texts.today(weekdayDate(now), sentenceOn(counts, texts))}</TabHead>
      <ul data-part="tiles" className={styles.tiles}>
        {cards.map((card) => (
          <Tile key={card.name} {...card} />
        ))}
      </ul>
      <div className={styles.overviewLists}>
        {waiting && <WaitingCard waiting={waiting} now={now} />}
        {entries && <LogCard entries={entries} now={now} />}
      </div>
    </>
  );
}
