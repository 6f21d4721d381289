import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** The project's folder, whatever the folder it is called from. */
export const root = path.dirname(import.meta.dirname);

export interface Ran {
  status: number;
  /** What it wrote, when `capture` was asked for. */
  output: string;
  /** Whether it was stopped because it exceeded `limitMs`. */
  timedOut?: boolean;
}

/** Time that a process has to clean up and report after it was asked to stop. */
const GRACE_MS = 30_000;

/** Signals a process that leads a group, with all processes of that group. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The group has ended.
  }
}

/** Stops a process group once the limit is reached; kills it if it does not end. @returns a function that cancels the limit */
function limitTime(child: ChildProcess, limitMs: number, onTimeout: () => void): () => void {
  const kill = () => signalGroup(child, 'SIGKILL');
  process.once('exit', kill);
  const timers = [
    setTimeout(() => {
      onTimeout();
      signalGroup(child, 'SIGINT');
    }, limitMs),
    setTimeout(kill, limitMs + GRACE_MS),
  ];
  return () => {
    timers.forEach(clearTimeout);
    process.off('exit', kill);
    kill();
  };
}

interface RunOptions {
  env?: Record<string, string>;
  capture?: boolean;
  cwd?: string;
  /** The process and its descendants are stopped after this time. */
  limitMs?: number | undefined;
}

/** Runs a program in the project's folder, or in another. Its output goes where ours goes, unless it is captured. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, capture = false, cwd = root, limitMs }: RunOptions = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const stdio = capture ? (['ignore', 'pipe', 'pipe'] as const) : (['ignore', 'inherit', 'inherit'] as const);
    const detached = limitMs !== undefined;
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: [...stdio], detached });
    let output = '';
    let timedOut = false;
    const cancel = detached
      ? limitTime(child, limitMs, () => {
          timedOut = true;
        })
      : undefined;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (status) => {
      cancel?.();
      resolve({ status: status ?? 1, output, ...(timedOut && { timedOut }) });
    });
  });
}

/** Runs a program that a dependency brings, on this very Node. @param script path inside node_modules */
export const runNode = (script: string, args: readonly string[], options?: RunOptions): Promise<Ran> =>
  run(process.execPath, [path.join(options?.cwd ?? root, 'node_modules', script), ...args], options);
