import type { Module } from '#core/base/module.ts';
import { accountsExport } from './accounts/data-export.ts';
import { accountsKept } from './accounts/kept.ts';
import { removalExport } from './data-export.ts';
import * as emails from './emails.ts';
import * as figureJobs from './figures/jobs.ts';
import * as jobs from './jobs.ts';
import { removalKept } from './kept.ts';
import { removalPermissions } from './policy.ts';
import * as proofJobs from './proof/jobs.ts';
import { proofKept } from './proof/kept.ts';
import { proofSubscriptions } from './proof/subscriptions.ts';
import * as routeJobs from './routes/jobs.ts';
import { routePermissions } from './routes/policy.ts';

/** Requests to companies, from the letter to its proof. Its rows go with the profile, and cannot be read without its key. */
export const removal: Module = {
  name: 'removal',
  permissions: { ...removalPermissions, ...routePermissions },
  emails: Object.values(emails),
  jobs: [jobs, routeJobs, proofJobs, figureJobs].flatMap((own) => Object.values(own)),
  subscriptions: proofSubscriptions,
  exportSections: [...removalExport, ...accountsExport],
  kept: [...removalKept, ...proofKept, ...accountsKept],
};
