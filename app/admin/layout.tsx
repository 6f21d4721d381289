import { Outlet } from 'react-router';
import { requireStaff } from '#app/guards.ts';

export const middleware = [requireStaff];

/** Without a loader, a change of page inside the browser would not pass the middleware. */
export const loader = () => null;

export default function AdminLayout() {
  return <Outlet />;
}
