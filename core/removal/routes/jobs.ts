import { z } from 'zod';
import { defineJob } from '#platform/queue/define.ts';
import { checkRoutes } from './actions/check-routes.ts';

/** Runs often and looks at a few routes each time, so that a week's looks are spread over the week. */
export const routeCheck = defineJob({
  name: 'removal.routes',
  input: z.strictObject({}),
  schedule: '*/5 * * * *',
  options: { concurrency: 1, expireInSeconds: 290, retryLimit: 0 },
  async run(platform, _input, { signal }) {
    if (platform.config.routeChecks) await checkRoutes(platform, signal);
  },
});
