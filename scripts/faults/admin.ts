import type { Installation } from '../../e2e/installation.ts';
import { run } from '../processes.ts';

export interface AdminRun {
  status: number;
  /** What it printed. */
  output: string;
  milliseconds: number;
}

/** What an operator does on the command line, with the environment of the product. @param more of it */
export async function runAdmin(
  { environment }: Pick<Installation, 'environment'>,
  args: readonly string[],
  more: Record<string, string> = {},
): Promise<AdminRun> {
  const startedAt = performance.now();
  const env = { ...environment, ...more };
  const { status, output } = await run(process.execPath, ['scripts/admin.ts', ...args], { env, capture: true });
  return { status, output, milliseconds: performance.now() - startedAt };
}
