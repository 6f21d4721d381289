import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { classes } from '#app/ui/classes.ts';
import { builtInBranding } from '#contract/branding.ts';
import './shell.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Header, page, footer: every page that anybody may see. */
export default function PublicLayout() {
  const data = useRouteLoaderData<typeof rootLoader>('root');
  const home = useLocation().pathname === '/';
  if (!data) return <Outlet />;
  const { site, viewer, branding = builtInBranding } = data;
  return (
    <div className={classes('site', home && 'site--home')}>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <SiteHeader name={site.name} branding={branding} viewer={viewer} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter site={site} branding={branding} />
    </div>
  );
}
