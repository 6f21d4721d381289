import { Ban, Check, ChevronDown, CircleDashed, CircleDot, LoaderCircle, type LucideIcon, Unplug } from 'lucide-react';
import { memo, useState } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { reportTexts } from '#app/scan/report/report.texts.ts';
import { scanWords } from '#app/scan/scan-words.texts.ts';
import styles from '#app/scan/source.module.css';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { answerNotes, namerOf, stateWords } from '#contract/scans/source-words.ts';
import { type CheckView, type ScanView, type SourceCategory, sourceCategories } from '#contract/scans/types.ts';

interface Look {
  icon: LucideIcon;
  name: string;
}

function iconOfCheck(check: CheckView): Look {
  switch (check.state) {
    case 'queued':
    case 'waiting':
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

/** Drawn anew only when its answer has changed: hundreds stand on a page that hears of every answer. */
const SourceRow = memo(function SourceRow({ check, about }: { check: CheckView; about: string | null }) {
  const words = useTexts(scanWords);
  const formats = useFormats();
  const { icon: Icon, name } = iconOfCheck(check);
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
        {about && <span className={styles.about}>{about}</span>}
      </span>
      <span className={styles.state}>{stateWords(check, formats, words)}</span>
      <span className={classes(styles.time, text.num)}>
        {check.durationMs === null ? '' : formats.seconds(check.durationMs)}
      </span>
      {ownWords(check) && <span className={styles.why}>{ownWords(check)}</span>}
      {answerNotes(check, formats, words).map((note) => (
        <span key={note} className={styles.why}>
          {note}
        </span>
      ))}
    </li>
  );
}, isSameAnswer);

type Row = { check: CheckView; about: string | null };

function isSameAnswer({ check: a, about }: Row, { check: b, about: aboutThen }: Row): boolean {
  return (
    a.sourceId === b.sourceId &&
    a.state === b.state &&
    a.reason === b.reason &&
    a.askedBy === b.askedBy &&
    a.expectedAt === b.expectedAt &&
    a.durationMs === b.durationMs &&
    a.findings === b.findings &&
    about === aboutThen
  );
}

const hasAnswered = ({ state }: CheckView) => state === 'found' || state === 'clear';
const isApplicable = (check: CheckView) => check.reason !== 'not-applicable';

/** What was found first; what is under way before what is still to come. */
const rank: Readonly<Record<CheckView['state'], number>> = {
  found: 0,
  checking: 1,
  'not-checked': 2,
  queued: 3,
  waiting: 3,
  clear: 4,
};

const inOrder = (checks: readonly CheckView[]): CheckView[] => checks.toSorted((a, b) => rank[a.state] - rank[b.state]);

/** More rows than this are closed, and drawn when they are opened. */
const MOST_ROWS = 12;

/** "3 of 7 checked, 1 found" */
function useGroupWords(asked: readonly CheckView[]): string {
  const { groupChecked, groupFound } = useTexts(reportTexts);
  const found = asked.filter(({ state }) => state === 'found').length;
  const answered = asked.filter(hasAnswered).length;
  return found > 0 ? groupFound(answered, asked.length, found) : groupChecked(answered, asked.length);
}

type NameOf = ReturnType<typeof namerOf>;

function Rows({ checks, aboutOf }: { checks: readonly CheckView[]; aboutOf: NameOf }) {
  return (
    <ul>
      {inOrder(checks).map((check) => (
        <SourceRow key={`${check.sourceId} ${check.identifierId}`} check={check} about={aboutOf(check)} />
      ))}
    </ul>
  );
}

interface GroupProps {
  category: SourceCategory;
  checks: CheckView[];
  aboutOf: NameOf;
}

function SourceGroup({ category, checks, aboutOf }: GroupProps) {
  const [isOpen, setOpen] = useState(false);
  const { sourceCategories: labels } = useTexts(scanWords);
  const asked = checks.filter(isApplicable);
  const answered = useGroupWords(asked);
  const head = (
    <h3 className={styles.sourcesHead}>
      {labels[category]}
      {asked.length > 0 && <span className={text.num}>{answered}</span>}
    </h3>
  );
  if (checks.length <= MOST_ROWS)
    return (
      <div className={styles.sources}>
        {head}
        <Rows checks={checks} aboutOf={aboutOf} />
      </div>
    );
  return (
    <details className={styles.sources} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.many}>
        {head}
        <ChevronDown className={styles.opens} aria-hidden="true" />
      </summary>
      {isOpen && <Rows checks={checks} aboutOf={aboutOf} />}
    </details>
  );
}

/** Every source by kind, with its state and time, and how many of a kind have answered: the progress while it runs, the coverage receipt afterwards. */
export function SourceList({ checks, identifiers }: Pick<ScanView, 'checks' | 'identifiers'>) {
  const aboutOf = namerOf({ checks, identifiers });
  return sourceCategories.map((category) => {
    const own = checks.filter((check) => check.category === category);
    return own.length > 0 && <SourceGroup key={category} category={category} checks={own} aboutOf={aboutOf} />;
  });
}
