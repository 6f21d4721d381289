import { useMatches } from 'react-router';
import { useLanguage } from '#app/language/use-language.ts';
import AccountMenu from '#app/public/shell/account-menu.tsx';
import { classes } from '#app/ui/classes.ts';
import appBar from '#app/ui/layout/app-bar.module.css';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { SidebarTriggers } from '#app/ui/layout/sidebar.tsx';
import text from '#app/ui/styles/text.module.css';
import { greetingName, type Viewer } from '#contract/accounts/viewer.ts';
import type { Language } from '#contract/base/languages.ts';
import styles from './app-bar.module.css';

export const tagline = 'Manage your privacy and security';

export const greeting = (viewer: Viewer): string => `Welcome back, ${greetingName(viewer)}`;

/** What a route of the dashboard may say of itself with `export const handle`. */
export interface DashboardHandle {
  /** The page greets by itself, larger than the bar could. */
  greets?: boolean;
  /** The way here, on pages below another one. */
  trail?: readonly { label: string | ((language: Language) => string); to?: string }[];
}

function useHandle(): DashboardHandle {
  const handle: unknown = useMatches().findLast((match) => match.handle)?.handle;
  return (handle ?? {}) as DashboardHandle;
}

/** The greeting stands here on every page but those that have it as their title or lead back to another page. */
function Middle({ viewer }: { viewer: Viewer }) {
  const { greets, trail } = useHandle();
  const language = useLanguage();
  const labelIn = (label: string | ((shown: Language) => string)) =>
    typeof label === 'string' ? label : label(language);
  if (trail) return <Breadcrumb trail={trail.map(({ label, ...rest }) => ({ label: labelIn(label), ...rest }))} />;
  if (greets) return <span className={appBar.space} />;
  return (
    <p className={classes(appBar.space, styles.greeting)}>
      <span>{greeting(viewer)}</span>
      <span className={classes(text.caption, text.soft)}>{tagline}</span>
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
