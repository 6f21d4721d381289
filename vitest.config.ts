import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,core,platform,contract,server,db,tests,e2e/sandbox,scripts}/**/*.test.{ts,tsx}'],
    passWithNoTests: false,
    globalSetup: ['tests/setup-once.ts'],
    setupFiles: ['tests/setup-each.ts'],
    // Half of the time these tests wait for a database or a socket.
    maxWorkers: 3,
    // A busy machine may be late once; what fails twice is broken.
    retry: process.env.CI ? 1 : 0,
    // Limits against hanging; what is meant to be fast says so itself. Continuous integration has two slow cores.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
