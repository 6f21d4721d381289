import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';

/** One event of a trace, as far as it is read here. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** When it began, and what it lasted once it is over; microseconds. */
  ts: number;
  dur?: number;
  /** Processor time of its thread, in microseconds. */
  tdur?: number;
}

const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Leaves a mark of that name in the trace, from the page's main thread. */
const markIn = (page: Page, name: string): Promise<void> => page.evaluate((text) => void performance.mark(text), name);

/** The only event of that name. @throws when the trace has none: what was to be measured is not in it */
function eventOf(events: readonly TraceEvent[], name: string): TraceEvent {
  const [event] = events.filter((one) => one.name === name);
  if (!event) throw new Error(`The trace of the main thread has no "${name}": it was not recorded as a whole.`);
  return event;
}

/**
 * What the main thread of a page did while something happened: processor time of each task in milliseconds, the longest
 * first. Others on the machine take time from a task, and no work. What a test asks the page is a task as well. The page
 * must not leave its address meanwhile.
 * @throws when the trace does not hold all of it, from the first moment to the last, from one thread
 */
export async function tasksDuring(browser: Browser, page: Page, happening: () => Promise<void>): Promise<number[]> {
  const [begin, end] = [`begin ${randomUUID()}`, `end ${randomUUID()}`];
  await browser.startTracing(page, { categories: CATEGORIES });
  await markIn(page, begin);
  await happening();
  // A page answers from within a task, which the trace holds when it is over: it is once the next one has begun.
  await markIn(page, end);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const [first, last] = [eventOf(traceEvents, begin), eventOf(traceEvents, end)];
  const isOnThread = ({ pid, tid }: TraceEvent) => pid === first.pid && tid === first.tid;
  if (!isOnThread(last)) throw new Error('The page has another main thread than when it was first looked at.');
  return (
    traceEvents
      .filter((event) => event.name === 'RunTask' && event.ph === 'X' && isOnThread(event))
      .filter(({ ts, dur = Number.NaN }) => ts > first.ts && ts + dur < last.ts)
      // Some traces lack the processor time of a task, which is no longer than its time on the wall.
      .map(({ tdur, dur = Number.NaN }) => (tdur ?? dur) / 1_000)
      .sort((a, b) => b - a)
  );
}

const REFERENCE_ROWS = 4_000;
/** What an idle core of 2026 takes to style and lay out so many rows. */
const REFERENCE_MS = 400;

/** One task of the page's main thread: a fixed piece of styling and layout, which takes an idle core 400 ms. */
export const doFixedWork = (page: Page): Promise<void> =>
  page.evaluate((rows) => {
    const list = document.createElement('ul');
    const cells = '<b>Name</b><i>State</i><span>Time</span>';
    list.innerHTML = `<li style="display:grid;grid-template-columns:auto 1fr auto">${cells}</li>`.repeat(rows);
    document.body.append(list);
    list.getBoundingClientRect();
    list.remove();
  }, REFERENCE_ROWS);

/**
 * How many times longer than an idle core of 2026 this machine takes now for a fixed piece of styling and layout, at
 * least 1: a core that is slow, or shared with other tests, takes more processor time for the same work.
 */
export async function slowdownOf(browser: Browser, page: Page): Promise<number> {
  const [longest = Number.NaN] = await tasksDuring(browser, page, () => doFixedWork(page));
  return Math.max(1, longest / REFERENCE_MS);
}
