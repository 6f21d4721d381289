import { DateOf } from '#app/dashboard/shell/date-of.tsx';
import { ScanStatusBadge } from '#app/scan/scan-status.tsx';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import severity from '#app/ui/display/severity.module.css';
import { LoudnessBars, levelClass } from '#app/ui/display/severity.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import table from '#app/ui/layout/table.module.css';
import { type Column, Table } from '#app/ui/layout/table.tsx';
import text from '#app/ui/styles/text.module.css';
import { answeredWords } from '#contract/scans/coverage.ts';
import { openOf, recordWords, type ScoreFigures, scoreDigits, scoreSentence } from '#contract/scans/score.ts';
import { bandOf } from '#contract/scans/severity.ts';
import type { ScanRow } from '#contract/scans/types.ts';
import styles from './scan-table.module.css';

function ScoreBadge({ figures }: { figures: ScoreFigures }) {
  const shown = openOf(figures);
  const band = bandOf(shown.score);
  const words = scoreSentence(figures);
  return (
    <span className={classes(severity.severity, severity.plain, levelClass(band))} title={words}>
      <LoudnessBars level={band} />
      <span className={visuallyHidden.visuallyHidden}>{words}</span>
      <span aria-hidden="true">
        {scoreDigits(shown)}
        {figures.open && <span className={text.soft}> · {recordWords(figures)}</span>}
      </span>
    </span>
  );
}

/** The result in a line; what happens before there is one. */
function Summary({ scan }: { scan: ScanRow }) {
  const { plural } = useFormats();
  const { status, completion, summary, exposures, score } = scan;
  if (status === 'processing') return <span className={text.soft}>Scanning… {completion}%</span>;
  if (status === 'failed') return <span className={text.soft}>Failed</span>;
  if (status !== 'completed') return <span className={text.soft}>Waiting</span>;
  return (
    <span className={styles.sum}>
      {score !== null && <ScoreBadge figures={score} />}
      <span className={styles.sumText}>
        <span>{summary ?? (exposures === null ? null : `${plural(exposures, 'exposure')} found`)}</span>
        {scan.asked > 0 && <span className={classes(text.caption, text.soft)}>{answeredWords(scan)}</span>}
      </span>
    </span>
  );
}

function Actions({ scan: { id, name, createdAt, status } }: { scan: ScanRow }) {
  const { longDate } = useFormats();
  const what = `${name}, ${longDate(createdAt)}`;
  return (
    <span className={table.datatableActions}>
      <ButtonLink to={`/dashboard/scans/${id}`} variant="quiet" size="sm" aria-label={`View ${what}`}>
        View
      </ButtonLink>
      {status === 'completed' && (
        <ButtonLink to={`/dashboard/scans/${id}/report`} variant="soft" size="sm" aria-label={`Report for ${what}`}>
          Report
        </ButtonLink>
      )}
    </span>
  );
}

const columns: readonly Column<ScanRow>[] = [
  {
    key: 'type',
    header: 'Scan Type',
    cell: ({ id, name }) => (
      <strong id={`scan-${id}`} className={styles.scanName}>
        {name}
      </strong>
    ),
  },
  { key: 'status', header: 'Status', cell: ({ status }) => <ScanStatusBadge status={status} /> },
  { key: 'date', header: 'Date', cell: ({ createdAt }) => <DateOf iso={createdAt} /> },
  { key: 'summary', header: 'Summary', cell: (scan) => <Summary scan={scan} /> },
  { key: 'actions', header: 'Actions', end: true, cell: (scan) => <Actions scan={scan} /> },
];

export function ScanTable({ scans }: { scans: readonly ScanRow[] }) {
  return (
    <Card flush>
      <Table caption="Your scans" columns={columns} rows={scans} keyOf={({ id }) => id} />
    </Card>
  );
}
