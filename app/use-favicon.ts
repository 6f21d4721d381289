import { useEffect } from 'react';
import { builtInFavicon } from '#contract/site/branding.ts';

/** Browsers show nothing for a favicon that does not load; the built-in one stands in for it. */
export function useFavicon(url: string | null): void {
  useEffect(() => {
    if (!url) return;
    const picture = new Image();
    picture.referrerPolicy = 'no-referrer';
    picture.onerror = () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
      if (link) link.href = builtInFavicon;
    };
    picture.src = url;
    return () => {
      picture.onerror = null;
    };
  }, [url]);
}
