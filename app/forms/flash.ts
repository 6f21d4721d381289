import { redirect, redirectDocument } from 'react-router';
import { clearCookie, readCookie, setCookie } from '#app/cookies.ts';
import { type ToastMessage, toastFrom } from '#contract/base/toasts.ts';
import type { Context } from '#core/base/context.ts';

const flashCookie = ({ platform }: Context, toast: ToastMessage): string =>
  setCookie(platform.config, 'toast', JSON.stringify(toast));

/** Leads on to another page, whose first showing says how it went. @param to an address of ours */
export function redirectWithToast(context: Context, to: string, toast: ToastMessage): Response {
  return redirect(to, { headers: { 'set-cookie': flashCookie(context, toast) } });
}

/** The same by a whole page, so that nothing of what was shown stays in the tab. */
export function redirectDocumentWithToast(context: Context, to: string, toast: ToastMessage): Response {
  return redirectDocument(to, { headers: { 'set-cookie': flashCookie(context, toast) } });
}

/** The toast carried over a redirect, and the header that takes it away. Null when there is none. */
export function readFlash(context: Context, request: Request): { toast: ToastMessage | null; clear: string } | null {
  const { config } = context.platform;
  const value = readCookie(config, request.headers.get('cookie'), 'toast');
  return value === null ? null : { toast: parseToast(value), clear: clearCookie(config, 'toast') };
}

/** The cookie comes from the browser, so it may hold anything. */
function parseToast(value: string): ToastMessage | null {
  try {
    return toastFrom({ toast: JSON.parse(value) });
  } catch {
    return null;
  }
}
