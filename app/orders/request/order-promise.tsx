import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { useFormats } from '#app/ui/formats.ts';
import type { OrderRow } from '#contract/orders/types.ts';
import { requestTexts } from './request.texts.ts';

type Promised = Pick<OrderRow, 'specialist' | 'expectedOn' | 'status'>;

/** Whether the customer is told anything of who and when: nothing once the work has ended. */
export const isPromised = ({ specialist, expectedOn, status }: Promised): boolean =>
  status !== 'completed' && status !== 'cancelled' && (specialist !== null || expectedOn !== null);

/** "With Dana Weiss. Expected by 4 December." */
export function OrderPromise({ order }: { order: Promised }) {
  const { who, when, both } = useTexts(requestTexts).promise;
  const { calendarDay } = useFormats();
  const { specialist, expectedOn } = order;
  if (!isPromised(order)) return null;
  if (expectedOn === null) return specialist && who(specialist);
  const day = (words: string) => <time dateTime={expectedOn}>{words}</time>;
  if (specialist === null) return withLinks(when(calendarDay(expectedOn)), day);
  return withLinks(both(calendarDay(expectedOn)), () => specialist, day);
}
