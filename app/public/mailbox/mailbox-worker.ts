import { findAccounts, type MailboxProgress } from '#contract/mailbox/find-accounts.ts';
import { fileOfBlob } from '#contract/mailbox/reading/blob-file.ts';
import type { ChosenFile, ReaderNews, ReaderOrder } from './reader-messages.ts';

/** Milliseconds between two reports: the page has other things to draw. */
const REPORT_MS = 200;

const postNews = (news: ReaderNews): void => self.postMessage(news);

let stop = new AbortController();
let resume: (() => void) | null = null;
let paused: Promise<void> = Promise.resolve();

function pauseReading(): void {
  if (resume) return;
  paused = new Promise((resolve) => {
    resume = resolve;
  });
}

function resumeReading(): void {
  resume?.();
  resume = null;
}

async function readFiles(files: readonly ChosenFile[]): Promise<void> {
  stop = new AbortController();
  let reportedAt = Number.NEGATIVE_INFINITY;
  const onProgress = (progress: MailboxProgress) => {
    if (performance.now() - reportedAt < REPORT_MS) return;
    reportedAt = performance.now();
    postNews({ is: 'progress', progress });
  };
  // Orders are heard while this waits for its next turn.
  const untilResumed = () => new Promise<void>((resolve) => setTimeout(resolve)).then(() => paused);
  const mailFiles = files.map(({ name, file }) => fileOfBlob(name, file));
  postNews({ is: 'done', found: await findAccounts(mailFiles, { onProgress, untilResumed, signal: stop.signal }) });
}

self.addEventListener('message', ({ data: order }: MessageEvent<ReaderOrder>) => {
  if (order.is === 'read') void readFiles(order.files);
  else if (order.is === 'pause') pauseReading();
  else {
    if (order.is === 'stop') stop.abort();
    resumeReading();
  }
});

postNews({ is: 'ready' });
