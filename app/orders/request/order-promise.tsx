import { useFormats } from '#app/ui/formats.ts';
import type { OrderRow } from '#contract/orders/types.ts';

type Promised = Pick<OrderRow, 'specialist' | 'expectedOn' | 'status'>;

/** Whether the customer is told anything of who and when: nothing once the work has ended. */
export const isPromised = ({ specialist, expectedOn, status }: Promised): boolean =>
  status !== 'completed' && status !== 'cancelled' && (specialist !== null || expectedOn !== null);

/** "With Dana Weiss. Expected by 4 December." */
export function OrderPromise({ order }: { order: Promised }) {
  const { calendarDay } = useFormats();
  const { specialist, expectedOn } = order;
  if (!isPromised(order)) return null;
  return (
    <>
      {specialist && `With ${specialist}`}
      {specialist && expectedOn && '. '}
      {expectedOn && (
        <>
          Expected by <time dateTime={expectedOn}>{calendarDay(expectedOn)}</time>
        </>
      )}
    </>
  );
}
