const prefix = 'typed:';

/** What of somebody's a thing is kept under. */
export const keyOf = (viewerId: string, thing = ''): string => `${prefix}${viewerId}:${thing}`;

/** Of this tab alone. Null where the browser allows none: then what is typed lasts as long as its form. */
export function draftStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** @param viewerId null: nobody is signed in, and nothing that anybody typed stays in the browser */
export function forgetOthers(viewerId: string | null): void {
  for (const key of Object.keys(draftStorage() ?? {}))
    if (key.startsWith(prefix) && !(viewerId && key.startsWith(keyOf(viewerId)))) draftStorage()?.removeItem(key);
}
