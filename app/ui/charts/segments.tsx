import type { ReactNode } from 'react';
import { Link } from 'react-router';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import styles from './segments.module.css';

export interface Segment {
  value: string;
  label: string;
  count?: number;
}

function Text({ label, count }: Segment): ReactNode {
  const { number } = useFormats();
  return (
    <>
      {label}
      {count !== undefined && <span className={text.num}>{number(count)}</span>}
    </>
  );
}

interface SegmentLinksProps {
  label: string;
  segments: readonly Segment[];
  current: string;
  /** The address that shows this segment, e.g. `?status=pending`. */
  hrefFor: (value: string) => string;
}

/** A filter whose choice stands in the address. */
export function SegmentLinks({ label, segments, current, hrefFor }: SegmentLinksProps) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {segments.map((segment) => (
        <Link
          key={segment.value}
          className={styles.segment}
          to={hrefFor(segment.value)}
          aria-current={segment.value === current ? 'true' : undefined}
          preventScrollReset
        >
          <Text {...segment} />
        </Link>
      ))}
    </nav>
  );
}

interface SegmentsProps {
  label: string;
  name: string;
  segments: readonly Segment[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** A choice of one inside a form: native radio buttons, so arrows and submission come from the browser. */
export function Segments({ label, name, segments, value, defaultValue, onChange }: SegmentsProps) {
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            className={visuallyHidden.visuallyHidden}
            type="radio"
            name={name}
            value={segment.value}
            onChange={() => onChange?.(segment.value)}
            {...(value === undefined
              ? { defaultChecked: segment.value === defaultValue }
              : { checked: segment.value === value })}
          />
          <Text {...segment} />
        </label>
      ))}
    </fieldset>
  );
}
