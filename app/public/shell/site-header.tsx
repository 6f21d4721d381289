import { Menu } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router';
import { loadWhenConnected } from '#app/browser/connection/load-late.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink, buttonClass } from '#app/ui/controls/button.tsx';
import { Logo } from '#app/ui/display/logo.tsx';
import page from '#app/ui/layout/page.module.css';
import drawer from '#app/ui/overlays/drawer.module.css';
import { Drawer, DrawerOpener } from '#app/ui/overlays/drawer.tsx';
import iconStyles from '#app/ui/styles/icon.module.css';
import type { Viewer } from '#contract/accounts/viewer.ts';
import type { Branding } from '#contract/site/branding.ts';
import { shellTexts } from './shell.texts.ts';
import styles from './site-header.module.css';

/** Visitors, most of who comes here, never load it. */
const AccountMenu = lazy(() => loadWhenConnected(() => import('./account-menu.tsx')));

const pages = [
  ['/services', 'services'],
  ['/blog', 'news'],
  ['/contact', 'contact'],
] as const;

function PageLinks() {
  const texts = useTexts(shellTexts);
  const linkTo = useLinks();
  return pages.map(([path, label]) => (
    <NavLink key={path} {...linkTo(path)}>
      {texts[label]}
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
  const texts = useTexts(shellTexts);
  const linkTo = useLinks();
  const logo = <Logo name={name} logoUrl={branding.logoUrl} to={linkTo('/').to} />;
  return (
    <>
      <header className={styles.siteHeader}>
        <div className={classes(page.page, styles.row)}>
          {logo}
          <nav className={styles.siteNav} aria-label={texts.main}>
            <PageLinks />
          </nav>
          <div className={styles.account}>
            {viewer ? (
              <Suspense>
                <AccountMenu viewer={viewer} />
              </Suspense>
            ) : (
              <>
                <ButtonLink {...linkTo('/auth')}>{texts.signIn}</ButtonLink>
                {offersSignUp && (
                  <ButtonLink {...linkTo('/auth?tab=sign-up')} variant="primary">
                    {texts.signUp}
                  </ButtonLink>
                )}
              </>
            )}
          </div>
          <DrawerOpener
            id="menu"
            data-part="button"
            className={buttonClass({ variant: 'quiet', icon: true }, styles.menu)}
            aria-label={texts.openMenu}
          >
            <Menu className={iconStyles.lg} />
          </DrawerOpener>
        </div>
      </header>
      <Drawer id="menu" label={texts.menu} head={logo}>
        <nav className={drawer.nav} aria-label={texts.mainMobile}>
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
                <ButtonLink {...linkTo('/auth?tab=sign-up')} variant="primary" block>
                  {texts.signUp}
                </ButtonLink>
              )}
              <ButtonLink {...linkTo('/auth')} block>
                {texts.signIn}
              </ButtonLink>
            </>
          )}
        </div>
      </Drawer>
    </>
  );
}
