import type { ServerBuild } from 'react-router';
import { openTheatre, type Theatre } from './stage.ts';

/** So that its database stays small. */
const STORIES_IN_A_THEATRE = 40;

/** Gives each story a theatre, which it shares with some others. */
export function createTheatres(build: ServerBuild) {
  let open: Theatre | null = null;
  let stories = 0;
  async function close(): Promise<void> {
    await open?.close();
    open = null;
  }
  return {
    close,
    async theatre(): Promise<Theatre> {
      if (stories++ % STORIES_IN_A_THEATRE === 0) await close();
      open ??= await openTheatre(build);
      return open;
    },
  };
}
