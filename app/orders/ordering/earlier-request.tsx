import { Link } from 'react-router';
import { Notice } from '#app/ui/display/notice.tsx';
import { useFormats } from '#app/ui/formats.ts';
import type { OrderDraft } from '#contract/orders/types.ts';

/** Somebody who asked for the same already may not want it twice. */
export function EarlierRequest({ earlier }: { earlier: OrderDraft['earlier'] }) {
  const { longDate } = useFormats();
  if (!earlier) return null;
  return (
    <Notice>
      You have requested this service on {longDate(earlier.createdAt)}, and it is still waiting.{' '}
      <Link to={`/dashboard/requests/${earlier.id}`}>See that request</Link>
    </Notice>
  );
}
