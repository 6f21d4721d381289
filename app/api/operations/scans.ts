import { z } from 'zod';
import { asPage, defineOperation, idParam, listingOf, pageOf, pageQuery } from '#app/api/define.ts';
import { count, isoTime } from '#contract/base/shapes.ts';
import { ownershipInput } from '#contract/scans/ownership-input.ts';
import { scanShape } from '#contract/scans/shapes/scan.ts';
import { todoInput } from '#contract/scans/todo-input.ts';
import { scanStatuses } from '#contract/scans/types.ts';
import { requireAccount } from '#core/base/person.ts';
import { scanAgain } from '#core/orders/actions/scan-again.ts';
import { answerFinding } from '#core/scans/actions/answer-finding.ts';
import { saveTodo } from '#core/scans/actions/save-todo.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { listOwnScans } from '#core/scans/queries/own-scans.ts';
import { getReportFile, reportFormats } from '#core/scans/queries/report-file.ts';
import { readWholeScan } from '#core/scans/queries/whole-scan.ts';

const tag = 'Scans';

const scanRow = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(scanStatuses),
  completion: z.number().describe('Percent'),
  createdAt: isoTime,
  summary: z.string().nullable(),
  exposures: count.nullable(),
  score: z.object({ score: count, most: count }).nullable().describe('Null where too few sources answered'),
});

const started = z.object({ scanId: z.uuid() });
const finding = z.strictObject({ scanId: z.uuid(), finding: todoInput.shape.finding });

const types = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  'csv.seal': 'text/plain; charset=utf-8',
  json: 'application/json',
} as const;

export const scanOperations = [
  defineOperation({
    id: 'listScans',
    method: 'GET',
    path: '/scans',
    tag,
    scope: 'scans:read',
    summary: 'List scans, newest first',
    query: pageQuery,
    answer: pageOf(scanRow),
    run: async (ctx, { query }) => asPage(await listOwnScans(ctx, listingOf(query))),
  }),
  defineOperation({
    id: 'startScan',
    method: 'POST',
    path: '/scans',
    tag,
    scope: 'scans:write',
    summary: 'Start a free scan of the address of the account, or find the one that is running',
    answer: started,
    status: 202,
    actions: ['scans/start-free-scan'],
    async run(ctx) {
      const { email, fullName } = requireAccount(ctx).actor;
      const scan = await startFreeScan(ctx, { name: fullName ?? email, email });
      if (scan.kind !== 'started') throw new Error('a scan of an account starts at once');
      return { scanId: scan.scanId };
    },
  }),
  defineOperation({
    id: 'scanAgain',
    method: 'POST',
    path: '/scans/again',
    tag,
    scope: 'scans:write',
    summary: 'Scan again for the newest report that was paid for',
    answer: started,
    status: 202,
    actions: ['orders/scan-again'],
    run: async (ctx) => ({ scanId: await scanAgain(ctx) }),
  }),
  defineOperation({
    id: 'readScan',
    method: 'GET',
    path: '/scans/{scanId}',
    tag,
    scope: 'scans:read',
    summary: 'Read a scan: findings with their certainty, the state of each source, what was done about it',
    params: idParam('scanId'),
    answer: scanShape,
    run: (ctx, { params }) => readWholeScan(ctx, params.scanId),
  }),
  defineOperation({
    id: 'downloadReport',
    method: 'GET',
    path: '/scans/{scanId}/report',
    tag,
    scope: 'scans:read',
    summary: 'Download the report of a finished scan',
    params: idParam('scanId'),
    query: z.strictObject({ format: z.enum(reportFormats).default('json') }),
    answer: 'file',
    async run(ctx, { params, query }) {
      return { ...(await getReportFile(ctx, params.scanId, query.format)), type: types[query.format] };
    },
  }),
  defineOperation({
    id: 'markFinding',
    method: 'PUT',
    path: '/scans/{scanId}/findings/{finding}',
    tag,
    scope: 'scans:write',
    summary: 'Say what was done about a finding: which steps, and whether it is done',
    params: finding,
    body: todoInput.omit({ finding: true }),
    actions: ['scans/save-todo'],
    run: (ctx, { params, body }) =>
      saveTodo(ctx, params.scanId, { ...body, finding: params.finding }).then(() => undefined),
  }),
  defineOperation({
    id: 'answerFinding',
    method: 'PUT',
    path: '/scans/{scanId}/findings/{finding}/answer',
    tag,
    scope: 'scans:write',
    summary: 'Say whether a finding that was found by a name is yours',
    params: finding,
    body: ownershipInput.omit({ finding: true }),
    actions: ['scans/answer-finding'],
    run: (ctx, { params, body }) =>
      answerFinding(ctx, params.scanId, { ...body, finding: params.finding }).then(() => undefined),
  }),
];
