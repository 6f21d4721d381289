import { expect, it } from 'vitest';
import { run } from './processes.ts';

const sleeper = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  console.log(child.pid);
  setInterval(() => {}, 1000);`;

it('stops a program that exceeds its limit, together with the processes it started', async () => {
  const { output, timedOut } = await run(process.execPath, ['-e', sleeper], { capture: true, limitMs: 1_500 });
  expect(timedOut).toBe(true);
  await expect.poll(() => isRunning(Number(output))).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
