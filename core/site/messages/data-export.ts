import { messageShape } from '#contract/site/message-shape.ts';
import { type ExportSection, everyRow } from '#core/base/export-section.ts';
import { listOwnMessages } from './queries/own-messages.ts';

export const messageExport: readonly ExportSection[] = [
  {
    chapter: 'messages',
    name: 'messages',
    title: 'What you wrote through the contact form',
    shape: messageShape,
    rows: (ctx) => everyRow((listing) => listOwnMessages(ctx, listing)),
  },
];
