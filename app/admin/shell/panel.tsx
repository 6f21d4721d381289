import { ArrowLeft, KeyRound, ShieldUser } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PanelSearch } from '#app/admin/search/panel-search.tsx';
import { SignOutForm } from '#app/auth/session/sign-out-form.tsx';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import AccountMenu from '#app/public/shell/account-menu.tsx';
import { shellTexts } from '#app/public/shell/shell.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Badge } from '#app/ui/display/badge.tsx';
import { Logo } from '#app/ui/display/logo.tsx';
import appBar from '#app/ui/layout/app-bar.module.css';
import appFooter from '#app/ui/layout/app-footer.module.css';
import { NavItem } from '#app/ui/layout/nav-item.tsx';
import shell from '#app/ui/layout/shell.module.css';
import sidebar from '#app/ui/layout/sidebar.module.css';
import { SidebarShell, SidebarTriggers } from '#app/ui/layout/sidebar.tsx';
import skipLink from '#app/ui/layout/skip-link.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Viewer } from '#contract/accounts/viewer.ts';
import type { Branding } from '#contract/site/branding.ts';
import { copyrightOf } from '#contract/site/company.ts';
import type { Site } from '#contract/site/site.ts';
import type { Waiting } from '#core/analytics/queries/panel-figures.ts';
import styles from './panel.module.css';
import { panelTexts } from './panel.texts.ts';
import { Shortcuts } from './shortcuts.tsx';
import { openTabs } from './tabs.ts';

export interface PanelProps {
  site: Site;
  branding: Branding;
  viewer: Viewer;
  sidebarOpen: boolean | null;
  /** What waits for somebody; null when it could not be read. */
  waiting: Waiting | null;
  children: ReactNode;
}

function TabList({ waiting }: Pick<PanelProps, 'waiting'>) {
  const { tabs } = useTexts(panelTexts);
  const counts = new Map<string, number | undefined>([
    ['/admin/messages', waiting?.messages],
    ['/admin/orders', waiting?.orders],
  ]);
  return openTabs.map(({ path, name, icon }) => {
    const count = counts.get(path);
    const isFirst = path === '/admin';
    return <NavItem key={path} to={path} label={tabs[name]} icon={icon} end={isFirst} {...(count && { count })} />;
  });
}

function Foot() {
  const { dashboard, signOut } = useTexts(panelTexts);
  return (
    <>
      <NavItem to="/dashboard" label={dashboard} icon={ArrowLeft} />
      <SignOutForm className={sidebar.navItem} title={signOut} />
    </>
  );
}

function Badges({ role }: Pick<Viewer, 'role'>) {
  const { fullAccess, assistantAccess } = useTexts(panelTexts);
  const { roles } = useTexts(shellTexts);
  const isAdmin = role === 'admin';
  return (
    <div className={styles.adminBadges}>
      <Badge tone="outline" icon={ShieldUser}>
        <span className={styles.adminRole}>{roles[role]}</span>
      </Badge>
      <Badge tone={isAdmin ? 'success' : 'info'} icon={KeyRound}>
        {isAdmin ? fullAccess : assistantAccess}
      </Badge>
    </div>
  );
}

function Bar({ viewer }: Pick<PanelProps, 'viewer'>) {
  const { heading, welcome, nameless } = useTexts(panelTexts);
  return (
    <header className={classes(appBar.appBar, styles.adminBar)}>
      <SidebarTriggers />
      <div className={styles.adminId}>
        <h1>{heading}</h1>
        <span className={classes(text.soft, text.small)}>{welcome(viewer.fullName?.trim() || nameless)}</span>
      </div>
      <PanelSearch />
      <Badges role={viewer.role} />
      <AccountMenu viewer={viewer} />
    </header>
  );
}

/** Sidebar with the tabs, bar, page, footer: what stands around every tab. */
export function Panel({ site, branding, viewer, sidebarOpen, waiting, children }: PanelProps) {
  const texts = useTexts(panelTexts);
  const linkTo = useLinks();
  return (
    <div data-density="compact">
      <a className={skipLink.skipLink} href="#main">
        {texts.skip}
      </a>
      <SidebarShell
        defaultOpen={sidebarOpen}
        width="app"
        label={texts.tabList}
        brand={<Logo name={site.name} logoUrl={branding.logoUrl} />}
        nav={<TabList waiting={waiting} />}
        foot={<Foot />}
      >
        <Bar viewer={viewer} />
        <main className={shell.main} id="main" tabIndex={-1}>
          {children}
        </main>
        <footer className={appFooter.appFooter}>
          <span>{copyrightOf(site)}</span>
          <Shortcuts />
          <nav aria-label={texts.legal}>
            <Link {...linkTo('/privacy-policy')}>{texts.privacy}</Link>
            <Link {...linkTo('/terms-of-service')}>{texts.terms}</Link>
            <Link {...linkTo('/contact')}>{texts.contact}</Link>
          </nav>
        </footer>
      </SidebarShell>
    </div>
  );
}
