// What a visitor's first look at the home page costs, in Chromium: requests, bytes, times. `npm run bench:home`.
import { chromium } from '@playwright/test';
import { install } from '../e2e/installation.ts';
import { findBrowser } from '../scripts/browser.ts';

const MOST_SCRIPT_BYTES = 110 * 1024;
const ROUNDS = 15;

interface Asset {
  type: string;
  /** Body as it crossed the wire. */
  bytes: number;
}

const browser = await chromium.launch({
  ...findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const installation = await install('embedded');

async function firstLook(): Promise<{ assets: Asset[]; firstByteMs: number; paintMs: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const assets: Promise<Asset>[] = [];
  page.on('requestfinished', (request) => {
    assets.push(
      request.sizes().then(({ responseBodySize }) => ({ type: request.resourceType(), bytes: responseBodySize })),
    );
  });
  await page.goto(installation.url, { waitUntil: 'networkidle' });
  const times = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return { firstByteMs: navigation?.responseStart ?? 0, paintMs: paint?.startTime ?? 0 };
  });
  const done = await Promise.all(assets);
  await context.close();
  return { assets: done, ...times };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const sum = (assets: Asset[]) => assets.reduce((total, asset) => total + asset.bytes, 0);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

try {
  const looks = [];
  for (let round = 0; round < ROUNDS; round++) looks.push(await firstLook());
  const assets = looks[0]?.assets ?? [];
  const scripts = assets.filter(({ type }) => type === 'script');
  const rows: [string, string][] = [
    ['Requests', String(assets.length)],
    ['Bytes in all', kilobytes(sum(assets))],
    ['JavaScript (br)', `${kilobytes(sum(scripts))} in ${scripts.length} files`],
    ['CSS (br)', kilobytes(sum(assets.filter(({ type }) => type === 'stylesheet')))],
    ['Fonts', kilobytes(sum(assets.filter(({ type }) => type === 'font')))],
    ['HTML (compressed)', kilobytes(sum(assets.filter(({ type }) => type === 'document')))],
    ['Time to first byte, median', `${median(looks.map(({ firstByteMs }) => firstByteMs)).toFixed(1)} ms`],
    ['First contentful paint, median', `${median(looks.map(({ paintMs }) => paintMs)).toFixed(0)} ms`],
  ];
  for (const [name, value] of rows) process.stdout.write(`${name.padEnd(34)}${value}\n`);
  if (sum(scripts) > MOST_SCRIPT_BYTES) {
    process.stdout.write(`JavaScript is over its ${kilobytes(MOST_SCRIPT_BYTES)}\n`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await installation.stop();
}
