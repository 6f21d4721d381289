import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { IdentifierView } from '#contract/identifiers/types.ts';
import styles from './watching.module.css';
import { watchingTexts } from './watching.texts.ts';

/** What the scans ask about: proven addresses and domains, and user names. */
const isAskedAbout = ({ kind, state }: IdentifierView): boolean => kind === 'username' || state === 'proven';

interface WatchedListProps {
  identifiers: readonly IdentifierView[];
  /** Whether domains and user names are watched as well as addresses. */
  isWhole: boolean;
}

/** What is watched, and what is not done with it. */
export function WatchedList({ identifiers, isWhole }: WatchedListProps) {
  const texts = useTexts(watchingTexts);
  const watched = identifiers.filter((one) => isAskedAbout(one) && (isWhole || one.kind === 'email'));
  const left = identifiers.filter(isAskedAbout).length - watched.length;
  return (
    <Card head={<h2 className={text.displayXs}>{texts.list}</h2>}>
      <div className={styles.about}>
        <ul className={styles.list}>
          {watched.map(({ id, value }) => (
            <li key={id ?? 'account'}>{value}</li>
          ))}
        </ul>
        {left > 0 && <p className={text.soft}>{texts.left(left)}</p>}
        <p>
          <Link to="/dashboard/identity">{texts.change}</Link>
        </p>
        <p className={classes(text.small, text.soft)}>{texts.gone}</p>
      </div>
    </Card>
  );
}
