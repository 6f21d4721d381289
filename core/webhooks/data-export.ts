import { webhookShape } from '#contract/webhooks/shapes.ts';
import type { Context } from '#core/base/context.ts';
import type { ExportSection } from '#core/base/export-section.ts';
import { listWebhooks } from './queries/webhooks.ts';

async function* webhookRows(ctx: Context) {
  yield* await listWebhooks(ctx);
}

/** The secrets that sign are left out. */
export const webhookExport: readonly ExportSection[] = [
  { chapter: 'account', name: 'webhooks', title: 'Webhooks', shape: webhookShape, rows: webhookRows },
];
