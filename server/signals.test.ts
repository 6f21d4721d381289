import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { slownessNow } from '#tests/slowness.ts';

/** A process with our handlers, that takes `stopMs` to stop, and then `then` happens to it. */
async function live(
  stopMs: number,
  then: string,
  signals: readonly NodeJS.Signals[],
  flushed = 'null',
): Promise<{ code: number | null; said: string }> {
  const program = `
    import { exitOnStrayErrors, stopOnSignals } from '#server/signals.ts';
    const say = (message, fields) => console.log(message, fields?.reason, fields?.error?.message);
    const log = { info: say, error: say };
    const flushed = ${flushed};
    exitOnStrayErrors(log, () => flushed);
    stopOnSignals(() => new Promise((resolve) => setTimeout(resolve, ${stopMs})).then(() => console.log('stopped')), log);
    setInterval(() => {}, 1000);
    console.log('ready');
    ${then}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  let sent = 0;
  child.stdout.on('data', (chunk) => {
    said += chunk;
    const signal = signals[sent];
    const isTime = said.includes('ready') && (sent === 0 || said.includes('Stopping'));
    if (signal && isTime) {
      sent++;
      child.kill(signal);
    }
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

describe('the process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('stops in order on %s', async (signal) => {
    const { code, said } = await live(50, '', [signal]);
    expect(code).toBe(0);
    expect(said).toContain(`Stopping ${signal}`);
    expect(said).toContain('stopped');
  });

  it('ends at once when asked a second time', async () => {
    const started = performance.now();
    const { code, said } = await live(20_000, '', ['SIGTERM', 'SIGINT']);
    expect(code).toBe(1);
    expect(said).not.toContain('stopped');
    expect(performance.now() - started).toBeLessThan(10_000 * slownessNow());
  });

  it.each([
    ['an error', "setTimeout(() => { throw new Error('lost'); })", 'uncaughtException'],
    ['a rejection', "void Promise.reject(new Error('lost'))", 'unhandledRejection'],
  ])('ends after %s that nobody caught, and says so', async (_what, then, reason) => {
    const { code, said } = await live(0, then, []);
    expect(code).toBe(1);
    expect(said).toContain(`${reason} lost`);
  });

  it('waits a moment for its last line to be sent on, where lines are', async () => {
    const flushed = "new Promise((resolve) => setTimeout(() => { console.log('sent'); resolve(); }, 100))";
    const { code, said } = await live(0, "setTimeout(() => { throw new Error('lost'); })", [], flushed);
    expect(code).toBe(1);
    expect(said).toContain('sent');
  });

  it('does not wait for that without end', async () => {
    const { code } = await live(0, "setTimeout(() => { throw new Error('lost'); })", [], 'new Promise(() => {})');
    expect(code).toBe(1);
  });
});
