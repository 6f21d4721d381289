import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
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
import { homeTexts } from './home.texts.ts';
import styles from './recent-scans.module.css';

function RecentScan({ scan }: { scan: ScanRow }) {
  const texts = useTexts(homeTexts);
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
          <span className={text.num}>{texts.complete(completion)}</span>
        </span>
      </div>
      {runs ? (
        <div className={styles.bar}>
          <Progress value={completion} label={texts.scanOf(name, longDate(createdAt))} />
        </div>
      ) : (
        <ScanStatusBadge status={status} />
      )}
      {status === 'completed' ? (
        <ButtonLink
          to={`/dashboard/scans#scan-${id}`}
          variant="quiet"
          size="sm"
          aria-label={texts.viewScan(name, longDate(createdAt))}
        >
          {texts.view}
        </ButtonLink>
      ) : (
        <span className={styles.none} />
      )}
    </li>
  );
}

function NoScans() {
  const texts = useTexts(homeTexts);
  const linkTo = useLinks();
  return (
    <EmptyState
      as="h3"
      title={texts.noScans}
      action={<FreeScanButton to={linkTo('/services').to}>{texts.freeScan}</FreeScanButton>}
    >
      <p>{texts.noScansText}</p>
    </EmptyState>
  );
}

/** The three latest scans. @param scans null while they are not known */
export function RecentScans({ scans }: { scans: readonly ScanRow[] | null }) {
  const texts = useTexts(homeTexts);
  const some = scans !== null && scans.length > 0;
  return (
    <Card
      aria-labelledby="recent"
      flush
      head={
        <>
          <h2 className={text.displayXs} id="recent">
            {texts.recent}
          </h2>
          {some && (
            <ButtonLink to="/dashboard/scans" variant="secondary" size="sm">
              {texts.allScans}
            </ButtonLink>
          )}
        </>
      }
    >
      {scans === null && (
        <div data-part="card-body" className={card.body}>
          <Skeleton label={texts.loadingScans} lines={[60, 90, 75, 85]} />
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
