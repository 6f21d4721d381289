import type { Module } from '#core/base/module.ts';
import { messageExport } from './messages/data-export.ts';
import * as messageEmails from './messages/emails.ts';
import { deleteMessagesFrom } from './messages/erase.ts';
import * as messageJobs from './messages/jobs.ts';
import { messagesKept } from './messages/kept.ts';
import * as pictureJobs from './pictures/jobs.ts';
import { sitePermissions } from './policy.ts';
import * as postJobs from './posts/jobs.ts';

export const site: Module = {
  name: 'site',
  permissions: sitePermissions,
  emails: Object.values(messageEmails),
  jobs: [...Object.values(pictureJobs), ...Object.values(postJobs), ...Object.values(messageJobs)],
  erasure: [(tx, platform, { email }) => deleteMessagesFrom(tx, platform, email, 200)],
  exportSections: messageExport,
  kept: messagesKept,
};
