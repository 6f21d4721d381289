import { z } from 'zod';
import { isoTime } from '#contract/base/shapes.ts';
import { askedBrokerShape } from '#contract/identifiers/shapes.ts';
import { caseStates } from '#contract/removal/cases.ts';
import { lookShape, stepShape } from '#contract/removal/shapes.ts';
import type { Context } from '#core/base/context.ts';
import type { ExportSection } from '#core/base/export-section.ts';
import { listAskedBrokers } from './brokers/queries/asked-brokers.ts';
import { listCasesWhole, listExclusions } from './queries/exported-cases.ts';

const day = z.iso.date();

const removal = z.object({
  id: z.uuid(),
  company: z.string(),
  companyId: z.string().describe('In the directory of companies'),
  residence: z.string().nullable().describe('Where you said that you live'),
  state: z.enum(caseStates),
  since: isoTime,
  due: z.object({ on: day, about: z.boolean() }).nullable().describe('By when an answer is due'),
  law: z.string().nullable(),
  steps: z.array(stepShape),
  checks: z.array(lookShape).describe('What we saw when we looked again'),
});

const leftOut = z.object({ company: z.string().describe('In the directory of companies'), since: isoTime });

async function* exportCases(ctx: Context) {
  yield* await listCasesWhole(ctx);
}

async function* exportExclusions(ctx: Context) {
  yield* await listExclusions(ctx);
}

async function* askedBrokers(ctx: Context) {
  yield* await listAskedBrokers(ctx);
}

export const removalExport: readonly ExportSection[] = [
  { chapter: 'account', name: 'removals', title: 'Your requests to companies', shape: removal, rows: exportCases },
  {
    chapter: 'account',
    name: 'left-out-companies',
    title: 'Companies that you leave out',
    shape: leftOut,
    rows: exportExclusions,
  },
  {
    chapter: 'account',
    name: 'brokers',
    title: 'Data brokers that you have asked',
    shape: askedBrokerShape,
    rows: askedBrokers,
  },
];
