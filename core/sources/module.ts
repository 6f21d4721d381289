import type { Module } from '#core/base/module.ts';
import { deleteAnswersAbout } from '#core/sources/actions/delete-answers.ts';
import * as emails from '#core/sources/health/emails.ts';
import * as jobs from '#core/sources/health/jobs.ts';
import { sourcePermissions } from '#core/sources/health/policy.ts';

export const sources: Module = {
  name: 'sources',
  permissions: sourcePermissions,
  emails: Object.values(emails),
  jobs: Object.values(jobs),
  erasure: [
    async (tx, { vault }, { email }) => {
      await deleteAnswersAbout(tx, vault, email);
      return 0;
    },
  ],
};
