import { Menu } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router';
import { loadWhenConnected } from '#app/browser/connection/load-late.ts';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink, buttonClass } from '#app/ui/controls/button.tsx';
import { Logo } from '#app/ui/display/logo.tsx';
import page from '#app/ui/layout/page.module.css';
import drawer from '#app/ui/overlays/drawer.module.css';
import { Drawer, DrawerOpener } from '#app/ui/overlays/drawer.tsx';
import iconStyles from '#app/ui/styles/icon.module.css';
import type { Viewer } from '#contract/accounts/viewer.ts';
import type { Branding } from '#contract/site/branding.ts';
import styles from './site-header.module.css';

/** Visitors, most of who comes here, never load it. */
const AccountMenu = lazy(() => loadWhenConnected(() => import('./account-menu.tsx')));

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
  /** Whether anyone may open an account. */
  offersSignUp: boolean;
  branding: Branding;
  viewer: Viewer | null;
}

export function SiteHeader({ name, offersSignUp, branding, viewer }: SiteHeaderProps) {
  const logo = <Logo name={name} logoUrl={branding.logoUrl} />;
  return (
    <>
      <header className={styles.siteHeader}>
        <div className={classes(page.page, styles.row)}>
          {logo}
          <nav className={styles.siteNav} aria-label="Main">
            <PageLinks />
          </nav>
          <div className={styles.account}>
            {viewer ? (
              <Suspense>
                <AccountMenu viewer={viewer} />
              </Suspense>
            ) : (
              <>
                <ButtonLink to="/auth">Sign In</ButtonLink>
                {offersSignUp && (
                  <ButtonLink to="/auth?tab=sign-up" variant="primary">
                    Sign Up
                  </ButtonLink>
                )}
              </>
            )}
          </div>
          <DrawerOpener
            id="menu"
            data-part="button"
            className={buttonClass({ variant: 'quiet', icon: true }, styles.menu)}
            aria-label="Open menu"
          >
            <Menu className={iconStyles.lg} />
          </DrawerOpener>
        </div>
      </header>
      <Drawer id="menu" label="Menu" head={logo}>
        <nav className={drawer.nav} aria-label="Main (mobile)">
          <PageLinks />
        </nav>
        <div className={drawer.foot}>
          {viewer ? (
            <Suspense>
              <AccountMenu viewer={viewer} open />
            </Suspense>
          ) : (
            <>
              {offersSignUp && (
                <ButtonLink to="/auth?tab=sign-up" variant="primary" block>
                  Sign Up
                </ButtonLink>
              )}
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
