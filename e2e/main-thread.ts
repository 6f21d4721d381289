import type { Browser, Page } from '@playwright/test';

/** One event of a trace, as far as it is read here. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time of its thread, in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline'];

/**
 * What the main thread of a page did while something happened: processor time of each task in milliseconds, the longest
 * first. Others on the machine take time from a task, and no work. What a test asks the page is a task as well.
 */
export async function tasksDuring(browser: Browser, page: Page, happening: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await happening();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const placeOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const mains = new Set(traceEvents.filter(isMain).map(placeOf));
  return traceEvents
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && mains.has(placeOf(event)))
    .map(({ tdur = Number.NaN }) => tdur / 1_000)
    .sort((a, b) => b - a);
}

const REFERENCE_ROWS = 4_000;
/** What an idle core of 2026 takes to style and lay out so many rows. */
const REFERENCE_MS = 400;

/**
 * How many times longer than an idle core of 2026 this machine takes now for a fixed piece of styling and layout, at
 * least 1: a core that is slow, or shared with other tests, takes more processor time for the same work.
 */
export async function slowdownOf(browser: Browser, page: Page): Promise<number> {
  const [longest = 0] = await tasksDuring(browser, page, () =>
    page.evaluate((rows) => {
      const list = document.createElement('ul');
      const cells = '<b>Name</b><i>State</i><span>Time</span>';
      list.innerHTML = `<li style="display:grid;grid-template-columns:auto 1fr auto">${cells}</li>`.repeat(rows);
      document.body.append(list);
      list.getBoundingClientRect();
      list.remove();
    }, REFERENCE_ROWS),
  );
  return Math.max(1, longest / REFERENCE_MS);
}
