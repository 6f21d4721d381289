import { z } from 'zod';
import { isoTime } from '#contract/base/shapes.ts';
import { watchShape } from '#contract/watching/shapes.ts';
import type { Context } from '#core/base/context.ts';
import type { ExportSection } from '#core/base/export-section.ts';
import { listOwnYears, readOwnWatch } from './queries/own-watch.ts';

async function* ownWatch(ctx: Context) {
  const { takesMail: _, isScanning: __, scope: ___, ...own } = await readOwnWatch(ctx);
  yield own;
}

const year = z.object({
  orderId: z.uuid(),
  startsAt: isoTime,
  endsAt: isoTime,
});

async function* ownYears(ctx: Context) {
  yield* await listOwnYears(ctx);
}

export const watchingExport: readonly ExportSection[] = [
  { chapter: 'scans', name: 'watching', title: 'Watching, and what it has noticed', shape: watchShape, rows: ownWatch },
  { chapter: 'orders', name: 'watched-years', title: 'Years of watching', shape: year, rows: ownYears },
];
