import { Form, useNavigation } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { reportTexts } from '#app/scan/report/report.texts.ts';
import { scanWords } from '#app/scan/scan-words.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import {
  type ChangedFinding,
  type ChosenComparison,
  type Comparison,
  changesLine,
  differenceSentence,
  effectWords,
  findingChanges,
} from '#contract/scans/comparison.ts';
import styles from './changes.module.css';

/** What is no longer in this report has no card to lead to. */
const isHere = ({ change }: ChangedFinding) => change !== 'gone' && change !== 'unchecked';

function Change({ finding, isLinked }: { finding: ChangedFinding; isLinked: boolean }) {
  const { id, title, effect, because } = finding;
  return (
    <li className={styles.change}>
      <span className={classes(styles.effect, text.num, (effect ?? 0) > 0 && styles.louder)}>
        {effect === null ? '–' : effectWords(effect)}
      </span>
      <span>
        {isLinked && isHere(finding) ? <a href={`#finding-${id}`}>{title}</a> : title}
        {because && <span className={classes(text.small, text.soft, styles.because)}>{because}</span>}
      </span>
    </li>
  );
}

interface ChangeListProps {
  comparison: Comparison;
  /** Leads to the findings; left out on paper. */
  isLinked?: boolean;
}

/** What changed, kind by kind, and what each of it does to the score. */
export function ChangeList({ comparison, isLinked = false }: ChangeListProps) {
  const { changes } = useTexts(scanWords);
  const present = findingChanges
    .map((change) => ({ change, own: comparison.findings.filter((finding) => finding.change === change) }))
    .filter(({ own }) => own.length > 0);
  return present.map(({ change, own }) => (
    <div key={change}>
      <h3 className={styles.kind}>
        {changes.headings[change]} <span className={classes(text.num, text.faint)}>{own.length}</span>
      </h3>
      <ul>
        {own.map((finding) => (
          <Change key={finding.id} finding={finding} isLinked={isLinked} />
        ))}
      </ul>
    </div>
  ));
}

/** Which earlier scan this one is compared with. Works without scripts. */
function Chooser({ comparison: { choices, earlier } }: { comparison: ChosenComparison }) {
  const texts = useTexts(reportTexts);
  const { dateTime } = useFormats();
  const isBusy = useNavigation().state === 'loading';
  if (choices.length < 2) return null;
  return (
    <Form className={styles.chooser} method="get" preventScrollReset data-print="hide">
      <SelectField
        key={earlier.scanId}
        label={texts.compareWith}
        name="since"
        defaultValue={earlier.scanId}
        options={choices.map(({ scanId, date }) => ({ value: scanId, label: dateTime(date) }))}
      />
      <Button type="submit" busy={isBusy} busyLabel={texts.comparing}>
        {texts.compare}
      </Button>
    </Form>
  );
}

/** This report beside an earlier one: what is new, gone, back or not checked again, and the score explained by it. */
export function Changes({ comparison }: { comparison: ChosenComparison }) {
  const texts = useTexts(reportTexts);
  const words = useTexts(scanWords);
  const { longDate } = useFormats();
  const { earlier, same } = comparison;
  return (
    <Card
      aria-labelledby="changes"
      head={
        <h2 className={text.displaySm} id="changes">
          {withLinks(texts.changesSince(longDate(earlier.date)), (date) => (
            <time dateTime={earlier.date}>{date}</time>
          ))}
        </h2>
      }
    >
      <div className={styles.changes}>
        <p className={text.soft}>
          <strong>{changesLine(comparison, words)}.</strong> {differenceSentence(comparison, words)}
          {same > 0 && ` ${texts.inBoth(same)}`}
        </p>
        <ChangeList comparison={comparison} isLinked />
        <Chooser comparison={comparison} />
      </div>
    </Card>
  );
}
