import type { z } from 'zod';
import type { FindingComments } from '#contract/scans/comments.ts';
import type { scanShape } from '#contract/scans/shapes/scan.ts';
import { type Todos, untouched } from '#contract/scans/todos.ts';
import type { FindingView } from '#contract/scans/types.ts';
import type { Context } from '#core/base/context.ts';
import { getOwnScan } from './own-scan.ts';

const wholeFinding = (finding: FindingView, todos: Todos, comments: FindingComments) => ({
  ...finding,
  steps: finding.steps.map(({ text }) => text),
  todo: todos[finding.id] ?? untouched,
  comment: comments[finding.id] ?? null,
});

/**
 * A scan of the actor's with everything that was found, done and said about it, in the shape that leaves the product.
 * @throws AppError as `getOwnScan`
 */
export async function readWholeScan(ctx: Context, scanId: string): Promise<z.input<typeof scanShape>> {
  const { scan, todos, comments } = await getOwnScan(ctx, scanId);
  return { ...scan, findings: scan.findings.map((one) => wholeFinding(one, todos, comments)) };
}
