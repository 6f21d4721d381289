import { redirect } from 'react-router';
import { authPath } from '#app/auth/sign-in/auth-view.ts';
import { enter } from '#app/auth/sign-in/enter.ts';
import { requestContext } from '#app/context.ts';
import { clearCookie, setCookie, tokenIn, withCookies } from '#app/cookies.ts';
import { redirectWithToast } from '#app/forms/flash.ts';
import { accountWords } from '#contract/accounts/accounts.ts';
import { type Finished, finishProvider } from '#core/accounts/provider/actions/finish.ts';
import type { Context } from '#core/base/context.ts';
import type { Route } from './+types/callback.ts';

/**
 * Where the provider leads the browser back to. It always leads on, so that the code stays in no address; what it has to
 * say stands on another page. Only a navigation counts: a question for the headers alone finishes nothing.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  if (request.method !== 'GET' || !ctx.platform.identity) return redirect(authPath('sign-in'));
  const token = tokenIn(ctx.platform.config, request.headers.get('cookie'), 'qp_provider');
  const finished = await finishProvider(ctx, { token, answer: url.searchParams });
  const response = leadOn(ctx, finished);
  response.headers.set('cache-control', 'no-store');
  response.headers.set('referrer-policy', 'no-referrer');
  // What was not finished here may still be, in another tab.
  const isOver = finished.state !== 'outcome' || finished.outcome !== 'again';
  return isOver ? withCookies(response, [clearCookie(ctx.platform.config, 'qp_provider')]) : response;
}

function leadOn(ctx: Context, finished: Finished): Response {
  const { config } = ctx.platform;
  if (finished.state === 'linked')
    return redirectWithToast(ctx, '/settings/provider', {
      variant: 'success',
      title: 'Linked',
      description: `${config.identity?.name} can now sign you in.`,
    });
  if (finished.state === 'outcome') {
    const response = redirect(`/auth/oidc?outcome=${finished.outcome}`);
    return finished.browser ? withCookies(response, [setCookie(config, 'qp_browser', finished.browser)]) : response;
  }
  const { next } = finished;
  return enter(ctx, finished, {
    to: next ?? '/dashboard',
    next,
    toast: { variant: 'success', ...accountWords.welcome },
    lead: (to, toast) => redirectWithToast(ctx, to, toast),
  });
}
