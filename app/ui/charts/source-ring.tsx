import { useMemo } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Print } from '#app/ui/display/print.tsx';
import { sourceRing } from '#app/ui/print/source-ring.ts';
import text from '#app/ui/styles/text.module.css';
import { uiTexts } from '#app/ui/ui.texts.ts';
import { createRandom, seedOf } from '#contract/print/noise.ts';
import type { Stone } from '#contract/print/raked-field.ts';
import type { CheckState } from '#contract/scans/types.ts';
import styles from './source-ring.module.css';

const segment: Readonly<Record<CheckState, string | undefined>> = {
  queued: styles.segWait,
  waiting: styles.segWait,
  checking: styles.segNow,
  found: styles.segHit,
  clear: styles.segClear,
  'not-checked': styles.segDown,
};

const keyStates = ['clear', 'found', 'checking', 'queued', 'not-checked'] as const;

/** The segments of each state as one path: hundreds of elements that are animated each would be restyled with each frame. */
function pathsByState(arcs: readonly string[], states: readonly CheckState[]): [CheckState, string][] {
  const paths = new Map<CheckState, string>();
  for (const [place, arc] of arcs.entries()) {
    const state = states[place] ?? 'queued';
    paths.set(state, (paths.get(state) ?? '') + arc);
  }
  return [...paths];
}

/** A place for one stone per finding, at most nine: the same seed gives the same places as more are found. */
function stonesFor(count: number, seed: string): Stone[] {
  const random = createRandom(seedOf(seed));
  return Array.from({ length: Math.min(count, 9) }, (_, index) => {
    const angle = index * 2.4 + random() * 0.8;
    const distance = 22 + 58 * Math.sqrt((index + 0.5) / 9);
    const reach = 36 + random() * 24;
    return { x: 130 + Math.cos(angle) * distance, y: 130 + Math.sin(angle) * distance, reach, tall: 1.1 };
  });
}

interface SourceRingProps {
  states: readonly CheckState[];
  /** Findings so far: the stones in the middle. */
  findings: number;
  /** Any text; fixes where the stones lie. */
  seed: string;
}

/** A running scan: one segment per source, and the print of what was found. Text beside it says the same. */
export function SourceRing({ states, findings, seed }: SourceRingProps) {
  const arcs = useMemo(() => sourceRing({ count: Math.max(states.length, 1), radius: 146 }), [states.length]);
  const stones = useMemo(() => stonesFor(findings, seed), [findings, seed]);
  return (
    <div className={styles.sourceRing}>
      <svg viewBox="0 0 320 320" aria-hidden="true">
        {pathsByState(arcs, states).map(([state, d]) => (
          <path key={state} className={classes(styles.seg, segment[state])} d={d} />
        ))}
      </svg>
      <div className={styles.core}>
        <Print className={styles.print} width={260} height={260} gap={9} stones={stones} />
      </div>
    </div>
  );
}

/** What the colours of the ring mean. */
export function SourceRingKey() {
  const { key, sourceStates } = useTexts(uiTexts);
  return (
    <ul className={classes(styles.key, text.small, text.soft)} aria-label={key}>
      {keyStates.map((state) => (
        <li key={state}>
          <i className={classes(styles.keySeg, segment[state])} />
          {sourceStates[state]}
        </li>
      ))}
    </ul>
  );
}
