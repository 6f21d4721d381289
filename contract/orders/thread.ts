import type { OrderFile, OrderMessage, OrderStep, OrderView } from './types.ts';

interface Entry {
  id: string;
  /** ISO 8601 */
  at: string;
}

interface MessageEntry extends Entry {
  kind: 'message';
  message: OrderMessage;
  /** What came with it. */
  files: OrderFile[];
}

interface FileEntry extends Entry {
  kind: 'file';
  file: OrderFile;
}

interface StepEntry extends Entry {
  kind: 'step';
  step: OrderStep;
}

/** One thing in the conversation of an order: what was written, handed over or changed. */
export type ThreadEntry = MessageEntry | FileEntry | StepEntry;

/** What of a conversation is shown. */
export const threadViews = ['all', 'messages', 'files'] as const;
export type ThreadView = (typeof threadViews)[number];

type Told = Pick<OrderView, 'messages' | 'files' | 'steps'>;

function messageEntries({ messages, files }: Told): ThreadEntry[] {
  const byMessage = Map.groupBy(files, ({ messageId }) => messageId);
  return messages.map((message) => ({
    ...{ kind: 'message', id: message.id, at: message.sentAt, message },
    files: byMessage.get(message.id) ?? [],
  }));
}

const fileEntries = ({ files }: Told): ThreadEntry[] =>
  files
    .filter(({ messageId }) => messageId === null)
    .map((file) => ({ kind: 'file', id: file.id, at: file.addedAt, file }));

/** That a file was added is told by the file. */
const stepEntries = ({ steps }: Told): ThreadEntry[] =>
  steps.filter(({ about }) => about !== 'file').map((step) => ({ kind: 'step', id: step.id, at: step.at, step }));

const isShown = (view: ThreadView, entry: ThreadEntry): boolean => {
  if (view === 'all') return true;
  if (view === 'messages') return entry.kind === 'message';
  return entry.kind === 'file' || (entry.kind === 'message' && entry.files.length > 0);
};

/** Messages, files and changes of an order as one conversation, oldest first. What happened at once stands as it came. */
export function threadOf(order: Told, view: ThreadView = 'all'): ThreadEntry[] {
  const entries = [...stepEntries(order), ...messageEntries(order), ...fileEntries(order)];
  return entries.filter((entry) => isShown(view, entry)).sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
