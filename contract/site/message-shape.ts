import { z } from 'zod';
import { isoTime } from '#contract/base/shapes.ts';
import { messageStatuses } from './messages.ts';

export const messageShape = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(messageStatuses),
  sentAt: isoTime,
  replies: z.array(z.object({ id: z.uuid(), text: z.string(), sentAt: isoTime })),
});
