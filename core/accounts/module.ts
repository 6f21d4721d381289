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
import { tokensEndWith } from './tokens/actions/end-tokens-of.ts';
import * as tokenEmails from './tokens/emails.ts';
import * as tokenJobs from './tokens/jobs.ts';

export const accounts: Module = {
  name: 'accounts',
  permissions: accountPermissions,
  emails: [profileEmails, sessionEmails, factorEmails, providerEmails, tokenEmails].flatMap((one) =>
    Object.values(one),
  ),
  jobs: [sessionJobs, tokenJobs].flatMap((one) => Object.values(one)),
  subscriptions: [inviteOnNewRole, ...tokensEndWith],
  exportSections: accountExport,
  kept: accountsKept,
};
