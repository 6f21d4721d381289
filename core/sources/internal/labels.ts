import { cutText } from '#contract/base/cut-text.ts';
import type { DataClass } from '#contract/scans/exposures.ts';
import { labelTable } from './label-table.ts';

export interface Labelled {
  classes: DataClass[];
  /** Plain words, each once, in the order of the labels. */
  exposed: string[];
}

const LONGEST_LABEL = 60;

const keyOf = (label: string) => label.trim().toLowerCase().replaceAll('’', "'");

/** What a kind of data counts as until somebody has looked at it. */
const unknownClass: DataClass = 'life-details';

/** Labels of a breach in plain words and scored classes. A label that nobody knew yet is told as it stands. */
export function labelled(labels: readonly string[]): Labelled {
  const exposed = new Set<string>();
  const classes = new Set<DataClass>();
  for (const label of labels.filter((one) => one.trim() !== '')) {
    const known = Object.hasOwn(labelTable, keyOf(label)) ? labelTable[keyOf(label)] : undefined;
    const [words, dataClass] = known ?? [sentenceCase(label), unknownClass];
    exposed.add(words);
    if (dataClass) classes.add(dataClass);
  }
  return { classes: [...classes], exposed: [...exposed] };
}

function sentenceCase(label: string): string {
  const plain = cutText(label.trim().replaceAll('_', ' '), LONGEST_LABEL);
  return plain.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
