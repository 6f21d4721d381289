import { useMemo } from 'react';
import { type Field, rakedField } from '#contract/print/raked-field.ts';

interface PrintProps extends Field {
  className?: string | undefined;
  /** Radius of the dots that mark the stones. */
  dot?: number;
}

/** The brand's drawing from data. Large ones that never change are files: see `print/drawings.ts`. */
export function Print({ className, dot = 3.5, ...field }: PrintProps) {
  const drawn = JSON.stringify(field);
  const lines = useMemo(() => rakedField(JSON.parse(drawn) as Field), [drawn]);
  return (
    <svg className={className} viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
      {lines.map((line) => (
        <path key={line.d} d={line.d} />
      ))}
      {field.stones?.map((stone) => (
        <circle key={`${stone.x} ${stone.y}`} cx={stone.x} cy={stone.y} r={dot} />
      ))}
    </svg>
  );
}
