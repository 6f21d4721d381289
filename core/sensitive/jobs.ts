import { defineJob } from '#platform/queue/define.ts';
import { answerSensitive } from './actions/answer-sensitive.ts';
import { sensitiveAskJob } from './internal/job-names.ts';

export const sensitiveAsk = defineJob({
  ...sensitiveAskJob,
  options: { expireInSeconds: 120, concurrency: 2 },
  run: (platform, { identifierId }, { signal }) => answerSensitive(platform, identifierId, signal),
});
