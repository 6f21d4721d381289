import type { Topic } from '#contract/live.ts';
import { scanTopic, staffTopics, userTopic } from '#contract/live.ts';
import { type Actor, isStaff } from './context.ts';

/** Whether `actor` may hear that the thing named by `topic` changed. Topics that are none of ours are refused. */
export function mayWatch(actor: Actor, topic: string): topic is Topic {
  if (topic === 'branding-changes') return true;
  switch (actor.kind) {
    case 'visitor':
      return actor.scanIds.some((id) => topic === scanTopic(id));
    case 'person':
      return topic === userTopic(actor.userId) || (isStaff(actor) && staffTopics.some((one) => topic === one));
    case 'system':
      return false;
  }
}
