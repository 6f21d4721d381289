import { useEffect, useRef, useState } from 'react';
import { companyFilePath, type KnownCompany, readCompanyFile } from '#contract/mailbox/company-file.ts';
import type { MailboxAccounts, MailboxProgress } from '#contract/mailbox/find-accounts.ts';
import type { ChosenFile, ReaderNews, ReaderOrder } from './reader-messages.ts';

export type ReaderState =
  | { is: 'starting' }
  | { is: 'ready' }
  /** Its scripts or its list of companies did not come. */
  | { is: 'failed' }
  | { is: 'reading'; progress: MailboxProgress | null; isPaused: boolean; leftMs: number | null }
  | { is: 'done'; found: MailboxAccounts };

export interface Reader {
  state: ReaderState;
  companies: ReadonlyMap<string, KnownCompany>;
  read(files: ChosenFile[]): void;
  pause(): void;
  resume(): void;
  /** What was found until then is shown. */
  stop(): void;
  /** Back to choosing a file. */
  forget(): void;
}

/** The list of companies, as a script: nothing else may be loaded by the page. @throws whatever keeps it from loading */
async function loadCompanies(): Promise<ReadonlyMap<string, KnownCompany>> {
  const { default: text } = (await import(/* @vite-ignore */ companyFilePath)) as { default: string };
  return readCompanyFile(text);
}

/** Time in which the reader has read, without pauses. */
function createStopwatch() {
  let passed = 0;
  let since: number | null = null;
  return {
    start: () => {
      since ??= performance.now();
    },
    halt: () => {
      passed = totalMs();
      since = null;
    },
    totalMs,
  };
  function totalMs(): number {
    return passed + (since === null ? 0 : performance.now() - since);
  }
}

const estimateLeft = ({ bytes, totalBytes }: MailboxProgress, ms: number): number | null =>
  bytes > 0 && ms > 1_000 ? (ms * (totalBytes - bytes)) / bytes : null;

/** Everything that reading needs is loaded before a file can be chosen, so that nothing is asked for afterwards. */
export function useReader(): Reader {
  const [state, setState] = useState<ReaderState>({ is: 'starting' });
  const [companies, setCompanies] = useState<ReadonlyMap<string, KnownCompany>>(new Map());
  const worker = useRef<Worker>(null);
  const watch = useRef(createStopwatch());

  useEffect(() => {
    let isOpen = true;
    const reader = new Worker(new URL('./mailbox-worker.ts', import.meta.url), { type: 'module' });
    worker.current = reader;
    const isReady = new Promise<void>((resolve, reject) => {
      reader.addEventListener('error', () => reject(new Error('The reader did not start')));
      reader.addEventListener('message', ({ data }: MessageEvent<ReaderNews>) => data.is === 'ready' && resolve());
    });
    reader.addEventListener('message', ({ data: news }: MessageEvent<ReaderNews>) => {
      if (news.is === 'progress') {
        const leftMs = estimateLeft(news.progress, watch.current.totalMs());
        setState((now) => (now.is === 'reading' ? { ...now, progress: news.progress, leftMs } : now));
      } else if (news.is === 'done') setState({ is: 'done', found: news.found });
    });
    Promise.all([loadCompanies(), isReady])
      .then(([known]) => {
        if (!isOpen) return;
        setCompanies(known);
        setState({ is: 'ready' });
      })
      .catch((error: unknown) => {
        console.warn('The reader of mailboxes could not be loaded', error);
        if (isOpen) setState({ is: 'failed' });
      });
    return () => {
      isOpen = false;
      reader.terminate();
    };
  }, []);

  const order = (what: ReaderOrder) => worker.current?.postMessage(what);
  const setPaused = (isPaused: boolean) => setState((now) => (now.is === 'reading' ? { ...now, isPaused } : now));
  return {
    state,
    companies,
    read(files) {
      watch.current = createStopwatch();
      watch.current.start();
      setState({ is: 'reading', progress: null, isPaused: false, leftMs: null });
      order({ is: 'read', files });
    },
    pause() {
      watch.current.halt();
      setPaused(true);
      order({ is: 'pause' });
    },
    resume() {
      watch.current.start();
      setPaused(false);
      order({ is: 'resume' });
    },
    stop: () => order({ is: 'stop' }),
    forget: () => setState({ is: 'ready' }),
  };
}
