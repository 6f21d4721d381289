export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const isTheme = (value: string): value is Theme => themes.some((theme) => theme === value);

const storageKey = 'theme';

/**
 * Runs before the first paint, so that a chosen theme never flashes. In the page as a script with a nonce.
 * Storage may be forbidden (private windows): then the system decides.
 */
export const themeScript = `try{var t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** The theme that the person chose on this device. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** What pages stand on, for the browser's own bars. */
export const grounds = { light: '#fafcfd', dark: '#071418' } as const;

/** Gives the browser's bars the ground of the page, also where the person chose another theme than the system's. */
export function colourBars(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const ofSystem = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = grounds[theme === 'system' ? ofSystem : theme];
  }
}

/** Shows and remembers a theme; "system" forgets the choice. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  colourBars(theme);
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is forbidden: the choice holds for this page only.
  }
}
