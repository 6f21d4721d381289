import { pruneLimits } from '#platform/limits/prune.ts';
import { pruneLiveEvents } from '#platform/live/prune.ts';
import { mailDelivery } from '#platform/mail/deliver.ts';
import { giveUpOldMail } from '#platform/mail/give-up.ts';
import { pruneMail } from '#platform/mail/prune.ts';
import type { MailTransport } from '#platform/mail/transport.ts';
import { pruneOutbox } from '#platform/outbox/prune.ts';
import type { JobDefinition } from '#platform/queue/define.ts';
import { emails, modules } from '#server/modules.ts';

/** Every job there is: the modules' and the platform's own. */
export const jobsWith = (transport: MailTransport): readonly JobDefinition[] => [
  mailDelivery(emails, transport),
  giveUpOldMail,
  ...modules.flatMap(({ jobs = [] }) => jobs),
  pruneLimits,
  pruneLiveEvents,
  pruneMail,
  pruneOutbox,
];
