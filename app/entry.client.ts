import { rememberTyped } from '#app/browser/drafts/typed-early.ts';
import { findLateScripts, startWhenTouched } from '#app/browser/start/late-scripts.ts';

const giveBackTyped = rememberTyped();
const late = findLateScripts();
const started = late && startWhenTouched(late);

/** Called by the scripts of a page that were waiting (server/pages/late-scripts.ts), once they are here. */
export async function hydrate(): Promise<void> {
  const { hydratePage } = await import('#app/browser/start/hydrate.tsx');
  started?.handOver();
  hydratePage(() => {
    giveBackTyped();
    started?.finish();
  });
}

if (!late) void hydrate();
