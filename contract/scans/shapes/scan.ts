import { z } from 'zod';
import { count, isoTime, keysOf } from '#contract/base/shapes.ts';
import { ownershipLabel } from '../ownership.ts';
import { severities } from '../severity.ts';
import { todoStates } from '../todos.ts';
import {
  certaintyLabel,
  checkStates,
  findingCategories,
  findingGroups,
  identifierKinds,
  identifierProofs,
  notCheckedReasons,
  scanStatuses,
  sourceCategories,
} from '../types.ts';

export const findingShape = z.object({
  id: z.string(),
  category: z.enum(findingCategories),
  severity: z.enum(severities),
  points: z.number(),
  open: z.number().describe('How much of the points there is still something to do about'),
  group: z.enum(findingGroups),
  title: z.string(),
  where: z.string(),
  url: z.string().nullable(),
  exposed: z.array(z.string()),
  evidence: z.array(z.object({ label: z.string(), value: z.string() })),
  since: z.string().nullable().describe('YYYY-MM-DD, YYYY-MM or YYYY'),
  certainty: z.object({ level: z.enum(keysOf(certaintyLabel)), because: z.string() }),
  whose: z.object({
    level: z.enum(keysOf(ownershipLabel)),
    because: z.string(),
    saidMine: z.boolean().describe('You said that it is yours'),
  }),
  why: z.string(),
  steps: z.array(z.string()),
  advice: z.array(z.string()),
  sources: z.array(z.object({ id: z.string(), name: z.string() })),
  proofs: z
    .array(
      z.object({
        source: z.string(),
        about: z.string(),
        sent: z.string().nullable().describe('What left us for it'),
        decided: z.string().describe('What in its answer decided'),
        at: isoTime.nullable(),
        rule: count.nullable().describe('Version of the rule by which the answer was read'),
        control: z.enum(['passed', 'none']).nullable().describe('Null where it was not kept'),
      }),
    )
    .describe('How each source came to report it'),
  lowersScoreBy: z.number().nullable(),
  todo: z
    .object({ state: z.enum(todoStates), steps: z.array(count).describe('Places in `steps`, from 0') })
    .describe('What you said you have done about it'),
  comment: z
    .object({ text: z.string(), by: z.string(), at: isoTime.describe('When it was last written') })
    .nullable()
    .describe('What a specialist said about it'),
});

const range = {
  score: count.describe('What is known, out of 100'),
  most: count.describe('The most that the sources which did not answer could make of it'),
};

const score = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('scored'),
    ...range,
    open: z.object(range).nullable().describe('What there is still something to do about; 0 when nothing is left'),
    worst: z.enum(findingCategories).nullable().describe('What weighs most of what is open'),
    categories: z.array(z.object({ category: z.enum(findingCategories), points: z.number(), findings: count })),
    formula: z.string(),
  }),
  z.object({
    kind: z.literal('incomplete'),
    unknownShare: z.number(),
    silent: z.array(z.enum(sourceCategories)).describe('Kinds of source that gave no answer at all'),
    formula: z.string(),
  }),
]);

const identifier = z.object({
  id: z.uuid(),
  kind: z.enum(identifierKinds),
  value: z.string(),
  proof: z.enum(identifierProofs),
});

const check = z.object({
  sourceId: z.string(),
  identifierId: z.uuid().describe('What it was asked about, of the identifiers of the scan'),
  name: z.string(),
  category: z.enum(sourceCategories),
  state: z.enum(checkStates),
  reason: z.enum(notCheckedReasons).nullable(),
  expectedAt: isoTime.nullable().describe('About when it is asked, where that is still to come'),
  durationMs: z.number().nullable(),
  findings: count,
  clearCovers: z.string().nullable().describe('What "nothing found" of this source covers'),
  reusedFrom: isoTime.nullable().describe('When it answered, where an earlier answer was used again'),
  askedBy: z.literal('browser').optional().describe('The person’s own browser asked, and brought the answer'),
});

export const scanShape = z.object({
  id: z.uuid(),
  status: z.enum(scanStatuses),
  completion: z.number(),
  name: z.string().nullable(),
  email: z.string(),
  createdAt: isoTime,
  startedAt: isoTime.nullable(),
  finishedAt: isoTime.nullable(),
  verdict: z.object({ headline: z.string(), detail: z.string() }),
  score: score.nullable(),
  identifiers: z.array(identifier).describe('What the sources were asked about'),
  findings: z.array(findingShape),
  checks: z.array(check),
});
