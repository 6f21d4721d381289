import { useTexts } from '#app/language/texts.ts';
import { reportTexts } from '#app/scan/report/texts/report.texts.ts';
import { scanWords } from '#app/scan/scan-words.texts.ts';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { gapsIn, stillToCome } from '#contract/scans/coverage.ts';
import { answerNotes, namedChecks, stateWords } from '#contract/scans/source-words.ts';
import { type CheckView, type ScanView, sourceCategories } from '#contract/scans/types.ts';
import { paperTexts } from './paper.texts.ts';
import styles from './paper-report.module.css';
import { paperWords } from './paper-words.texts.ts';

function Answer({ check }: { check: CheckView }) {
  const formats = useFormats();
  const { answer } = useTexts(paperTexts);
  const words = useTexts(scanWords);
  const said = answer(check.name, stateWords(check, formats, words));
  return <li>{[said, ...answerNotes(check, formats, words)].join(' ')}</li>;
}

/** The coverage receipt: every source with its answer, the gaps by name. */
export function PaperReceipt({ scan }: { scan: ScanView }) {
  const gaps = gapsIn(scan.checks);
  const texts = useTexts(paperTexts);
  const { gaps: gapsText } = useTexts(reportTexts);
  const { headings } = useTexts(paperWords);
  const words = useTexts(scanWords);
  const checks = namedChecks(scan, words);
  const toCome = stillToCome(scan.checks);
  return (
    <section className={styles.page} aria-labelledby="sources">
      <h2 className={text.displayMd} id="sources">
        {headings.sources}
      </h2>
      {toCome.length > 0 && <p>{texts.toCome(toCome.join(', '))}</p>}
      {gaps.length > 0 && <p>{gapsText(gaps.join(', '))}</p>}
      {sourceCategories.map((category) => {
        const own = checks.filter((check) => check.category === category);
        if (own.length === 0) return null;
        return (
          <div key={category}>
            <h3 className={text.displayXs}>{words.sourceCategories[category]}</h3>
            <ul className={styles.answers}>
              {own.map((check) => (
                <Answer key={`${check.sourceId} ${check.identifierId}`} check={check} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
