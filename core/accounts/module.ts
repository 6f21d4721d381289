import type { Module } from '#core/base/module.ts';
import { accountExport } from './data-export.ts';
import * as factorEmails from './factors/emails.ts';
import { accountsKept } from './kept.ts';
import * as profileEmails from './profile/emails.ts';
import { accountPermissions } from './profile/policy.ts';
import * as providerEmails from './provider/emails.ts';
import { inviteOnNewRole } from './sessions/actions/request-enrolment.ts';
import * as sessionEmails from './sessions/emails.ts';
import * as sessionJobs from './sessions/jobs.ts';

export const accounts: Module = {
  name: 'accounts',
  permissions: accountPermissions,
  emails: [profileEmails, sessionEmails, factorEmails, providerEmails].flatMap((one) => Object.values(one)),
  jobs: Object.values(sessionJobs),
  subscriptions: [inviteOnNewRole],
  exportSections: accountExport,
  kept: accountsKept,
};
