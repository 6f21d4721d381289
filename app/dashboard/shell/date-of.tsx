import { useFormats } from '#app/ui/formats.ts';

/** A day in a table. */
export function DateOf({ iso }: { iso: string }) {
  const { longDate } = useFormats();
  return (
    <time className="num nowrap" dateTime={iso}>
      {longDate(iso)}
    </time>
  );
}
