import type { Browser } from '@playwright/test';

interface Asset {
  type: string;
  /** Body as it crossed the wire. */
  bytes: number;
}

export interface FirstLook {
  assets: Asset[];
  firstByteMs: number;
  paintMs: number;
}

/** Opens a page with an empty cache, as somebody does who has never been here. */
export async function firstLook(browser: Browser, url: string): Promise<FirstLook> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const assets: Promise<Asset>[] = [];
  page.on('requestfinished', (request) => {
    assets.push(
      request.sizes().then(({ responseBodySize }) => ({ type: request.resourceType(), bytes: responseBodySize })),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const times = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return { firstByteMs: navigation?.responseStart ?? 0, paintMs: paint?.startTime ?? 0 };
  });
  const done = await Promise.all(assets);
  await context.close();
  return { assets: done, ...times };
}

export const ofType = ({ assets }: FirstLook, type: string): Asset[] => assets.filter((asset) => asset.type === type);
export const bytesOf = (assets: readonly Asset[]): number => assets.reduce((total, { bytes }) => total + bytes, 0);
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** @param part of all values that are at most as large, e.g. 0.5 for the median */
export function share(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
}
