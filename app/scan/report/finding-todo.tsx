import { CircleCheck, UserX } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useFetcher } from 'react-router';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import findingStyles from '#app/scan/finding.module.css';
import { reportTexts } from '#app/scan/report/report.texts.ts';
import styles from '#app/scan/todo.module.css';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { isSettled, markFinding, type Todo, type TodoState, untouched } from '#contract/scans/todos.ts';
import type { FindingView } from '#contract/scans/types.ts';

/** What stands once the form that is under way is saved. `state` is left out when a step is ticked. */
function todoFromForm(form: FormData | undefined, finding: FindingView, before: Todo): Todo {
  if (!form) return before;
  const state = form.get('state');
  const mark = {
    finding: finding.id,
    steps: form.getAll('step').map(Number),
    state: typeof state === 'string' && state !== '' ? (state as TodoState) : undefined,
  };
  return markFinding([finding], { [finding.id]: before }, mark)[finding.id] ?? before;
}

const keyOf = ({ id }: FindingView): string => `todo-${id}`;

function Steps({ finding, todo, onTick }: { finding: FindingView; todo: Todo; onTick: (event: ChangeEvent) => void }) {
  const { stepsFor } = useTexts(reportTexts);
  return (
    <fieldset className={styles.todo}>
      <legend className={visuallyHidden.visuallyHidden}>{stepsFor(finding.title)}</legend>
      {finding.steps.map((step, place) => (
        <Checkbox
          key={step.id}
          name="step"
          value={place}
          label={<strong>{step.text}</strong>}
          checked={todo.steps.includes(place)}
          onChange={onTick}
        />
      ))}
    </fieldset>
  );
}

/** The steps of a finding to tick, and the word that it is dealt with. Works without JavaScript: then "Save" keeps it. */
export function FindingTodo({ finding, todo: kept = untouched }: { finding: FindingView; todo?: Todo | undefined }) {
  const texts = useTexts(reportTexts);
  const act = useAct({ key: keyOf(finding) });
  // What is being saved shows at once; when that fails, what is kept stands again, and a toast says so.
  const todo = todoFromForm(act.sent, finding, kept);
  // At once: otherwise the box jumps back until what was ticked is drawn.
  const onTick = ({ target }: ChangeEvent) => void act.submit((target as HTMLInputElement).form, { flushSync: true });
  return (
    <act.Form method="post">
      <input type="hidden" name="finding" value={finding.id} />
      <Steps finding={finding} todo={todo} onTick={onTick} />
      <div className={findingStyles.actions}>
        <noscript>
          <Button type="submit" variant="secondary" size="sm">
            {texts.save}
          </Button>
        </noscript>
        {isSettled(todo) ? (
          <Button type="submit" name="state" value="open" variant="quiet" size="sm">
            {texts.putBack}
          </Button>
        ) : (
          <>
            {finding.steps.length > 0 && (
              <Button type="submit" name="state" value="done" variant="soft" size="sm">
                {texts.markDone}
              </Button>
            )}
            <Button type="submit" name="state" value="not-mine" variant="quiet" size="sm">
              {texts.notMine}
            </Button>
          </>
        )}
      </div>
    </act.Form>
  );
}

/** In the head of a finding that is dealt with; nothing otherwise. */
export function SettledBadge({ finding, todo: kept = untouched }: { finding: FindingView; todo?: Todo | undefined }) {
  const texts = useTexts(reportTexts);
  const todo = todoFromForm(useFetcher({ key: keyOf(finding) }).formData, finding, kept);
  if (todo.state === 'done') {
    return (
      <Badge tone="success" icon={CircleCheck}>
        {texts.done}
      </Badge>
    );
  }
  if (todo.state === 'not-mine') return <Badge icon={UserX}>{texts.notMe}</Badge>;
  return null;
}
