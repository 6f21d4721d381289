import { useTexts } from '#app/language/texts.ts';
import { reportTexts } from '#app/scan/report/report.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Progress } from '#app/ui/display/progress.tsx';
import text from '#app/ui/styles/text.module.css';
import type { TodoCounts } from '#contract/scans/todos.ts';
import styles from './todo-progress.module.css';

/** How far the list is, in words and as a bar. Each step that is done moves both, also where the score stays as it is. */
export function TodoProgress({ counts: { all, settled, steps } }: { counts: TodoCounts }) {
  const texts = useTexts(reportTexts);
  const findings = texts.settled(settled, all);
  const boxes = texts.stepsDone(steps.done, steps.all);
  return (
    <div className={styles.todoProgress}>
      <span className={classes(text.small, text.soft, text.num)}>
        <span>{findings}</span>
        {steps.all > 0 && (
          <>
            , <span>{boxes}</span>
          </>
        )}
      </span>
      <Progress
        value={steps.all === 0 ? 0 : (steps.done / steps.all) * 100}
        label={steps.all > 0 ? `${findings}, ${boxes}` : findings}
      />
    </div>
  );
}
