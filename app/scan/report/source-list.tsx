import { Ban, Check, CircleDashed, CircleDot, LoaderCircle, type LucideIcon, Unplug } from 'lucide-react';
import styles from '#app/scan/source.module.css';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { answerNotes, stateWords } from '#contract/scans/source-words.ts';
import { type CheckView, type SourceCategory, sourceCategories, sourceCategoryLabel } from '#contract/scans/types.ts';

interface Look {
  icon: LucideIcon;
  name: string;
}

function lookOf(check: CheckView): Look {
  switch (check.state) {
    case 'queued':
      return { icon: CircleDashed, name: 'wait' };
    case 'checking':
      return { icon: LoaderCircle, name: 'now' };
    case 'found':
      return { icon: CircleDot, name: 'hit' };
    case 'clear':
      return { icon: Check, name: 'clear' };
    case 'not-checked':
      return check.reason === 'not-applicable' ? { icon: Ban, name: 'wait' } : { icon: Unplug, name: 'down' };
  }
}

/** "Powered by …", where a source's terms ask for more than its linked name. */
const ownWords = ({ credit, name }: CheckView) => (credit && !name.startsWith(credit.label) ? credit.label : null);

function SourceRow({ check }: { check: CheckView }) {
  const formats = useFormats();
  const { icon: Icon, name } = lookOf(check);
  return (
    <li className={classes(styles.source, styles[name])}>
      <Icon aria-hidden="true" />
      <span className={styles.name}>
        {check.credit ? (
          <a href={check.credit.url} rel="noreferrer" target="_blank">
            {check.name}
          </a>
        ) : (
          check.name
        )}
      </span>
      <span className={styles.state}>{stateWords(check)}</span>
      <span className={classes(styles.time, text.num)}>
        {check.durationMs === null ? '' : formats.seconds(check.durationMs)}
      </span>
      {ownWords(check) && <span className={styles.why}>{ownWords(check)}</span>}
      {answerNotes(check, formats).map((note) => (
        <span key={note} className={styles.why}>
          {note}
        </span>
      ))}
    </li>
  );
}

const hasAnswered = ({ state }: CheckView) => state === 'found' || state === 'clear';
const applies = (check: CheckView) => check.reason !== 'not-applicable';

function SourceGroup({ category, checks }: { category: SourceCategory; checks: CheckView[] }) {
  const asked = checks.filter(applies);
  return (
    <div className={styles.sources}>
      <h3 className={styles.sourcesHead}>
        {sourceCategoryLabel[category]}
        {asked.length > 0 && (
          <span className={text.num}>
            {asked.filter(hasAnswered).length} of {asked.length} answered
          </span>
        )}
      </h3>
      <ul>
        {checks.map((check) => (
          <SourceRow key={check.sourceId} check={check} />
        ))}
      </ul>
    </div>
  );
}

/** Every source by kind, with its state and time, and how many of a kind have answered: the progress while it runs, the coverage receipt afterwards. */
export function SourceList({ checks }: { checks: readonly CheckView[] }) {
  return sourceCategories.map((category) => {
    const own = checks.filter((check) => check.category === category);
    return own.length > 0 && <SourceGroup key={category} category={category} checks={own} />;
  });
}
