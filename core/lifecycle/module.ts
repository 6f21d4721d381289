import type { Module } from '#core/base/module.ts';
import { keepAccountOnSignIn } from './erasure/actions/keep-account.ts';
import * as emails from './erasure/emails.ts';
import * as jobs from './erasure/jobs.ts';
import { platformKept } from './kept/internal/platform-kept.ts';

export const lifecycle: Module = {
  name: 'lifecycle',
  emails: Object.values(emails),
  jobs: Object.values(jobs),
  subscriptions: [keepAccountOnSignIn],
  kept: platformKept,
};
