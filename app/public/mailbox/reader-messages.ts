import type { MailboxAccounts, MailboxProgress } from '#contract/mailbox/find-accounts.ts';

/** A file with its folder, as the browser gives it. */
export interface ChosenFile {
  name: string;
  file: File;
}

/** To the worker. */
export type ReaderOrder = { is: 'read'; files: ChosenFile[] } | { is: 'pause' } | { is: 'resume' } | { is: 'stop' };

/** From the worker. `ready` comes once its script runs. */
export type ReaderNews =
  | { is: 'ready' }
  | { is: 'progress'; progress: MailboxProgress }
  | { is: 'done'; found: MailboxAccounts };
