import { runNode } from '../processes.ts';

/** What can be tried with random inputs for as long as one likes; each fails with how to see it again. */
export const stories: Readonly<Record<string, string>> = {
  accounts: 'tests/accounts/accounts.deep.test.ts',
};

export interface Replay {
  seed?: string | undefined;
  path?: string | undefined;
  replay?: string | undefined;
}

/** Plays random stories of a subject. @returns the status to end with */
export async function playStories(file: string, minutes: string, { seed, path, replay }: Replay): Promise<number> {
  const env = {
    FAULTS_MINUTES: minutes,
    ...(seed !== undefined && { FAULTS_SEED: seed }),
    ...(path !== undefined && { FAULTS_PATH: path }),
    ...(replay !== undefined && { FAULTS_REPLAY: replay }),
  };
  const args = ['run', '--maxWorkers=1', '--disable-console-intercept=true', file];
  return (await runNode('vitest/vitest.mjs', args, { env })).status;
}
