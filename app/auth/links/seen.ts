import { redirect } from 'react-router';

/** Nothing to see here. */
export const loader = () => redirect('/');

/** Somebody is at an open page: to be asked is all there is to it, as a form that is sent counts as use (server/http/act.ts). */
export const action = () => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
