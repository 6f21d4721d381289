import { Outlet } from 'react-router';
import { requirePerson } from '#app/guards.ts';

export const middleware = [requirePerson];

/** Without a loader, a change of page inside the browser would not pass the middleware. */
export const loader = () => null;

export default function DashboardLayout() {
  return <Outlet />;
}
