import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ActionBadge } from '#app/admin/audit/audit-words.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import type { AuditRow } from '#contract/audit/types.ts';

/** Rows of the list. */
export const mostEntries = 5;

/** "09:41" today, "20 June 2024, 09:41" before. */
function useMoment(now: string): (iso: string) => string {
  const { longDate, shortTime, dateTime } = useFormats();
  return (iso) => (longDate(iso) === longDate(now) ? shortTime(iso) : dateTime(iso));
}

function Row({ entry, now }: { entry: AuditRow; now: string }) {
  const moment = useMoment(now);
  const who = entry.staff ?? entry.user;
  return (
    <li>
      <ActionBadge action={entry.action} outcome={entry.outcome} />
      <span className="mini-log__text">
        <span className="evidence">{entry.entityType}</span>
        <span className="small soft">{who === null ? 'The system, or a visitor' : (who.name ?? 'Account gone')}</span>
      </span>
      <time className="small soft num" dateTime={entry.createdAt}>
        {moment(entry.createdAt)}
      </time>
    </li>
  );
}

export function LogCard({ entries, now }: { entries: readonly AuditRow[]; now: string }) {
  return (
    <Card
      flush
      aria-labelledby="latest"
      head={
        <>
          <h3 id="latest">Latest in the Audit Log</h3>
          <Link className="mini-log__all small" to="/admin/audit">
            Audit Log
            <ArrowRight className="icon icon--sm" />
          </Link>
        </>
      }
    >
      {entries.length === 0 ? (
        <p className="soft small card__body">Nothing has been recorded yet.</p>
      ) : (
        <ol className="mini-log">
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} now={now} />
          ))}
        </ol>
      )}
    </Card>
  );
}
