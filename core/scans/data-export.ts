import { z } from 'zod';
import type { FindingComments } from '#contract/scans/comments.ts';
import { ownershipLabel } from '#contract/scans/ownership.ts';
import { severities } from '#contract/scans/severity.ts';
import { type Todos, todoStates, untouched } from '#contract/scans/todos.ts';
import {
  certaintyLabel,
  checkStates,
  type FindingView,
  findingCategories,
  findingGroups,
  identifierKinds,
  identifierProofs,
  notCheckedReasons,
  scanStatuses,
  sourceCategories,
} from '#contract/scans/types.ts';
import type { Context } from '#core/base/context.ts';
import { type ExportSection, everyRow, exportCount, exportTime, keysOf } from '#core/base/export-section.ts';
import { getOwnScan } from './queries/own-scan.ts';
import { listOwnScans } from './queries/own-scans.ts';

const finding = z.object({
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
        at: exportTime.nullable(),
        rule: exportCount.nullable().describe('Version of the rule by which the answer was read'),
        control: z.enum(['passed', 'none']).nullable().describe('Null where it was not kept'),
      }),
    )
    .describe('How each source came to report it'),
  lowersScoreBy: z.number().nullable(),
  todo: z
    .object({ state: z.enum(todoStates), steps: z.array(exportCount).describe('Places in `steps`, from 0') })
    .describe('What you said you have done about it'),
  comment: z
    .object({ text: z.string(), by: z.string(), at: exportTime.describe('When it was last written') })
    .nullable()
    .describe('What a specialist said about it'),
});

const range = {
  score: exportCount.describe('What is known, out of 100'),
  most: exportCount.describe('The most that the sources which did not answer could make of it'),
};

const score = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('scored'),
    ...range,
    open: z.object(range).nullable().describe('What there is still something to do about; 0 when nothing is left'),
    worst: z.enum(findingCategories).nullable().describe('What weighs most of what is open'),
    categories: z.array(z.object({ category: z.enum(findingCategories), points: z.number(), findings: exportCount })),
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
  expectedAt: exportTime.nullable().describe('About when it is asked, where that is still to come'),
  durationMs: z.number().nullable(),
  findings: exportCount,
  clearCovers: z.string().nullable().describe('What "nothing found" of this source covers'),
  reusedFrom: exportTime.nullable().describe('When it answered, where an earlier answer was used again'),
});

const scan = z.object({
  id: z.uuid(),
  status: z.enum(scanStatuses),
  completion: z.number(),
  name: z.string(),
  email: z.string(),
  createdAt: exportTime,
  startedAt: exportTime.nullable(),
  finishedAt: exportTime.nullable(),
  verdict: z.object({ headline: z.string(), detail: z.string() }),
  score: score.nullable(),
  identifiers: z.array(identifier).describe('What the sources were asked about'),
  findings: z.array(finding),
  checks: z.array(check),
});

async function* scanRows(ctx: Context) {
  for await (const { id } of everyRow((listing) => listOwnScans(ctx, listing))) {
    const { scan: own, todos, comments } = await getOwnScan(ctx, id);
    yield { ...own, findings: own.findings.map((one) => findingRow(one, todos, comments)) };
  }
}

const findingRow = (finding: FindingView, todos: Todos, comments: FindingComments) => ({
  ...finding,
  steps: finding.steps.map(({ text }) => text),
  todo: todos[finding.id] ?? untouched,
  comment: comments[finding.id] ?? null,
});

export const scanExport: readonly ExportSection[] = [
  {
    chapter: 'scans',
    name: 'scans',
    title: 'Scans, what they found, and what you did about it',
    shape: scan,
    rows: scanRows,
  },
];
