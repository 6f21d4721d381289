import { classes } from '#app/ui/classes.ts';
import { levelClass } from '#app/ui/layout/severity.tsx';
import { seedOf } from '#app/ui/print/murmur.ts';
import { quietLine } from '#app/ui/print/quiet-line.ts';
import type { Band, Severity } from '#contract/scans/severity.ts';

interface CategoryLineProps {
  name: string;
  /** Shown beside the name. */
  count: number;
  /** Loud part of the line, 0 to 1. */
  share: number;
  level: Severity | Band;
  /** Where the findings of the category stand. */
  href?: string;
}

/** One line per category: loud for its share, then calm. */
export function CategoryLine({ name, count, share, level, href }: CategoryLineProps) {
  const line = quietLine({ width: 260, share, seed: seedOf(name) });
  const content = (
    <>
      <span className="cat__name">{name}</span>
      <span className="cat__n num">{count}</span>
      <svg
        className={classes('loudness', levelClass(level))}
        viewBox="0 0 260 16"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {line.calm && <path className="calm" d={line.calm} />}
        {line.loud && <path className="loud" d={line.loud} />}
      </svg>
    </>
  );
  return href ? (
    <a className="cat" href={href}>
      {content}
    </a>
  ) : (
    <div className="cat">{content}</div>
  );
}
