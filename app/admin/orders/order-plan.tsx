import { CalendarClock, CalendarX, UserRound } from 'lucide-react';
import notes from '#app/admin/sheets/notes.module.css';
import { useAct } from '#app/forms/use-act.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import icon from '#app/ui/styles/icon.module.css';
import type { Assignee, OrderView, StaffOrderRow } from '#contract/orders/types.ts';
import styles from './order.module.css';

/** Who sees to an order, and by when, on its card. */
export function OrderPlan({ order: { assignee, expectedOn, isOverdue } }: { order: StaffOrderRow }) {
  const { calendarDay } = useFormats();
  return (
    <>
      {assignee && (
        <span className={styles.plan}>
          <UserRound className={icon.sm} />
          {assignee.name}
        </span>
      )}
      {expectedOn && isOverdue && (
        <Badge tone="danger" icon={CalendarX}>
          Overdue since {calendarDay(expectedOn)}
        </Badge>
      )}
      {expectedOn && !isOverdue && (
        <span className={styles.plan}>
          <CalendarClock className={icon.sm} />
          Due <time dateTime={expectedOn}>{calendarDay(expectedOn)}</time>
        </span>
      )}
    </>
  );
}

/** Whoever it was given to stays in the list, also after they have left the staff. */
function choicesFor(assignee: Assignee | null, staff: readonly Assignee[]) {
  const isMissing = assignee !== null && !staff.some(({ id }) => id === assignee.id);
  const people = isMissing ? [...staff, { ...assignee, name: `${assignee.name} (no longer staff)` }] : staff;
  return [{ value: 'none', label: 'Nobody yet' }, ...people.map(({ id, name }) => ({ value: id, label: name }))];
}

interface OrderPlanFormProps {
  order: OrderView;
  staff: readonly Assignee[];
}

/** Gives an order to somebody, and says by when: the customer reads both at once. */
export function OrderPlanForm({ order, staff }: OrderPlanFormProps) {
  const { assignee, expectedOn } = order;
  const act = useAct({ intent: 'plan' });
  return (
    <act.Form
      key={`${assignee?.id} ${expectedOn}`}
      className={notes.notes}
      method="post"
      noValidate
      aria-label="Who and when"
    >
      <input type="hidden" name="intent" value="plan" />
      <input type="hidden" name="orderId" value={order.id} />
      <input type="hidden" name="version" value={order.version} />
      <SelectField
        {...act.field('assigneeId', assignee?.id ?? 'none')}
        label="Specialist"
        hint={order.specialist ? `The customer sees “with ${order.specialist}”.` : 'The customer sees their name.'}
        options={choicesFor(assignee, staff)}
      />
      <TextField
        {...act.field('expectedOn', expectedOn ?? '')}
        label="Expected by"
        optional
        hint="The customer sees this day."
        type="date"
      />
      <div>
        <Button type="submit" busy={act.isBusy} busyLabel="Saving…">
          Save
        </Button>
      </div>
    </act.Form>
  );
}
