import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Badge, type BadgeTone } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { ChangeKind, WatchedChange } from '#contract/watching/types.ts';
import styles from './watching.module.css';
import { watchingTexts } from './watching.texts.ts';

const tones: Readonly<Record<ChangeKind, BadgeTone>> = {
  new: 'warning',
  published: 'warning',
  back: 'warning',
  gone: 'success',
};

function Change({ change }: { change: WatchedChange }) {
  const texts = useTexts(watchingTexts);
  const { longDate, partialDate } = useFormats();
  const { kind, title, since, at, path } = change;
  const noticed =
    since && kind !== 'gone' ? texts.noticedSince(longDate(at), partialDate(since)) : texts.noticed(longDate(at));
  return (
    <li className={styles.change}>
      <Badge tone={tones[kind]}>{texts.changes[kind]}</Badge>
      <div className={styles.words}>
        <Link to={path}>{title}</Link>
        <p className={classes(text.small, text.soft)}>
          {withLinks(noticed, (date) => (
            <time dateTime={at}>{date}</time>
          ))}
        </p>
      </div>
    </li>
  );
}

/** What has changed since watching began, newest first. */
export function ChangeList({ changes }: { changes: readonly WatchedChange[] }) {
  const texts = useTexts(watchingTexts);
  return (
    <Card head={<h2 className={text.displayXs}>{texts.changed}</h2>}>
      {changes.length === 0 ? (
        <p className={text.soft}>{texts.nothingChanged}</p>
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
