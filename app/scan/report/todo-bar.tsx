import { useSearchParams } from 'react-router';
import { SegmentLinks } from '#app/ui/charts/segments.tsx';
import { classes } from '#app/ui/classes.ts';
import { Progress } from '#app/ui/display/progress.tsx';
import text from '#app/ui/styles/text.module.css';
import { isSettled, type TodoCounts, type Todos } from '#contract/scans/todos.ts';
import type { FindingView } from '#contract/scans/types.ts';
import styles from './todo-bar.module.css';

const filters = ['all', 'todo', 'done'] as const;
export type TodoFilter = (typeof filters)[number];

/** What the address asks to see: `?show=todo`. */
export function useTodoFilter(): TodoFilter {
  const [search] = useSearchParams();
  return filters.find((filter) => filter === search.get('show')) ?? 'all';
}

export function belongs({ id }: FindingView, todos: Todos, show: TodoFilter): boolean {
  return show === 'all' || isSettled(todos[id]) === (show === 'done');
}

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

/** How far the list of findings is, and which of them are shown. */
export function TodoBar({ counts, show }: { counts: TodoCounts; show: TodoFilter }) {
  const { all, settled } = counts;
  return (
    <div className={styles.todoBar} data-print="hide">
      <TodoProgress counts={counts} />
      <SegmentLinks
        label="Which findings"
        current={show}
        segments={[
          { value: 'all', label: 'All', count: all },
          { value: 'todo', label: 'To do', count: all - settled },
          { value: 'done', label: 'Done', count: settled },
        ]}
        hrefFor={(value) => (value === 'all' ? '?' : `?show=${value}`)}
      />
    </div>
  );
}
