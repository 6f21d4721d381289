import { redirect, redirectDocument } from 'react-router';
import { type ToastMessage, toastFrom } from '#contract/toasts.ts';
import type { Context } from '#core/context.ts';
import { cookie, readCookie } from './cookies.ts';

/** Long enough for the redirect, too short to surprise anybody later. */
const seconds = 30;
const name = 'toast';

/** Leads on to another page, whose first showing says how it went. @param to an address of ours */
export function redirectWithToast(context: Context, to: string, toast: ToastMessage): Response {
  const value = encodeURIComponent(JSON.stringify(toast));
  return redirect(to, { headers: { 'set-cookie': cookie(context, name, value, seconds) } });
}

/** The same by a whole page, so that nothing of what was shown stays in the tab. */
export function redirectDocumentWithToast(context: Context, to: string, toast: ToastMessage): Response {
  const value = encodeURIComponent(JSON.stringify(toast));
  return redirectDocument(to, { headers: { 'set-cookie': cookie(context, name, value, seconds) } });
}

/** The toast carried over a redirect, and the header that takes it away. Null when there is none. */
export function readFlash(context: Context, request: Request): { toast: ToastMessage | null; clear: string } | null {
  const value = readCookie(context, request, name);
  return value === null ? null : { toast: parse(value), clear: cookie(context, name, '', 0) };
}

/** The cookie comes from the browser, so it may hold anything. */
function parse(value: string): ToastMessage | null {
  try {
    return toastFrom({ toast: JSON.parse(decodeURIComponent(value)) });
  } catch {
    return null;
  }
}
