import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import type { Route } from './+types/home.ts';
import { type DashboardHandle, greeting, tagline } from './app-bar.tsx';

export const handle: DashboardHandle = { greets: true };

export const meta: Route.MetaFunction = () => [{ title: 'Dashboard · Quietprint' }];

export default function DashboardHome() {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer;
  if (!viewer) return null;
  return (
    <div className="page-title">
      <div className="page-title__text">
        <h1 className="display-md">{greeting(viewer)}</h1>
        <p className="soft">{tagline}</p>
      </div>
    </div>
  );
}
