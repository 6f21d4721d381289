import { type Branding, builtInFavicon } from '#contract/site/branding.ts';

/** Milliseconds: a visitor's first look comes first, and nothing of it waits for the stream. */
export const AFTER_LOAD_MS = 1_500;

/** As staff have set it now; null when that could not be read. */
export async function readBranding(): Promise<Branding | null> {
  try {
    const answer = await fetch('/branding.json');
    return answer.ok ? ((await answer.json()) as Branding) : null;
  } catch (error) {
    console.warn('The branding could not be read', error);
    return null;
  }
}

/** Of a page as the server drew it. */
export function drawnBranding(): Branding {
  const favicon = document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? builtInFavicon;
  const logo = document.querySelector('[data-part="brand"] > img')?.getAttribute('src') ?? null;
  return { logoUrl: logo, faviconUrl: favicon === builtInFavicon ? null : favicon };
}
