import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { useFormats } from '#app/ui/formats.ts';
import type { OrderDraft } from '#contract/orders/types.ts';
import { orderingTexts } from './ordering.texts.ts';

/** Somebody who asked for the same already may not want it twice. */
export function EarlierRequest({ earlier }: { earlier: OrderDraft['earlier'] }) {
  const texts = useTexts(orderingTexts);
  const { longDate } = useFormats();
  if (!earlier) return null;
  return (
    <Notice>
      {withLinks(texts.earlier(longDate(earlier.createdAt)), (words) => (
        <Link to={`/dashboard/requests/${earlier.id}`}>{words}</Link>
      ))}
    </Notice>
  );
}
