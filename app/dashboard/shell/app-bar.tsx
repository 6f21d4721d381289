import { useMatches } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import AccountMenu from '#app/public/shell/account-menu.tsx';
import { classes } from '#app/ui/classes.ts';
import appBar from '#app/ui/layout/app-bar.module.css';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { SidebarTriggers } from '#app/ui/layout/sidebar.tsx';
import text from '#app/ui/styles/text.module.css';
import { greetingName, type Viewer } from '#contract/accounts/viewer.ts';
import type { Texts } from '#contract/base/texts.ts';
import styles from './app-bar.module.css';
import type english from './dashboard.texts.en.ts';
import { dashboardTexts } from './dashboard.texts.ts';

type DashboardTexts = Texts<typeof english>;

export const greeting = ({ welcome, nameless }: DashboardTexts, viewer: Viewer): string =>
  welcome(greetingName(viewer) ?? nameless);

/** A page of the way to another one, by the name of its words. */
type Crumb = { page: keyof DashboardTexts['pages']; to: string } | { below: keyof DashboardTexts['below'] };

/** What a route of the dashboard may say of itself with `export const handle`. */
export interface DashboardHandle {
  /** The page greets by itself, larger than the bar could. */
  greets?: boolean;
  /** The way here, on pages below another one. */
  trail?: readonly Crumb[];
}

function useHandle(): DashboardHandle {
  const handle: unknown = useMatches().findLast((match) => match.handle)?.handle;
  return (handle ?? {}) as DashboardHandle;
}

const namedCrumb = ({ pages, below }: DashboardTexts, crumb: Crumb) =>
  'page' in crumb ? { label: pages[crumb.page], to: crumb.to } : { label: below[crumb.below] };

/** The greeting stands here on every page but those that have it as their title or lead back to another page. */
function Middle({ viewer }: { viewer: Viewer }) {
  const { greets, trail } = useHandle();
  const texts = useTexts(dashboardTexts);
  if (trail) return <Breadcrumb trail={trail.map((crumb) => namedCrumb(texts, crumb))} />;
  if (greets) return <span className={appBar.space} />;
  return (
    <p className={classes(appBar.space, styles.greeting)}>
      <span>{greeting(texts, viewer)}</span>
      <span className={classes(text.caption, text.soft)}>{texts.tagline}</span>
    </p>
  );
}

export function AppBar({ viewer }: { viewer: Viewer }) {
  return (
    <header className={classes(appBar.appBar, styles.dashBar)}>
      <SidebarTriggers />
      <Middle viewer={viewer} />
      <AccountMenu viewer={viewer} />
    </header>
  );
}
