/** The sites of the benchmark of the command line, in a process of their own. Its argument names those that find everybody, with commas between them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandbox, realisticLatency } from '#sandbox/sandbox.ts';

const certDir = mkdtempSync(path.join(tmpdir(), 'bench-cli-'));
const sandbox = await createSandbox({ certDir, latency: realisticLatency() });
for (const site of (process.argv[2] ?? '').split(',').filter(Boolean)) sandbox.controls.mood(site, 'lying');
process.send?.(sandbox.environment);

process.on('message', (message) => {
  if (message !== 'count') return;
  process.send?.({ questions: sandbox.requests.filter(({ refused }) => refused === null).length });
  sandbox.requests.length = 0;
});
process.on('disconnect', async () => {
  await Promise.race([sandbox.close(), new Promise((resolve) => setTimeout(resolve, 2_000))]);
  rmSync(certDir, { recursive: true, force: true });
  process.exit(0);
});
