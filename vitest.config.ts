import { defineConfig } from 'vitest/config';

/** Tests that replace a module: in a process that has loaded the real one they would find that. */
const REPLACING = [
  'app/forms/last-read.test.ts',
  'app/language/texts.test.ts',
  'core/accounts/sessions/internal/passwords.test.ts',
  'server/enumeration.test.ts',
  'tests/simulation/simulation.deep.test.ts',
];

/** `quick` and `deep` are the two halves of the tests (docs/testing.md); unset, both run. */
const { TESTS } = process.env;
const DEEP = '**/*.deep.test.{ts,tsx}';
const ENDS = TESTS === 'deep' ? 'deep.test.{ts,tsx}' : 'test.{ts,tsx}';
const belongs = (file: string) => TESTS === undefined || file.includes('.deep.') === (TESTS === 'deep');

export default defineConfig({
  test: {
    passWithNoTests: false,
    // Classes have the names that stand in their files.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    globalSetup: ['tests/setup-once.ts'],
    setupFiles: ['tests/setup-each.ts'],
    // Half of the time these tests wait for a database or a socket.
    maxWorkers: 3,
    // The embedded database's engine is compiled once, quickly: no test lasts until better code would pay.
    execArgv: ['--liftoff-only'],
    // Limits against hanging, for a machine that is ten times slower; what is meant to be fast says so itself.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // What is awaited is found as soon as it is there; a busy machine may need much longer than the second of the default.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: [`{app,core,cli,platform,contract,server,db,tests,e2e/sandbox,scripts}/**/*.${ENDS}`],
          exclude: TESTS === 'quick' ? [...REPLACING, DEEP] : REPLACING,
          // Loading the product and a database engine anew for each file took more than half of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: REPLACING.filter(belongs) } },
    ],
  },
});
