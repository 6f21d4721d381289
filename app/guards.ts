import { type MiddlewareFunction, redirect } from 'react-router';
import { type Context, isStaff } from '#core/context.ts';
import { requestContext } from './context.ts';

type Guard = MiddlewareFunction<Response>;

const toSignIn = (url: URL) => redirect(`/auth?next=${encodeURIComponent(url.pathname + url.search)}`);

const actorIn = (context: Parameters<Guard>[0]['context']): Context['actor'] => context.get(requestContext).actor;

/** For areas of people with an account: a visitor is sent to sign in, and comes back afterwards. */
export const requirePerson: Guard = ({ context, url }, next) => {
  if (actorIn(context).kind !== 'person') throw toSignIn(url);
  return next();
};

/** For the admin panel: a visitor is sent to sign in, a customer to the dashboard. */
export const requireStaff: Guard = ({ context, url }, next) => {
  const actor = actorIn(context);
  if (actor.kind !== 'person') throw toSignIn(url);
  if (!isStaff(actor)) throw redirect('/dashboard');
  return next();
};
