import { type Installation, install } from './installation.ts';

/** The name of the installation that files without a wish share. */
export const everybody = 'everybody';

interface Wishes {
  database: 'embedded' | 'postgres';
  payments: boolean;
  environment: Record<string, string>;
}

/** Running products of one worker, by their names. */
export interface Installations {
  /** The installation of that name: one that runs, else a new one. */
  open(name: string, wishes: Wishes): Promise<Installation>;
  stop(): Promise<void>;
}

/**
 * A worker and its browser outlive products, which are many. That of everybody runs on; of the others one does, until
 * another is asked for.
 */
export function createInstallations(): Installations {
  const running = new Map<string, Installation>();
  const stopAll = async (names: readonly string[]) => {
    for (const name of names) {
      await running.get(name)?.stop();
      running.delete(name);
    }
  };
  return {
    async open(name, { database, payments, environment }) {
      const known = running.get(name);
      if (known) return known;
      await stopAll([...running.keys()].filter((other) => other !== everybody));
      const installation = await install(database, environment, { payments, shortLived: true });
      running.set(name, installation);
      return installation;
    },
    stop: () => stopAll([...running.keys()]),
  };
}
