import { z } from 'zod';
import { messageStatuses } from '#contract/site/messages.ts';
import { type ExportSection, everyRow, exportTime } from '#core/base/export-section.ts';
import { listOwnMessages } from './queries/own-messages.ts';

const message = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(messageStatuses),
  sentAt: exportTime,
  replies: z.array(z.object({ id: z.uuid(), text: z.string(), sentAt: exportTime })),
});

export const messageExport: readonly ExportSection[] = [
  {
    chapter: 'messages',
    name: 'messages',
    title: 'What you wrote through the contact form',
    shape: message,
    rows: (ctx) => everyRow((listing) => listOwnMessages(ctx, listing)),
  },
];
