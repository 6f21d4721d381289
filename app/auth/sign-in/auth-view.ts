import { returnPath } from '#contract/base/return-path.ts';

/** What /auth shows. Each is an address, so all of them work without JavaScript. */
const authViews = ['sign-in', 'sign-up', 'reset', 'two-factor', 'recovery-code'] as const;
export type AuthView = (typeof authViews)[number];

/** `?tab=sign-up` for the tabs, `?view=reset` for what has no tab; anything else is the first tab. */
export function readAuthView(params: URLSearchParams): AuthView {
  if (params.get('tab') === 'sign-up') return 'sign-up';
  const view = params.get('view');
  return authViews.find((one) => one === view) ?? 'sign-in';
}

/** In English; `useLinks` and `addressIn` know its other languages. @param next where to go afterwards; null for the usual place */
export function authPath(view: AuthView, next: string | null = null): string {
  const params = new URLSearchParams();
  if (view === 'sign-up') params.set('tab', view);
  else if (view !== 'sign-in') params.set('view', view);
  if (next) params.set('next', next);
  return params.size > 0 ? `/auth?${params}` : '/auth';
}

/** Where to go afterwards: a path of ours, or null for the usual place. */
export const nextIn = (url: URL): string | null => returnPath(url.searchParams.get('next'), '') || null;
