import { useTexts } from '#app/language/texts.ts';
import { scanTexts } from '#app/scan/scan.texts.ts';
import { scanWords } from '#app/scan/scan-words.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { expectedWords } from '#contract/scans/source-words.ts';
import type { CheckView, ScanView } from '#contract/scans/types.ts';
import styles from './still-to-come.module.css';

/** The next ones; the list of sources has every one. */
const MOST_ROWS = 8;

type Expected = CheckView & { expectedAt: string };

/** What the scan waits for, the next one first. */
function expectedIn({ checks }: ScanView): Expected[] {
  const waiting = checks.filter((check): check is Expected => check.state === 'waiting' && check.expectedAt !== null);
  return waiting.sort((a, b) => Date.parse(a.expectedAt) - Date.parse(b.expectedAt));
}

function Row({ check: { name, expectedAt } }: { check: Expected }) {
  const words = useTexts(scanWords);
  const formats = useFormats();
  return (
    <li className={styles.row}>
      <span>{name}</span>
      <time className={classes(text.soft, text.num)} dateTime={expectedAt}>
        {expectedWords(expectedAt, formats, words)}
      </time>
    </li>
  );
}

/** Sources that were slow to answer or whose limits left them no turn yet, with the times at which they are asked. Nothing when there are none. */
export function StillToCome({ scan, className }: { scan: ScanView; className?: string | undefined }) {
  const texts = useTexts(scanTexts);
  const { zoneName } = useFormats();
  const waiting = expectedIn(scan);
  const [next] = waiting;
  if (!next) return null;
  const more = waiting.length - MOST_ROWS;
  return (
    <section className={classes(styles.toCome, className)} aria-labelledby="to-come">
      <h3 id="to-come">{texts.stillToCome}</h3>
      <p className={classes(text.small, text.soft)}>
        {waiting.length === 1 ? texts.slowOne : texts.slow} {texts.addedHere(zoneName(next.expectedAt))}
      </p>
      <ul className={text.small}>
        {waiting.slice(0, MOST_ROWS).map((check) => (
          <Row key={`${check.sourceId} ${check.identifierId}`} check={check} />
        ))}
      </ul>
      {more > 0 && <p className={classes(text.small, text.soft)}>{texts.andMore(more)}</p>}
    </section>
  );
}
