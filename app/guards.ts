import { data, type MiddlewareFunction, redirect } from 'react-router';
import type { AccessDeniedData } from '#app/admin/shell/access-denied.tsx';
import { requestContext } from '#app/context.ts';
import { returnPath } from '#contract/base/return-path.ts';
import { addressIn, languageOfPath } from '#contract/base/translated-pages.ts';
import { type Context, isStaff } from '#core/base/context.ts';

type Guard = MiddlewareFunction<Response>;

const toSignIn = (url: URL) =>
  redirect(addressIn(languageOfPath(url.pathname), `/auth?next=${encodeURIComponent(url.pathname + url.search)}`));

const actorIn = (context: Parameters<Guard>[0]['context']): Context['actor'] => context.get(requestContext).actor;

/** For areas of people with an account: a visitor is sent to sign in, and comes back afterwards. */
export const requirePerson: Guard = ({ context, url }, next) => {
  if (actorIn(context).kind !== 'person') throw toSignIn(url);
  return next();
};

const panel = /^\/admin(?:\/|$)/;

/** A page of the panel that is open in a browser asks for its data, rather than somebody for a page. */
function isOpenPanel(request: Request): boolean {
  const from = request.headers.get('referer') ?? '';
  const asksForData = new URL(request.url).pathname.endsWith('.data');
  return asksForData && URL.canParse(from) && panel.test(new URL(from).pathname);
}

/**
 * For the admin panel: a visitor is sent to sign in, a customer to the dashboard, and staff who lack the second factor
 * that they need to where it is set up. Who loses the role while the panel is open is told so there.
 */
export const requireStaff: Guard = ({ context, request, url }, next) => {
  const actor = actorIn(context);
  if (actor.kind !== 'person') throw toSignIn(url);
  if (isStaff(actor)) return next();
  if (actor.withheldRole) throw redirect('/settings/two-factor');
  if (!isOpenPanel(request)) throw redirect('/dashboard');
  throw data<AccessDeniedData>({ accessDenied: { email: actor.email, role: actor.role } }, 403);
};

/** For pages of visitors: whoever has a session goes on to where they wanted to be, or to their dashboard. */
export const requireVisitor: Guard = ({ context, url }, next) => {
  if (actorIn(context).kind === 'person') throw redirect(returnPath(url.searchParams.get('next'), '/dashboard'));
  return next();
};
