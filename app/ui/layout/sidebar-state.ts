/** Name and life of the cookie that remembers whether the sidebar is open. */
const sidebarCookie = 'sidebar:state';
const sidebarCookieSeconds = 7 * 24 * 60 * 60;

/** Reads the state from a Cookie header; null where nobody has chosen: open where the window has room. */
export function sidebarOpen(cookieHeader: string | null): boolean | null {
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim());
  return [true, false].find((open) => pairs.includes(`${sidebarCookie}=${open}`)) ?? null;
}

/** What to write to `document.cookie`. */
export function sidebarCookieFor(open: boolean): string {
  return `${sidebarCookie}=${open}; path=/; max-age=${sidebarCookieSeconds}; samesite=lax`;
}
