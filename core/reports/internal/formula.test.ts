import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { dataClasses } from '#contract/scans/exposures.ts';
import { joinedOne, kinds } from '#core/reports/exposure.fixture.ts';
import { shareLeft, stepsOf } from './steps.ts';
import * as weights from './weights.ts';

/** D of every class of data in every kind of exposure, with each of its steps done alone. */
const remedies = kinds.flatMap((kind) =>
  dataClasses.map((dataClass) => {
    const exposure = joinedOne({ kind, classes: [dataClass], exposed: [] });
    const steps = stepsOf(exposure, [dataClass]);
    const left = steps.map((step) => [step, shareLeft(exposure, dataClass, steps, new Set([step]))]);
    return [kind, dataClass, left];
  }),
);

it('a number of the formula changes with its version only', () => {
  const { formulaVersion, categoryOf: _, ...numbers } = weights;
  const digest = createHash('sha256')
    .update(JSON.stringify([numbers, remedies]))
    .digest('hex')
    .slice(0, 16);
  // Changed a weight, a factor, a cap or a remedy? Raise `formulaVersion`, describe the change in CHANGELOG.md, and update both here.
  expect({ formulaVersion, digest }).toEqual({ formulaVersion: '5', digest: '60d51bc4d7464e12' });
});
