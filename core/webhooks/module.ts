import type { Module } from '#core/base/module.ts';
import { webhookExport } from './data-export.ts';
import * as emails from './emails.ts';
import { webhookSubscriptions } from './internal/subscriptions.ts';
import * as jobs from './jobs.ts';
import { webhooksKept } from './kept.ts';
import { webhookPermissions } from './policy.ts';

/** Its rows go with the profile. */
export const webhooks: Module = {
  name: 'webhooks',
  permissions: webhookPermissions,
  emails: Object.values(emails),
  jobs: Object.values(jobs),
  subscriptions: webhookSubscriptions,
  exportSections: webhookExport,
  kept: webhooksKept,
};
