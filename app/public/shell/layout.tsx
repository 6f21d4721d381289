import type { ReactNode } from 'react';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { useReloadAfter } from '#app/browser/live/use-reload.ts';
import failure from '#app/failure.module.css';
import { Failure, FailureText } from '#app/failure.tsx';
import { isFailure } from '#app/forms/outcome.ts';
import { useTexts } from '#app/language/texts.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { classes } from '#app/ui/classes.ts';
import page from '#app/ui/layout/page.module.css';
import skipLink from '#app/ui/layout/skip-link.module.css';
import { plainPath } from '#contract/base/translated-pages.ts';
import { builtInBranding } from '#contract/site/branding.ts';
import type { Route } from './+types/layout.ts';
import { LanguageOffer } from './language-offer.tsx';
import { shellTexts } from './shell.texts.ts';
import { SiteFooter } from './site-footer.tsx';
import styles from './site-header.module.css';
import { SiteHeader } from './site-header.tsx';

type Shown = NonNullable<ReturnType<typeof useRouteLoaderData<typeof rootLoader>>>;

function Shell({ site, viewer, branding = builtInBranding, children }: Shown & { children: ReactNode }) {
  const home = plainPath(useLocation().pathname) === '/';
  const { skip } = useTexts(shellTexts);
  return (
    <div className={classes(styles.site, home && styles.siteHome)}>
      <a className={skipLink.skipLink} href="#main">
        {skip}
      </a>
      <SiteHeader name={site.name} offersSignUp={site.signUp === 'open'} branding={branding} viewer={viewer} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} branding={branding} />
      <LanguageOffer />
    </div>
  );
}

/** Header, page, footer: every page that anybody may see. */
export default function PublicLayout() {
  const shown = useRouteLoaderData<typeof rootLoader>('root');
  if (!shown) return <Outlet />;
  return (
    <Shell {...shown}>
      <Outlet />
    </Shell>
  );
}

/** A page that fails leaves header and footer standing, and is asked for again. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shown = useRouteLoaderData<typeof rootLoader>('root');
  useReloadAfter(isFailure(error) ? error : null);
  const told = { error, siteName: shown?.site.name ?? 'Quietprint', requestId: shown?.requestId ?? null };
  if (!shown) return <Failure {...told} />;
  return (
    <Shell {...shown}>
      <div className={classes(page.page, failure.main)}>
        <FailureText {...told} />
      </div>
    </Shell>
  );
}
