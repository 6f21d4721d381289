import { ShieldCheck } from 'lucide-react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { SignOutForm } from '#app/auth/session/sign-out-form.tsx';
import { requestContext } from '#app/context.ts';
import { requirePerson } from '#app/guards.ts';
import { useTexts } from '#app/language/texts.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { Logo } from '#app/ui/display/logo.tsx';
import { NavItem } from '#app/ui/layout/nav-item.tsx';
import shell from '#app/ui/layout/shell.module.css';
import sidebar from '#app/ui/layout/sidebar.module.css';
import { SidebarShell } from '#app/ui/layout/sidebar.tsx';
import { sidebarOpen } from '#app/ui/layout/sidebar-state.ts';
import skipLink from '#app/ui/layout/skip-link.module.css';
import { isStaff, type Viewer } from '#contract/accounts/viewer.ts';
import { userTopic } from '#contract/base/live.ts';
import { requireAccount } from '#core/base/person.ts';
import type { Route } from './+types/layout.ts';
import { AppBar } from './app-bar.tsx';
import { AppFooter } from './app-footer.tsx';
import { dashboardTexts } from './dashboard.texts.ts';
import { navigation } from './navigation.ts';

export const middleware = [requirePerson];

/** Without a loader, a change of page inside the browser would not pass the middleware. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { actor } = requireAccount(context.get(requestContext));
  return { sidebarOpen: sidebarOpen(request.headers.get('cookie')), topic: userTopic(actor.userId) };
}

/** Nothing of it changes while the shell stands: an answer that does not come must not take the page away. */
export const shouldRevalidate = () => false;

function Navigation({ viewer }: { viewer: Viewer }) {
  const { pages, admin } = useTexts(dashboardTexts);
  return (
    <>
      {navigation.map(({ page, ...entry }) => (
        <NavItem key={page} {...entry} label={pages[page]} />
      ))}
      {isStaff(viewer) && (
        <>
          <hr className={sidebar.rule} />
          <NavItem to="/admin" label={admin} icon={ShieldCheck} />
        </>
      )}
    </>
  );
}

/** Sidebar, bar, page, footer: everything under /dashboard. */
export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
  const shown = useRouteLoaderData<typeof rootLoader>('root');
  const texts = useTexts(dashboardTexts);
  if (!shown?.viewer) return null;
  const { site, viewer, branding } = shown;
  return (
    <>
      <a className={skipLink.skipLink} href="#main">
        {texts.skip}
      </a>
      <SidebarShell
        defaultOpen={loaderData.sidebarOpen}
        width="app"
        label={texts.pages.dashboard}
        brand={<Logo name={site.name} logoUrl={branding.logoUrl} to="/dashboard" />}
        nav={<Navigation viewer={viewer} />}
        foot={<SignOutForm className={sidebar.navItem} title={texts.signOut} />}
      >
        <AppBar viewer={viewer} />
        <main className={shell.main} id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <AppFooter site={site} />
      </SidebarShell>
    </>
  );
}
