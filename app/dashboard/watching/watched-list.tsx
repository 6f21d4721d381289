import { Link } from 'react-router';
import { classes } from '#app/ui/classes.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { IdentifierView } from '#contract/identifiers/types.ts';
import styles from './watching.module.css';

/** What the scans ask about: proven addresses and domains, and user names. */
const isAskedAbout = ({ kind, state }: IdentifierView): boolean => kind === 'username' || state === 'proven';

/** What is watched, and what is not done with it. */
export function WatchedList({ identifiers }: { identifiers: readonly IdentifierView[] }) {
  return (
    <Card head={<h2 className={text.displayXs}>What is watched</h2>}>
      <div className={styles.about}>
        <ul className={styles.list}>
          {identifiers.filter(isAskedAbout).map(({ id, value }) => (
            <li key={id ?? 'account'}>{value}</li>
          ))}
        </ul>
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
