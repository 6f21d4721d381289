import { loadWhenConnected } from '#app/browser/connection/load-late.ts';
import { rememberTyped } from '#app/browser/drafts/typed-early.ts';
import { findLateScripts, startWhenTouched } from '#app/browser/start/late-scripts.ts';
import { keepMovedPresses } from '#app/browser/start/moved-presses.ts';
import { waitForConnection } from '#app/browser/start/shortage.ts';

const giveBackTyped = rememberTyped();
keepMovedPresses();
const late = findLateScripts();
const started = late && startWhenTouched(late);

/** Called by the scripts of a page that were waiting (server/pages/late-scripts.ts), once they are here. */
export async function hydrate(): Promise<void> {
  const { hydratePage, pageReady } = await loadWhenConnected(
    () => import('#app/browser/start/hydrate.tsx'),
    waitForConnection,
  );
  await pageReady();
  started?.handOver();
  hydratePage(() => {
    giveBackTyped();
    started?.finish();
  });
}

if (!late) void hydrate();
