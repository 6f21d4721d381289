import { z } from 'zod';
import { findingChanges } from '#contract/scans/comparison.ts';
import { ownershipLabel } from '#contract/scans/ownership.ts';
import { severities } from '#contract/scans/severity.ts';
import { todoStates } from '#contract/scans/todos.ts';
import {
  certaintyLabel,
  checkStates,
  findingCategories,
  findingGroups,
  identifierKinds,
  identifierProofs,
  notCheckedReasons,
  sourceCategories,
} from '#contract/scans/types.ts';

const keysOf = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as [Key, ...Key[]];
const time = z.iso.datetime().describe('ISO 8601, UTC');
const count = z.int().nonnegative();
const points = z.number().min(0).max(100);
const range = z.strictObject({
  known: points.describe('What is known'),
  most: points.describe('The most that silent sources could make of it'),
});

const about = z.strictObject({
  issuer: z.string(),
  company: z.string(),
  site: z.url(),
  verify: z.url().describe('Where a browser checks this file'),
  report: z.uuid(),
  startedAt: time.nullable(),
  finishedAt: time,
  issuedAt: time.describe('When this file was signed'),
});

const person = z.strictObject({
  name: z.string().nullable(),
  email: z.string(),
  identifiers: z.array(
    z.strictObject({
      id: count.describe('As in askedAbout'),
      kind: z.enum(identifierKinds),
      value: z.string(),
      proof: z.enum(identifierProofs),
    }),
  ),
});

const score = z.strictObject({
  verdict: z.string(),
  detail: z.string(),
  exposed: range.nullable().describe('What is on record; null where too few sources answered'),
  open: range.nullable().describe('The score: what there is still something to do about; 0 when nothing is left'),
  band: z.string().nullable().describe('Of what is open'),
  made: z
    .array(z.strictObject({ category: z.enum(findingCategories), points: z.number(), findings: count }))
    .describe('How it is made up'),
  silent: z.array(z.enum(sourceCategories)).describe('Kinds of source without which there is no score'),
  formula: z.string(),
});

const coverage = z.strictObject({
  asked: count,
  found: count,
  clear: count,
  notChecked: count,
  waiting: count.describe('Asked later, when their limits have a place'),
  kinds: z.array(z.strictObject({ category: z.enum(sourceCategories), asked: count, answered: count })),
});

const finding = z.strictObject({
  id: z.string(),
  title: z.string(),
  where: z.string(),
  url: z.string().nullable(),
  category: z.enum(findingCategories),
  severity: z.enum(severities),
  points: points,
  open: points.describe('How much of the points there is still something to do about'),
  group: z.enum(findingGroups),
  marked: z.enum(todoStates),
  since: z.string().nullable().describe('YYYY-MM-DD, YYYY-MM or YYYY'),
  exposed: z.array(z.string()),
  evidence: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  certainty: z.strictObject({ level: z.enum(keysOf(certaintyLabel)), because: z.string() }),
  whose: z.strictObject({ level: z.enum(keysOf(ownershipLabel)), because: z.string() }),
  proofs: z
    .array(
      z.strictObject({
        source: z.string(),
        about: z.string().describe('What it was asked about'),
        sent: z.string().nullable().describe('What left us for it'),
        decided: z.string().describe('What in its answer decided'),
        at: time.nullable(),
        rule: z.number().nullable().describe('Version of the rule by which the answer was read'),
        control: z.enum(['passed', 'none']).nullable().describe('null where it was not kept'),
      }),
    )
    .describe('How each source came to report it'),
  why: z.string(),
  steps: z.array(
    z.strictObject({ text: z.string(), minutes: z.number(), url: z.string().nullable(), done: z.boolean() }),
  ),
  advice: z.array(z.string()),
  sources: z.array(z.string()).describe('Names'),
  comment: z
    .strictObject({ text: z.string(), by: z.string(), at: time })
    .optional()
    .describe('What a specialist says about it; left out where nobody does'),
});

const check = z.strictObject({
  id: z.string().describe('The source, and what it was asked about'),
  source: z.string(),
  name: z.string(),
  category: z.enum(sourceCategories),
  askedAbout: count.describe('An identifier of the person'),
  askedWith: z.string().nullable().describe('What the source was told; null for one that is no longer there'),
  state: z.enum(checkStates),
  reason: z.enum(notCheckedReasons).nullable(),
  answer: z.string().describe('The same in words'),
  findings: count,
  endedAt: time.nullable(),
  milliseconds: count.nullable(),
  reusedFrom: time.nullable().describe('When an answer was given that was not asked for anew'),
  expectedAt: time.nullable().describe('When an answer is expected that a vendor’s limits left no turn for'),
  clearCovers: z.string().nullable().describe('What “nothing found” covers'),
  credit: z.string().nullable(),
});

const comparison = z.strictObject({
  earlier: z.strictObject({ report: z.string(), date: time }),
  difference: z.number().nullable().describe('Points exposed now less those then; null where one has no score'),
  same: count.describe('Findings that are there in both'),
  findings: z.array(
    z.strictObject({
      id: z.string(),
      change: z.enum(findingChanges),
      title: z.string(),
      severity: z.enum(severities),
      effect: z.number().nullable().describe('Points by which it moves the score'),
      because: z.string().nullable(),
    }),
  ),
});

const method = z.strictObject({
  score: z.string(),
  bands: z.array(z.strictObject({ band: z.string(), from: points })),
  sources: z.string(),
  signature: z.string(),
});

/** What a signed report says; its seal is over each section, and over each row of `findings` and `checks`. */
export const signedReport = z.strictObject({
  about,
  person,
  score,
  comparison: comparison.nullable().describe('With an earlier report of the same person, if there is one'),
  coverage,
  findings: z.array(finding),
  checks: z.array(check),
  method,
});

export type SignedReport = z.infer<typeof signedReport>;
