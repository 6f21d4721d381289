import { z } from 'zod';
import { publishDuePosts } from '#core/site/posts/actions/publish-due.ts';
import { defineJob } from '#platform/queue/define.ts';

/** Publishes the drafts whose time has come, within a minute of it. */
export const postPublishDue = defineJob({
  name: 'post.publish-due',
  input: z.strictObject({}),
  schedule: '* * * * *',
  options: { concurrency: 1 },
  async run(platform) {
    await publishDuePosts(platform);
  },
});
