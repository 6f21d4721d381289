import { FreeScanButton } from '#app/public/free-scan/free-scan-button.tsx';
import { ScanStatusBadge, ScanStatusIcon } from '#app/scan/scan-status.tsx';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Progress } from '#app/ui/display/progress.tsx';
import { Skeleton } from '#app/ui/display/skeleton.tsx';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { ScanRow } from '#contract/scans/types.ts';
import styles from './recent-scans.module.css';

function RecentScan({ scan }: { scan: ScanRow }) {
  const { longDate } = useFormats();
  const { id, name, status, completion, createdAt } = scan;
  const runs = status === 'processing';
  return (
    <li className={styles.scanRow}>
      <ScanStatusIcon status={status} />
      <div className={styles.text}>
        <strong>{name}</strong>
        <span className={classes(text.small, text.soft)}>
          <time dateTime={createdAt}>{longDate(createdAt)}</time> ·{' '}
          <span className={text.num}>{completion}% complete</span>
        </span>
      </div>
      {runs ? (
        <div className={styles.bar}>
          <Progress value={completion} label={`${name}, ${longDate(createdAt)}`} />
        </div>
      ) : (
        <ScanStatusBadge status={status} />
      )}
      {status === 'completed' ? (
        <ButtonLink
          to={`/dashboard/scans#scan-${id}`}
          variant="quiet"
          size="sm"
          aria-label={`View ${name}, ${longDate(createdAt)}`}
        >
          View
        </ButtonLink>
      ) : (
        <span className={styles.none} />
      )}
    </li>
  );
}

function NoScans() {
  return (
    <EmptyState as="h3" title="No scans yet" action={<FreeScanButton to="/services">Start Free Scan</FreeScanButton>}>
      <p>
        Your address is confirmed, so your first scan starts at once. You see each source answer, and then what to do.
      </p>
    </EmptyState>
  );
}

/** The three latest scans. @param scans null while they are not known */
export function RecentScans({ scans }: { scans: readonly ScanRow[] | null }) {
  const some = scans !== null && scans.length > 0;
  return (
    <Card
      aria-labelledby="recent"
      flush
      head={
        <>
          <h2 className={text.displayXs} id="recent">
            Recent Privacy Scans
          </h2>
          {some && (
            <ButtonLink to="/dashboard/scans" variant="secondary" size="sm">
              View All Scans
            </ButtonLink>
          )}
        </>
      }
    >
      {scans === null && (
        <div data-part="card-body" className={card.body}>
          <Skeleton label="Loading your scans" lines={[60, 90, 75, 85]} />
        </div>
      )}
      {scans?.length === 0 && <NoScans />}
      {some && (
        <ul className={styles.scans}>
          {scans.map((scan) => (
            <RecentScan key={scan.id} scan={scan} />
          ))}
        </ul>
      )}
    </Card>
  );
}
