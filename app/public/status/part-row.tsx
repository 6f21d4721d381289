import { CircleCheck, CircleDashed, CircleX, TriangleAlert } from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { useLanguage } from '#app/language/use-language.ts';
import { classes } from '#app/ui/classes.ts';
import { Badge, type BadgeTone } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { PartState, PartStatus } from '#contract/status/types.ts';
import { dayInWords } from '#contract/status/words.ts';
import { MarkRow } from './mark-row.tsx';
import styles from './status.module.css';
import { statusTexts } from './status.texts.ts';

const looks: Readonly<Record<PartState, { tone: BadgeTone; icon: typeof CircleX }>> = {
  good: { tone: 'success', icon: CircleCheck },
  impaired: { tone: 'warning', icon: TriangleAlert },
  down: { tone: 'danger', icon: CircleX },
};

function State({ state }: { state: PartState | null }) {
  const texts = useTexts(statusTexts);
  if (state === null)
    return (
      <Badge tone="neutral" icon={CircleDashed}>
        {texts.notMeasured}
      </Badge>
    );
  return <Badge {...looks[state]}>{texts.states[state]}</Badge>;
}

/** How a part does now, and how each of its days went. */
export function PartRow({ status: { part, state, marks, remarks } }: { status: PartStatus }) {
  const texts = useTexts(statusTexts);
  const style = { words: texts.words, language: useLanguage() };
  const { calendarDay } = useFormats();
  const [label, meaning] = texts.parts[part];
  return (
    <li className={styles.part} id={part}>
      <div className={styles.head}>
        <h3 className={text.displayXs}>{label}</h3>
        <State state={state} />
      </div>
      <p className={classes(text.small, text.soft)}>{meaning}</p>
      <MarkRow marks={marks} />
      <p className={classes(styles.ends, text.caption, text.soft)} aria-hidden="true">
        <span>{texts.daysAgo(marks.length)}</span>
        <span>{texts.today}</span>
      </p>
      {remarks.length > 0 && (
        <details className={classes(styles.days, text.small)}>
          <summary>{texts.troubled(remarks.length)}</summary>
          <ul className={styles.remarks}>
            {remarks.map(({ counts, missing }) => (
              <li key={counts.day}>
                {texts.remark(calendarDay(counts.day), dayInWords(part, counts, missing, style))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
