// What a visitor's first look at the home page costs, in Chromium: requests, bytes, times. `npm run bench:home`.
import { chromium } from '@playwright/test';
import { install } from '../e2e/installation.ts';
import { findBrowser } from '../scripts/browser.ts';
import { bytesOf, firstLook, kilobytes, ofType, share } from './first-look.ts';

/** Until somebody touches the page, and from then on. */
const MOST_SCRIPT_BYTES = { untouched: 20 * 1024, touched: 125 * 1024 };
const ROUNDS = 15;

const browser = await chromium.launch({
  ...findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const installation = await install('embedded');

try {
  const looks = [];
  for (let round = 0; round < ROUNDS; round++) looks.push(await firstLook(browser, installation.url));
  // The first comes before the page is in memory, and is packed otherwise.
  const last = looks.at(-1);
  if (!last) throw new Error('nothing was looked at');
  const scripts = ofType(last, 'script');
  const touched = ofType(await firstLook(browser, installation.url, { touches: true }), 'script');
  const milliseconds = (values: number[], digits: number) => `${share(values, 0.5).toFixed(digits)} ms`;
  const rows: [string, string][] = [
    ['Requests', String(last.assets.length)],
    ['Bytes in all', kilobytes(bytesOf(last.assets))],
    ['JavaScript (br), untouched', `${kilobytes(bytesOf(scripts))} in ${scripts.length} files`],
    ['JavaScript (br), once touched', `${kilobytes(bytesOf(touched))} in ${touched.length} files`],
    ['CSS (br)', kilobytes(bytesOf(ofType(last, 'stylesheet')))],
    ['Fonts', kilobytes(bytesOf(ofType(last, 'font')))],
    ['HTML (compressed)', kilobytes(bytesOf(ofType(last, 'document')))],
    [
      'Time to first byte, median',
      milliseconds(
        looks.map(({ firstByteMs }) => firstByteMs),
        1,
      ),
    ],
    [
      'First contentful paint, median',
      milliseconds(
        looks.map(({ paintMs }) => paintMs),
        0,
      ),
    ],
    [
      'Processor time, first 2 s, median',
      milliseconds(
        looks.map(({ processorMs }) => processorMs),
        0,
      ),
    ],
  ];
  for (const [name, value] of rows) process.stdout.write(`${name.padEnd(34)}${value}\n`);
  for (const [when, files] of Object.entries({ untouched: scripts, touched })) {
    const most = MOST_SCRIPT_BYTES[when as keyof typeof MOST_SCRIPT_BYTES];
    if (bytesOf(files) <= most) continue;
    process.stdout.write(`JavaScript, ${when}, is over its ${kilobytes(most)}\n`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await installation.stop();
}
