import { z } from 'zod';
import { changeKinds, watchPaces } from '#contract/watching/types.ts';
import type { Context } from '#core/base/context.ts';
import { type ExportSection, exportTime } from '#core/base/export-section.ts';
import { listOwnYears, readOwnWatch } from './queries/own-watch.ts';

const change = z.object({
  kind: z.enum(changeKinds),
  at: exportTime.describe('When it was noticed'),
  title: z.string(),
  since: z.string().nullable().describe('YYYY-MM-DD, YYYY-MM or YYYY'),
  path: z.string().describe('The report that shows it'),
});

const watch = z.object({
  isOn: z.boolean(),
  pace: z.enum(watchPaces),
  timeZone: z.string().nullable(),
  nextAt: exportTime.nullable().describe('When the next scan is due'),
  changes: z.array(change).describe('What was noticed since it is on'),
});

async function* ownWatch(ctx: Context) {
  const { takesMail: _, isScanning: __, scope: ___, ...own } = await readOwnWatch(ctx);
  yield own;
}

const year = z.object({
  orderId: z.uuid(),
  startsAt: exportTime,
  endsAt: exportTime,
});

async function* ownYears(ctx: Context) {
  yield* await listOwnYears(ctx);
}

export const watchingExport: readonly ExportSection[] = [
  { chapter: 'scans', name: 'watching', title: 'Watching, and what it has noticed', shape: watch, rows: ownWatch },
  { chapter: 'orders', name: 'watched-years', title: 'Years of watching', shape: year, rows: ownYears },
];
