import { CalendarClock, CalendarX, UserRound } from 'lucide-react';
import notes from '#app/admin/sheets/notes.module.css';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import icon from '#app/ui/styles/icon.module.css';
import type { Texts } from '#contract/base/texts.ts';
import type { Assignee, OrderView, StaffOrderRow } from '#contract/orders/types.ts';
import styles from './order.module.css';
import type english from './order.texts.en.ts';
import { orderTexts } from './order.texts.ts';
import { ordersTexts } from './orders.texts.ts';

type PlanTexts = Texts<typeof english>['plan'];

/** Who sees to an order, and by when, on its card. */
export function OrderPlan({ order: { assignee, expectedOn, isOverdue } }: { order: StaffOrderRow }) {
  const { card } = useTexts(ordersTexts);
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
          {card.overdue(calendarDay(expectedOn))}
        </Badge>
      )}
      {expectedOn && !isOverdue && (
        <span className={styles.plan}>
          <CalendarClock className={icon.sm} />
          <span>
            {withLinks(card.due(calendarDay(expectedOn)), (day) => (
              <time dateTime={expectedOn}>{day}</time>
            ))}
          </span>
        </span>
      )}
    </>
  );
}

/** Whoever it was given to stays in the list, also after they have left the staff. */
function choicesFor(assignee: Assignee | null, staff: readonly Assignee[], { left, nobody }: PlanTexts) {
  const isMissing = assignee !== null && !staff.some(({ id }) => id === assignee.id);
  const people = isMissing ? [...staff, { ...assignee, name: left(assignee.name) }] : staff;
  return [{ value: 'none', label: nobody }, ...people.map(({ id, name }) => ({ value: id, label: name }))];
}

interface OrderPlanFormProps {
  order: OrderView;
  staff: readonly Assignee[];
}

/** Gives an order to somebody, and says by when: the customer reads both at once. */
export function OrderPlanForm({ order, staff }: OrderPlanFormProps) {
  const { assignee, expectedOn } = order;
  const { plan, saving } = useTexts(orderTexts);
  const act = useAct({ intent: 'plan' });
  return (
    <act.Form
      key={`${assignee?.id} ${expectedOn}`}
      className={notes.notes}
      method="post"
      noValidate
      aria-label={plan.title}
    >
      <input type="hidden" name="intent" value="plan" />
      <input type="hidden" name="orderId" value={order.id} />
      <input type="hidden" name="version" value={order.version} />
      <SelectField
        {...act.field('assigneeId', assignee?.id ?? 'none')}
        label={plan.specialist}
        hint={order.specialist ? plan.seenAs(order.specialist) : plan.seenByName}
        options={choicesFor(assignee, staff, plan)}
      />
      <TextField
        {...act.field('expectedOn', expectedOn ?? '')}
        label={plan.expected}
        optional
        hint={plan.expectedHint}
        type="date"
      />
      <div>
        <Button type="submit" busy={act.isBusy} busyLabel={saving}>
          {plan.save}
        </Button>
      </div>
    </act.Form>
  );
}
