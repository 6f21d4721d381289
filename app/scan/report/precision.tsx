import { createContext, use } from 'react';
import { classes } from '#app/ui/classes.ts';
import text from '#app/ui/styles/text.module.css';
import type { Precision } from '#contract/scans/ownership.ts';
import type { FindingView } from '#contract/scans/types.ts';
import { precisionInWords } from '#contract/sources/listing.ts';

/** By the ids of the sources; those that too few people have answered about are missing. */
export const PrecisionContext = createContext<Readonly<Record<string, Precision>>>({});

/** How often what the sources of a finding found by a name was theirs, as far as people have said so. */
export function SourcePrecision({ sources }: Pick<FindingView, 'sources'>) {
  const known = use(PrecisionContext);
  const told = sources.flatMap(({ id, name }) => (known[id] ? [{ id, name, precision: known[id] }] : []));
  if (told.length === 0) return null;
  return (
    <ul className={classes(text.small, text.soft)}>
      {told.map(({ id, name, precision }) => (
        <li key={id}>
          {name}: {precisionInWords(precision)}.
        </li>
      ))}
    </ul>
  );
}
