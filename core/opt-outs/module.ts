import type { Module } from '#core/base/module.ts';
import { optOutExport } from './data-export.ts';
import * as emails from './emails.ts';
import * as jobs from './jobs.ts';
import { optOutsKept } from './kept.ts';

/** An opt-out outlives the account of its address: that is what it is for. */
export const optOuts: Module = {
  name: 'opt-outs',
  emails: Object.values(emails),
  jobs: Object.values(jobs),
  exportSections: optOutExport,
  kept: optOutsKept,
};
