/** `__Host-` binds a cookie to this very host; browsers allow it with https only. */
export const boundCookieName = (name: string, appUrl: string): string =>
  appUrl.startsWith('https:') ? `__Host-${name}` : name;
