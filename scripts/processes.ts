import { spawn } from 'node:child_process';
import path from 'node:path';

/** The project's folder, whatever the folder it is called from. */
export const root = path.dirname(import.meta.dirname);

export interface Ran {
  status: number;
  /** What it wrote, when `capture` was asked for. */
  output: string;
}

/** Runs a program in the project's folder, or in another. Its output goes where ours goes, unless it is captured. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, capture = false, cwd = root }: { env?: Record<string, string>; capture?: boolean; cwd?: string } = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const stdio = capture ? (['ignore', 'pipe', 'pipe'] as const) : (['ignore', 'inherit', 'inherit'] as const);
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: [...stdio] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

/** Runs a program that a dependency brings, on this very Node. @param script path inside node_modules */
export const runNode = (script: string, args: readonly string[], options?: Parameters<typeof run>[2]): Promise<Ran> =>
  run(process.execPath, [path.join(options?.cwd ?? root, 'node_modules', script), ...args], options);
