import { redirect } from 'react-router';
import { authTexts } from '#app/auth/auth.texts.ts';
import { authPath } from '#app/auth/sign-in/auth-view.ts';
import { enter } from '#app/auth/sign-in/enter.ts';
import { requestContext } from '#app/context.ts';
import { clearCookie, providerFlowIn, setCookie, withCookies } from '#app/cookies.ts';
import { redirectWithToast } from '#app/forms/flash.ts';
import type { Language } from '#contract/base/languages.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { type Finished, finishProvider } from '#core/accounts/provider/actions/finish.ts';
import type { Context } from '#core/base/context.ts';
import type { Route } from './+types/callback.ts';
import { providerTexts } from './provider.texts.ts';

/**
 * Where the provider leads the browser back to. It always leads on, so that the code stays in no address; what it has to
 * say stands on another page. Only a navigation counts: a question for the headers alone finishes nothing.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  if (request.method !== 'GET' || !ctx.platform.identity) return redirect(authPath('sign-in'));
  const { token, language } = providerFlowIn(ctx.platform.config, request.headers.get('cookie'));
  const finished = await finishProvider(ctx, { token, answer: url.searchParams });
  const response = await leadOn(ctx, finished, language);
  response.headers.set('cache-control', 'no-store');
  response.headers.set('referrer-policy', 'no-referrer');
  // What was not finished here may still be, in another tab.
  const isOver = finished.state !== 'outcome' || finished.outcome !== 'again';
  return isOver ? withCookies(response, [clearCookie(ctx.platform.config, 'qp_provider')]) : response;
}

async function leadOn(ctx: Context, finished: Finished, language: Language): Promise<Response> {
  const { config } = ctx.platform;
  if (finished.state === 'linked') {
    const { linked: title, linkedText } = await providerTexts.in(language);
    const description = linkedText(config.identity?.name ?? '');
    return redirectWithToast(ctx, '/settings/provider', { variant: 'success', title, description });
  }
  if (finished.state === 'outcome') {
    const response = redirect(addressIn(language, `/auth/oidc?outcome=${finished.outcome}`));
    return finished.browser ? withCookies(response, [setCookie(config, 'qp_browser', finished.browser)]) : response;
  }
  const { next } = finished;
  const { welcome } = await authTexts.in(language);
  return enter(ctx, finished, {
    to: next ?? '/dashboard',
    next,
    language,
    toast: { variant: 'success', ...welcome },
    lead: (to, toast) => redirectWithToast(ctx, to, toast),
  });
}
