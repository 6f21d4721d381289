import { Menu } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router';
import { ButtonLink, buttonClass } from '#app/ui/controls/button.tsx';
import { Logo } from '#app/ui/layout/logo.tsx';
import { Drawer, DrawerOpener } from '#app/ui/overlays/drawer.tsx';
import type { Viewer } from '#contract/accounts/viewer.ts';
import type { Branding } from '#contract/site/branding.ts';

/** Visitors, most of who comes here, never load it. */
const AccountMenu = lazy(() => import('./account-menu.tsx'));

const pages = [
  ['/services', 'Services'],
  ['/blog', 'Privacy News'],
  ['/contact', 'Contact'],
] as const;

function PageLinks() {
  return pages.map(([to, label]) => (
    <NavLink key={to} to={to}>
      {label}
    </NavLink>
  ));
}

interface SiteHeaderProps {
  name: string;
  branding: Branding;
  viewer: Viewer | null;
}

export function SiteHeader({ name, branding, viewer }: SiteHeaderProps) {
  const logo = <Logo name={name} logoUrl={branding.logoUrl} />;
  return (
    <>
      <header className="site-header">
        <div className="page site-header__row">
          {logo}
          <nav className="site-nav" aria-label="Main">
            <PageLinks />
          </nav>
          <div className="site-header__account">
            {viewer ? (
              <Suspense>
                <AccountMenu viewer={viewer} />
              </Suspense>
            ) : (
              <>
                <ButtonLink to="/auth">Sign In</ButtonLink>
                <ButtonLink to="/auth?tab=sign-up" variant="primary">
                  Sign Up
                </ButtonLink>
              </>
            )}
          </div>
          <DrawerOpener
            id="menu"
            className={buttonClass({ variant: 'quiet', icon: true }, 'site-header__menu')}
            aria-label="Open menu"
          >
            <Menu className="icon icon--lg" />
          </DrawerOpener>
        </div>
      </header>
      <Drawer id="menu" label="Menu" head={logo}>
        <nav className="drawer__nav" aria-label="Main (mobile)">
          <PageLinks />
        </nav>
        <div className="drawer__foot">
          {viewer ? (
            <Suspense>
              <AccountMenu viewer={viewer} open />
            </Suspense>
          ) : (
            <>
              <ButtonLink to="/auth?tab=sign-up" variant="primary" block>
                Sign Up
              </ButtonLink>
              <ButtonLink to="/auth" block>
                Sign In
              </ButtonLink>
            </>
          )}
        </div>
      </Drawer>
    </>
  );
}
