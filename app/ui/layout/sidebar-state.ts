/** Name and life of the cookie that remembers whether the sidebar is open. */
const sidebarCookie = 'sidebar:state';
const sidebarCookieSeconds = 7 * 24 * 60 * 60;

/** Reads the state from a Cookie header; open unless it says otherwise. */
export function sidebarOpen(cookieHeader: string | null): boolean {
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim());
  return !pairs.includes(`${sidebarCookie}=false`);
}

/** What to write to `document.cookie`. */
export function sidebarCookieFor(open: boolean): string {
  return `${sidebarCookie}=${open}; path=/; max-age=${sidebarCookieSeconds}; samesite=lax`;
}
