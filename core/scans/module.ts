import type { Module } from '#core/base/module.ts';
import { scanExport } from './data-export.ts';
import * as emails from './emails.ts';
import { deleteScansOf } from './erase.ts';
import * as gauges from './gauges.ts';
import { claimOnConfirmation } from './internal/claim.ts';
import { withdrawOnRecall } from './internal/recall.ts';
import * as jobs from './jobs.ts';
import { scansKept } from './kept.ts';

export const scans: Module = {
  name: 'scans',
  emails: Object.values(emails),
  jobs: Object.values(jobs),
  gauges: Object.values(gauges),
  subscriptions: [claimOnConfirmation, withdrawOnRecall],
  erasure: [(tx, platform, leaving) => deleteScansOf(tx, platform, leaving, 200)],
  exportSections: scanExport,
  kept: scansKept,
};
