import { type ChildProcess, spawn } from 'node:child_process';
import { ended, freePort, type Installation } from '../../e2e/installation.ts';

export interface AnotherProcess {
  child: ChildProcess;
  log(): string;
  /** What its /readyz says; null where nothing answers. */
  readiness(): Promise<{ status: number; reason: string } | null>;
  end(): Promise<void>;
}

/** Starts a worker beside the product that runs. @param command what it is started with, before Node */
export async function startWorkerBeside(
  { environment }: Pick<Installation, 'environment'>,
  more: Record<string, string> = {},
  command: readonly string[] = [],
): Promise<AnotherProcess> {
  const port = await freePort();
  const [program = '', ...args] = [...command, process.execPath, 'scripts/start.ts', 'worker'];
  const env = { ...environment, ...more, METRICS_PORT: String(port) };
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return {
    child,
    log: () => output,
    readiness: () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        async (response) => ({
          status: response.status,
          reason: String(((await response.json()) as { reason?: string }).reason ?? ''),
        }),
        () => null,
      ),
    async end() {
      child.kill('SIGTERM');
      await ended(child);
    },
  };
}
