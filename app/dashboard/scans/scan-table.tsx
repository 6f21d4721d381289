import { DateOf } from '#app/dashboard/shell/date-of.tsx';
import { useTexts } from '#app/language/texts.ts';
import { ScanStatusBadge } from '#app/scan/scan-status.tsx';
import { scanWords } from '#app/scan/scan-words.texts.ts';
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
import { uiTexts } from '#app/ui/ui.texts.ts';
import type { Texts } from '#contract/base/texts.ts';
import { answeredWords } from '#contract/scans/coverage.ts';
import { openOf, recordWords, type ScoreFigures, scoreDigits, scoreSentence } from '#contract/scans/score.ts';
import { bandOf } from '#contract/scans/severity.ts';
import type { ScanRow } from '#contract/scans/types.ts';
import styles from './scan-table.module.css';
import type english from './scans.texts.en.ts';
import { scansTexts } from './scans.texts.ts';

type ScansTexts = Texts<typeof english>;

function ScoreBadge({ figures }: { figures: ScoreFigures }) {
  const { score } = useTexts(uiTexts);
  const shown = openOf(figures);
  const band = bandOf(shown.score);
  const words = scoreSentence(figures, score);
  return (
    <span className={classes(severity.severity, severity.plain, levelClass(band))} title={words}>
      <LoudnessBars level={band} />
      <span className={visuallyHidden.visuallyHidden}>{words}</span>
      <span aria-hidden="true">
        {scoreDigits(shown)}
        {figures.open && <span className={text.soft}> · {recordWords(figures, score)}</span>}
      </span>
    </span>
  );
}

/** The result in a line; what happens before there is one. */
function Summary({ scan }: { scan: ScanRow }) {
  const texts = useTexts(scansTexts);
  const words = useTexts(scanWords);
  const { status, completion, summary, exposures, score } = scan;
  if (status === 'processing') return <span className={text.soft}>{texts.scanning(completion)}</span>;
  if (status === 'failed') return <span className={text.soft}>{texts.failed}</span>;
  if (status !== 'completed') return <span className={text.soft}>{texts.waiting}</span>;
  return (
    <span className={styles.sum}>
      {score !== null && <ScoreBadge figures={score} />}
      <span className={styles.sumText}>
        <span>{summary ?? (exposures === null ? null : texts.found(exposures))}</span>
        {scan.asked > 0 && <span className={classes(text.caption, text.soft)}>{answeredWords(scan, words)}</span>}
      </span>
    </span>
  );
}

function Actions({ scan: { id, name, createdAt, status } }: { scan: ScanRow }) {
  const texts = useTexts(scansTexts);
  const { longDate } = useFormats();
  const what = `${name}, ${longDate(createdAt)}`;
  return (
    <span className={table.datatableActions}>
      <ButtonLink to={`/dashboard/scans/${id}`} variant="quiet" size="sm" aria-label={texts.viewOne(what)}>
        {texts.view}
      </ButtonLink>
      {status === 'completed' && (
        <ButtonLink to={`/dashboard/scans/${id}/report`} variant="soft" size="sm" aria-label={texts.reportFor(what)}>
          {texts.report}
        </ButtonLink>
      )}
    </span>
  );
}

const columnsIn = ({ columns }: ScansTexts): readonly Column<ScanRow>[] => [
  {
    key: 'type',
    header: columns.type,
    cell: ({ id, name }) => (
      <strong id={`scan-${id}`} className={styles.scanName}>
        {name}
      </strong>
    ),
  },
  { key: 'status', header: columns.status, cell: ({ status }) => <ScanStatusBadge status={status} /> },
  { key: 'date', header: columns.date, cell: ({ createdAt }) => <DateOf iso={createdAt} /> },
  { key: 'summary', header: columns.summary, cell: (scan) => <Summary scan={scan} /> },
  { key: 'actions', header: columns.actions, end: true, cell: (scan) => <Actions scan={scan} /> },
];

export function ScanTable({ scans }: { scans: readonly ScanRow[] }) {
  const texts = useTexts(scansTexts);
  return (
    <Card flush>
      <Table caption={texts.caption} columns={columnsIn(texts)} rows={scans} keyOf={({ id }) => id} />
    </Card>
  );
}
