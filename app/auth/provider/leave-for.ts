import { providerCookie } from '#app/cookies.ts';
import type { Sent } from '#app/forms/act.ts';
import type { Context } from '#core/base/context.ts';

/**
 * Lets the page that is answered lead on to the provider. Not by a redirect: `form-action` of our policy would hold it
 * back, and where the provider signs people in is known only once it was asked.
 * @param token kept by the browser until it comes back; null where nothing comes back
 */
export function leaveFor({ platform }: Context, { headers, language }: Sent, to: string, token: string | null): void {
  if (token !== null) headers.append('set-cookie', providerCookie(platform.config, { token, language }));
  headers.set('refresh', `0;url=${to}`);
  headers.set('referrer-policy', 'no-referrer');
}
