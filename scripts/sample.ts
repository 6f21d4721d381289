import { runNode } from './processes.ts';

/** `npm run sample`: writes the sample report anew, from a scan of the sandbox. */
const { status } = await runNode('vitest/vitest.mjs', ['run', 'e2e/sandbox/sample-report.deep.test.ts', '--update']);
process.exitCode = status;
