import { classes } from '#app/ui/classes.ts';
import { Progress } from '#app/ui/display/progress.tsx';
import text from '#app/ui/styles/text.module.css';
import type { TodoCounts } from '#contract/scans/todos.ts';
import styles from './todo-progress.module.css';

/** How far the list is, in words and as a bar. */
export function TodoProgress({ counts: { all, settled } }: { counts: TodoCounts }) {
  const words = `${settled} of ${all} dealt with`;
  return (
    <div className={styles.todoProgress}>
      <span className={classes(text.small, text.soft, text.num)}>{words}</span>
      <Progress value={all === 0 ? 0 : (settled / all) * 100} label={words} />
    </div>
  );
}
