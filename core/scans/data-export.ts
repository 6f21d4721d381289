import { scanShape } from '#contract/scans/shapes/scan.ts';
import type { Context } from '#core/base/context.ts';
import { type ExportSection, everyRow } from '#core/base/export-section.ts';
import { listOwnScans } from './queries/own-scans.ts';
import { readWholeScan } from './queries/whole-scan.ts';

async function* scanRows(ctx: Context) {
  for await (const { id } of everyRow((listing) => listOwnScans(ctx, listing))) yield readWholeScan(ctx, id);
}

export const scanExport: readonly ExportSection[] = [
  {
    chapter: 'scans',
    name: 'scans',
    title: 'Scans, what they found, and what you did about it',
    shape: scanShape,
    rows: scanRows,
  },
];
