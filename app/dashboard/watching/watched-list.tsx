import { Link } from 'react-router';
import { classes } from '#app/ui/classes.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { IdentifierView } from '#contract/identifiers/types.ts';
import styles from './watching.module.css';

/** What the scans ask about: proven addresses and domains, and user names. */
const isAskedAbout = ({ kind, state }: IdentifierView): boolean => kind === 'username' || state === 'proven';

interface WatchedListProps {
  identifiers: readonly IdentifierView[];
  /** Whether domains and user names are watched as well as addresses. */
  isWhole: boolean;
}

/** What is watched, and what is not done with it. */
export function WatchedList({ identifiers, isWhole }: WatchedListProps) {
  const watched = identifiers.filter((one) => isAskedAbout(one) && (isWhole || one.kind === 'email'));
  const left = identifiers.filter(isAskedAbout).length - watched.length;
  return (
    <Card head={<h2 className={text.displayXs}>What is watched</h2>}>
      <div className={styles.about}>
        <ul className={styles.list}>
          {watched.map(({ id, value }) => (
            <li key={id ?? 'account'}>{value}</li>
          ))}
        </ul>
        {left > 0 && (
          <p className={text.soft}>
            {left === 1 ? 'One more, a domain or a user name, is' : `${left} more, domains and user names, are`} watched
            with a year only.
          </p>
        )}
        <p>
          <Link to="/dashboard/identity">Change what we look for</Link>
        </p>
        <p className={classes(text.small, text.soft)}>
          Each time we ask the same sources as an ordinary scan, and no others. We say “gone” only when every source
          that reported something has answered again. While one of them is silent, we say nothing about it.
        </p>
      </div>
    </Card>
  );
}
