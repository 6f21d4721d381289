import { ClipboardList, Gauge, type LucideIcon, ScanSearch } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { FreeScanButton } from '#app/public/free-scan/free-scan-button.tsx';
import { classes } from '#app/ui/classes.ts';
import { Progress } from '#app/ui/display/progress.tsx';
import { Skeleton } from '#app/ui/display/skeleton.tsx';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import text from '#app/ui/styles/text.module.css';
import type { OrderCounts } from '#contract/orders/order-counts.ts';
import type { ScanCounts } from '#contract/scans/types.ts';
import { homeTexts } from './home.texts.ts';
import styles from './home-stats.module.css';

/** Beyond this many, one bar says it better than a dot for each. */
const MOST_PIPS = 12;

/** Completed over total as a rounded percent; 0 without any. */
function completionRate({ total, completed }: ScanCounts): number {
  return total === 0 ? 0 : Math.round((completed / total) * 100);
}

/** One mark for each, the first `on` of them filled. Decorative: the numbers stand above. */
function Pips({ total, on }: { total: number; on: number }) {
  const count = Math.max(total, 1);
  if (count > MOST_PIPS) {
    return (
      <div className={styles.pips} aria-hidden="true">
        <i className={styles.pipsBar} style={{ '--share': `${(on / count) * 100}%` } as CSSProperties} />
      </div>
    );
  }
  return (
    <div className={styles.pips} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks have no identity but their place
        <i key={index} className={index < on ? styles.on : undefined} />
      ))}
    </div>
  );
}

interface StatProps {
  label: string;
  icon: LucideIcon;
  /** Left out while it is not known. */
  value?: ReactNode;
  sub?: string;
  children?: ReactNode;
}

function Stat({ label, icon: Icon, value, sub, children }: StatProps) {
  const { loading } = useTexts(homeTexts);
  return (
    <section data-part="card" className={classes(card.card, styles.stat)} aria-label={label}>
      <h2 className={styles.statLabel}>
        <Icon />
        {label}
      </h2>
      {value === undefined ? (
        <div className={styles.statWait}>
          <Skeleton label={loading(label)} lines={[40, 60]} />
        </div>
      ) : (
        <>
          <p className={classes(styles.statValue, text.num)}>{value}</p>
          <p className={classes(styles.statSub, text.small, text.soft)}>{sub}</p>
        </>
      )}
      {children}
    </section>
  );
}

function TotalScans({ counts }: { counts: ScanCounts | null }) {
  const { totalScans, completed } = useTexts(homeTexts);
  const { number } = useFormats();
  if (!counts) return <Stat label={totalScans} icon={ScanSearch} />;
  return (
    <Stat label={totalScans} icon={ScanSearch} value={number(counts.total)} sub={completed(number(counts.completed))}>
      <Pips total={counts.total} on={counts.completed} />
    </Stat>
  );
}

function ServiceRequests({ counts }: { counts: OrderCounts | null }) {
  const { requests, pending } = useTexts(homeTexts);
  const { number } = useFormats();
  if (!counts) return <Stat label={requests} icon={ClipboardList} />;
  return (
    <Stat label={requests} icon={ClipboardList} value={number(counts.total)} sub={pending(number(counts.pending))}>
      <Pips total={counts.total} on={counts.total - counts.pending} />
    </Stat>
  );
}

function CompletionRate({ counts }: { counts: ScanCounts | null }) {
  const texts = useTexts(homeTexts);
  const { number } = useFormats();
  if (!counts) return <Stat label={texts.rate} icon={Gauge} />;
  const rate = completionRate(counts);
  const value = (
    <>
      {rate}
      <small>%</small>
    </>
  );
  return (
    <Stat label={texts.rate} icon={Gauge} value={value} sub={texts.completedOf(number(counts.completed), counts.total)}>
      <Progress value={rate} label={texts.rate} />
    </Stat>
  );
}

function QuickAction({ lastReport }: { lastReport: string | null }) {
  const texts = useTexts(homeTexts);
  const linkTo = useLinks();
  const { dayMonth } = useFormats();
  return (
    <section
      data-part="card"
      className={classes(card.card, styles.stat, styles.statAction)}
      data-theme="dark"
      aria-label={texts.quickAction}
    >
      <h2 className={styles.statLabel}>{texts.quickAction}</h2>
      <p className={styles.statPitch}>{lastReport ? texts.changedSince(dayMonth(lastReport)) : texts.seeWhere}</p>
      <FreeScanButton to={linkTo('/services').to} block>
        <ScanSearch />
        {texts.newScan}
      </FreeScanButton>
    </section>
  );
}

interface HomeStatsProps {
  /** null while they are not known. */
  scans: ScanCounts | null;
  orders: OrderCounts | null;
  /** ISO 8601 date of the latest report. */
  lastReport: string | null;
}

export function HomeStats({ scans, orders, lastReport }: HomeStatsProps) {
  return (
    <div className={styles.stats}>
      <TotalScans counts={scans} />
      <ServiceRequests counts={orders} />
      <CompletionRate counts={scans} />
      <QuickAction lastReport={lastReport} />
    </div>
  );
}
