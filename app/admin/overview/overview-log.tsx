import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ActionBadge } from '#app/admin/audit/audit-words.tsx';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import type { AuditRow } from '#contract/audit/types.ts';
import { overviewTexts } from './overview.texts.ts';
import styles from './overview-log.module.css';

/** Rows of the list. */
export const mostEntries = 5;

/** "09:41" today, "20 June 2024, 09:41" before. */
function useMoment(now: string): (iso: string) => string {
  const { longDate, shortTime, dateTime } = useFormats();
  return (iso) => (longDate(iso) === longDate(now) ? shortTime(iso) : dateTime(iso));
}

function Row({ entry, now }: { entry: AuditRow; now: string }) {
  const { log } = useTexts(overviewTexts);
  const moment = useMoment(now);
  const who = entry.staff ?? entry.user;
  return (
    <li>
      <ActionBadge action={entry.action} outcome={entry.outcome} />
      <span className={styles.text}>
        <span className={text.evidence}>{entry.entityType}</span>
        <span className={classes(text.small, text.soft)}>{who === null ? log.system : (who.name ?? log.gone)}</span>
      </span>
      <time className={classes(text.small, text.soft, text.num)} dateTime={entry.createdAt}>
        {moment(entry.createdAt)}
      </time>
    </li>
  );
}

export function LogCard({ entries, now }: { entries: readonly AuditRow[]; now: string }) {
  const { log } = useTexts(overviewTexts);
  return (
    <Card
      flush
      aria-labelledby="latest"
      head={
        <>
          <h3 id="latest">{log.title}</h3>
          <Link className={classes(styles.all, text.small)} to="/admin/audit">
            {log.all}
            <ArrowRight className={icon.sm} />
          </Link>
        </>
      }
    >
      {entries.length === 0 ? (
        <p data-part="card-body" className={classes(text.soft, text.small, card.body)}>
          {log.nothing}
        </p>
      ) : (
        <ol className={styles.miniLog}>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} now={now} />
          ))}
        </ol>
      )}
    </Card>
  );
}
