import { Link } from 'react-router';
import { classes } from '#app/ui/classes.ts';
import { Badge, type BadgeTone } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { type ChangeKind, changeLabel, type WatchedChange } from '#contract/watching/types.ts';
import styles from './watching.module.css';

const tones: Readonly<Record<ChangeKind, BadgeTone>> = {
  new: 'warning',
  published: 'warning',
  back: 'warning',
  gone: 'success',
};

function Change({ change }: { change: WatchedChange }) {
  const { longDate, partialDate } = useFormats();
  const { kind, title, since, at, path } = change;
  return (
    <li className={styles.change}>
      <Badge tone={tones[kind]}>{changeLabel[kind]}</Badge>
      <div className={styles.words}>
        <Link to={path}>{title}</Link>
        <p className={classes(text.small, text.soft)}>
          Noticed on <time dateTime={at}>{longDate(at)}</time>
          {since && kind !== 'gone' && `, exposed since ${partialDate(since)}`}
        </p>
      </div>
    </li>
  );
}

/** What has changed since watching began, newest first. */
export function ChangeList({ changes }: { changes: readonly WatchedChange[] }) {
  return (
    <Card head={<h2 className={text.displayXs}>What has changed</h2>}>
      {changes.length === 0 ? (
        <p className={text.soft}>Nothing has changed since you switched watching on.</p>
      ) : (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <Change key={`${change.path} ${change.at}`} change={change} />
          ))}
        </ul>
      )}
    </Card>
  );
}
