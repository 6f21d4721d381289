import { redirect } from 'react-router';
import { addressIn, languageOfPath } from '#contract/base/translated-pages.ts';
import type { Route } from './+types/reset-password.ts';

/** Where the profile page's mail leads. The query goes along; the fragment stays with the browser by itself. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(addressIn(languageOfPath(url.pathname), `/auth/callback${url.search}`), {
    headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}
