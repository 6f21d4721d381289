import { ArrowLeft, KeyRound, ShieldUser } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PanelSearch } from '#app/admin/search/panel-search.tsx';
import { SignOutForm } from '#app/auth/session/sign-out-form.tsx';
import AccountMenu from '#app/public/shell/account-menu.tsx';
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
  const counts = new Map<string, number | undefined>([
    ['/admin/messages', waiting?.messages],
    ['/admin/orders', waiting?.orders],
  ]);
  return openTabs.map(({ path, label, icon }) => {
    const count = counts.get(path);
    return <NavItem key={path} to={path} label={label} icon={icon} end={path === '/admin'} {...(count && { count })} />;
  });
}

function Foot() {
  return (
    <>
      <NavItem to="/dashboard" label="Dashboard" icon={ArrowLeft} />
      <SignOutForm className={sidebar.navItem} title="Sign Out" />
    </>
  );
}

function Badges({ role }: Pick<Viewer, 'role'>) {
  const isAdmin = role === 'admin';
  return (
    <div className={styles.adminBadges}>
      <Badge tone="outline" icon={ShieldUser}>
        <span className={styles.adminRole}>{role}</span>
      </Badge>
      <Badge tone={isAdmin ? 'success' : 'info'} icon={KeyRound}>
        {isAdmin ? 'Full Access' : 'Assistant Access'}
      </Badge>
    </div>
  );
}

function Bar({ viewer }: Pick<PanelProps, 'viewer'>) {
  return (
    <header className={classes(appBar.appBar, styles.adminBar)}>
      <SidebarTriggers />
      <div className={styles.adminId}>
        <h1>Admin Panel</h1>
        <span className={classes(text.soft, text.small)}>Welcome, {viewer.fullName?.trim() || 'Admin'}</span>
      </div>
      <PanelSearch />
      <Badges role={viewer.role} />
      <AccountMenu viewer={viewer} />
    </header>
  );
}

/** Sidebar with the tabs, bar, page, footer: what stands around every tab. */
export function Panel({ site, branding, viewer, sidebarOpen, waiting, children }: PanelProps) {
  return (
    <div data-density="compact">
      <a className={skipLink.skipLink} href="#main">
        Skip to main content
      </a>
      <SidebarShell
        defaultOpen={sidebarOpen}
        width="app"
        label="Admin tabs"
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
          <nav aria-label="Legal">
            <Link to="/privacy-policy">Privacy Policy</Link>
            <Link to="/terms-of-service">Terms of Service</Link>
            <Link to="/contact">Contact</Link>
          </nav>
        </footer>
      </SidebarShell>
    </div>
  );
}
