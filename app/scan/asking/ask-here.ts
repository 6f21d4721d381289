import { type BrowserQuestion, longestBrowserAnswer } from '#contract/scans/browser/questions.ts';

/** What came back, as it came. */
export interface BroughtAnswer {
  status: number;
  type: string;
  body: string;
}

const TIMEOUT_MS = 20_000;

/** Asks a source from this browser, without cookies and without saying where from. @throws TypeError where it cannot be reached */
export async function askHere({ url }: Pick<BrowserQuestion, 'url'>): Promise<BroughtAnswer> {
  const response = await fetch(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body = await response.text();
  if (new TextEncoder().encode(body).byteLength > longestBrowserAnswer) throw new RangeError('the answer is too long');
  return { status: response.status, type: response.headers.get('content-type') ?? '', body };
}
