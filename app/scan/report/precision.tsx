import { createContext, use } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { reportTexts } from '#app/scan/report/report.texts.ts';
import { classes } from '#app/ui/classes.ts';
import text from '#app/ui/styles/text.module.css';
import type { Precision } from '#contract/scans/ownership.ts';
import type { FindingView } from '#contract/scans/types.ts';

/** By the ids of the sources; those that too few people have answered about are missing. */
export const PrecisionContext = createContext<Readonly<Record<string, Precision>>>({});

/** How often what the sources of a finding found by a name was theirs, as far as people have said so. */
export function SourcePrecision({ sources }: Pick<FindingView, 'sources'>) {
  const texts = useTexts(reportTexts);
  const known = use(PrecisionContext);
  const told = sources.flatMap(({ id, name }) => (known[id] ? [{ id, name, precision: known[id] }] : []));
  if (told.length === 0) return null;
  return (
    <ul className={classes(text.small, text.soft)}>
      {told.map(({ id, name, precision }) => (
        <li key={id}>{texts.precision(name, Math.floor(100 * precision.atLeast), precision.answers)}</li>
      ))}
    </ul>
  );
}
