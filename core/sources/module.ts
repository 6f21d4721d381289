import type { Module } from '#core/base/module.ts';
import { deleteAnswersAbout } from '#core/sources/actions/delete-answers.ts';
import * as catalogueJobs from '#core/sources/catalogues/jobs.ts';
import * as emails from '#core/sources/health/emails.ts';
import * as jobs from '#core/sources/health/jobs.ts';
import { sourcePermissions } from '#core/sources/health/policy.ts';
import * as gauges from './gauges.ts';
import { sourcesKept } from './kept.ts';

export const sources: Module = {
  name: 'sources',
  permissions: sourcePermissions,
  emails: Object.values(emails),
  jobs: [...Object.values(jobs), ...Object.values(catalogueJobs)],
  gauges: Object.values(gauges),
  kept: sourcesKept,
  erasure: [
    async (tx, { vault }, { email }) => {
      await deleteAnswersAbout(tx, vault, email);
      return 0;
    },
  ],
};
