import type { Browser } from '@playwright/test';
import { waitForHydration } from '../e2e/patience.ts';

interface Asset {
  type: string;
  /** Body as it crossed the wire. */
  bytes: number;
}

export interface FirstLook {
  assets: Asset[];
  firstByteMs: number;
  paintMs: number;
  /** Processor time of the page's process, all its threads, until two seconds after it was asked for. */
  processorMs: number;
}

/** Until then everything that moves on its own has come to rest. */
const SETTLED_MS = 2_000;

interface Visitor {
  /** Points at the page as soon as it is there: its scripts start. */
  touches?: boolean;
}

/** Opens a page with an empty cache, as somebody does who has never been here. */
export async function firstLook(browser: Browser, url: string, { touches }: Visitor = {}): Promise<FirstLook> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const assets: Promise<Asset>[] = [];
  page.on('requestfinished', (request) => {
    assets.push(
      request.sizes().then(({ responseBodySize }) => ({ type: request.resourceType(), bytes: responseBodySize })),
    );
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const settled = page.waitForTimeout(SETTLED_MS);
  await page.goto(url, { waitUntil: 'networkidle' });
  if (touches) {
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
  }
  await settled;
  const { metrics } = await devtools.send('Performance.getMetrics');
  const processorMs = (metrics.find(({ name }) => name === 'ProcessTime')?.value ?? 0) * 1_000;
  const times = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return { firstByteMs: navigation?.responseStart ?? 0, paintMs: paint?.startTime ?? 0 };
  });
  const done = await Promise.all(assets);
  await context.close();
  return { assets: done, processorMs, ...times };
}

export const ofType = ({ assets }: FirstLook, type: string): Asset[] => assets.filter((asset) => asset.type === type);
export const bytesOf = (assets: readonly Asset[]): number => assets.reduce((total, { bytes }) => total + bytes, 0);
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** @param part of all values that are at most as large, e.g. 0.5 for the median */
export function share(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
}
