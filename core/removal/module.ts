import type { Module } from '#core/base/module.ts';
import * as routeJobs from './routes/jobs.ts';
import { routePermissions } from './routes/policy.ts';

/** Whom people can ask to close an account or to delete their data. */
export const removal: Module = {
  name: 'removal',
  permissions: routePermissions,
  jobs: Object.values(routeJobs),
};
