import { CircleCheck, CircleDashed, CircleX, TriangleAlert } from 'lucide-react';
import { classes } from '#app/ui/classes.ts';
import { Badge, type BadgeTone } from '#app/ui/display/badge.tsx';
import text from '#app/ui/styles/text.module.css';
import {
  type PartState,
  type PartStatus,
  partLabel,
  partMeaning,
  remarkInWords,
  stateLabel,
} from '#contract/status/types.ts';
import { MarkRow } from './mark-row.tsx';
import styles from './status.module.css';

const looks: Readonly<Record<PartState, { tone: BadgeTone; icon: typeof CircleX }>> = {
  good: { tone: 'success', icon: CircleCheck },
  impaired: { tone: 'warning', icon: TriangleAlert },
  down: { tone: 'danger', icon: CircleX },
};

function State({ state }: { state: PartState | null }) {
  if (state === null)
    return (
      <Badge tone="neutral" icon={CircleDashed}>
        Not measured
      </Badge>
    );
  return <Badge {...looks[state]}>{stateLabel[state]}</Badge>;
}

/** How a part does now, and how each of its days went. */
export function PartRow({ status: { part, state, marks, remarks } }: { status: PartStatus }) {
  return (
    <li className={styles.part} id={part}>
      <div className={styles.head}>
        <h3 className={text.displayXs}>{partLabel[part]}</h3>
        <State state={state} />
      </div>
      <p className={classes(text.small, text.soft)}>{partMeaning[part]}</p>
      <MarkRow marks={marks} />
      <p className={classes(styles.ends, text.caption, text.soft)} aria-hidden="true">
        <span>{marks.length} days ago</span>
        <span>Today</span>
      </p>
      {remarks.length > 0 && (
        <details className={classes(styles.days, text.small)}>
          <summary>Days with trouble, or not measured throughout: {remarks.length}</summary>
          <ul className={styles.remarks}>
            {remarks.map((one) => (
              <li key={one.day}>{remarkInWords(one)}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
