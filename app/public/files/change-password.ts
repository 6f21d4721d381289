import { redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import type { Route } from './+types/change-password.ts';

/** Where password managers send people (W3C, "A Well-Known URL for Changing Passwords"). */
export function loader({ context }: Route.LoaderArgs): Response {
  const { actor } = context.get(requestContext);
  return redirect(actor.kind === 'person' ? '/profile#password' : '/auth?view=reset');
}
