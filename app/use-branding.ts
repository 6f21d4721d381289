import { useEffect, useEffectEvent } from 'react';
import { liveHub } from '#app/browser/live/live-hub.ts';
import { useReload } from '#app/browser/live/use-reload.ts';
import { AFTER_LOAD_MS, readBranding } from '#app/browser/start/branding.ts';
import { type Branding, isSameBranding } from '#contract/site/branding.ts';

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
