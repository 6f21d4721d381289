import { useEffect, useEffectEvent } from 'react';
import { liveHub } from '#app/browser/live/live-hub.ts';
import { useReload } from '#app/browser/live/use-reload.ts';
import { type Branding, isSameBranding } from '#contract/site/branding.ts';

/** A visitor's first look comes first: nothing of it waits for the stream. */
const AFTER_LOAD_MS = 1_500;

async function readBranding(): Promise<Branding | null> {
  try {
    const answer = await fetch('/branding.json');
    return answer.ok ? ((await answer.json()) as Branding) : null;
  } catch (error) {
    console.warn('The branding could not be read', error);
    return null;
  }
}

/** Keeps logo and favicon of an open page as staff set them, without reloading it. @param shown what the page has */
export function useBranding(shown: Branding): void {
  const reload = useReload();
  const changed = useEffectEvent(async () => {
    // Often nothing did: asking for this little costs less than the data of the page.
    const now = await readBranding();
    if (now && !isSameBranding(now, shown)) reload();
  });
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = liveHub().watch(['branding-changes'], () => void changed());
    }, AFTER_LOAD_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);
}
