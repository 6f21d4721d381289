import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';
import { findPostgres } from './tests/postgres.ts';

const browser = findBrowser();
/** Each has a product, a server of PostgreSQL and a browser in memory. */
const MOST_WORKERS = 6;
/** Journeys that are made on both databases say so. */
const ON_POSTGRES = /@postgres/;
const hasPostgres = findPostgres() !== null;
/** Each half makes its journeys once, on PostgreSQL: products start there in half the time (docs/testing.md). */
const isMadeOnce = process.env.TESTS !== undefined && hasPostgres;

/** Journeys in a real browser. `npm run e2e` builds first; each worker starts the products that its files ask for. */
export default defineConfig<{ database: 'embedded' | 'postgres' }>({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  // A file keeps its worker: another one would start a product of its own for the rest of it.
  fullyParallel: false,
  // A journey keeps one core busy and a fifth of another: one more worker than cores fills what waiting leaves, and each has a
  // product and a browser of its own to start.
  workers: Math.min(availableParallelism() + 1, MOST_WORKERS),
  forbidOnly: Boolean(process.env.CI),
  // A limit against hanging. Waits are long enough for a busy machine; what is there is found at once.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? 'test-results/report.json' }]],
  projects: [
    // Screens do not depend on the database; what is saved, sent, carried on and told live does.
    ...(hasPostgres
      ? [{ name: 'postgres', ...(!isMadeOnce && { grep: ON_POSTGRES }), use: { database: 'postgres' as const } }]
      : []),
    ...(isMadeOnce ? [] : [{ name: 'embedded', use: { database: 'embedded' as const } }]),
  ],
  use: {
    ...(browser?.channel ? { channel: browser.channel } : {}),
    launchOptions: {
      ...(browser?.executablePath ? { executablePath: browser.executablePath } : {}),
      args: [
        // Chromium's own sandbox does not work for root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
});
