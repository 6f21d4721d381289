import type { ReactNode } from 'react';

interface DrawingProps {
  /** Address of an SVG file whose lines stand in a group with the id "lines". */
  file: string;
  width: number;
  height: number;
  className?: string | undefined;
  /** Keeps its proportions and fills its place, losing what does not fit. */
  cover?: boolean;
  children?: ReactNode;
}

/** A drawing kept in a file: cached, never sent twice, and yet coloured by the theme, because `use` inherits. */
export function Drawing({ file, width, height, className, cover, children }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={cover ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
    >
      <use href={`${file}#lines`} />
      {children}
    </svg>
  );
}
